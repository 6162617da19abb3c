// A line without a server: what the page would be told is told by the test.
{
  window.fed = null;
  window.WebSocket = class {
    readyState = 0;
    constructor() {
      window.fed = (text) => this.onmessage?.({ data: text });
      setTimeout(() => {
        this.readyState = 1;
        this.onopen?.();
      }, 0);
    }
    send() {}
    close() {
      this.readyState = 3;
    }
  };
}

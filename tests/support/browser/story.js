// Notes what moves: each card that flies, each element that is animated and by which properties.
window.story = { flown: [], moved: [], contexts: 0, called: [] };
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  const key = this.dataset?.key || this.className?.baseVal || this.className || this.tagName;
  const names = frames.flatMap((frame) => Object.keys(frame)).filter((name) => name !== "offset");
  const timing = typeof options === "number" ? { duration: options } : options;
  const turns = frames.some((frame) => String(frame.transform).includes("-200deg"));
  window.story.moved.push({
    key: String(key),
    names: [...new Set(names)],
    turns,
    duration: timing.duration,
  });
  if (this.classList?.contains("flying"))
    window.story.flown.push([this.dataset.card || "back", this.dataset.start, this.dataset.end]);
  return animate.call(this, frames, options);
};
window.Notification = class {
  static permission = "default";
  static async requestPermission() {
    return (this.permission = "granted");
  }
  constructor(title) {
    window.story.called.push(title);
  }
  close() {}
};
const Context = window.AudioContext;
window.AudioContext = class extends Context {
  constructor(...given) {
    super(...given);
    window.story.contexts += 1;
  }
};

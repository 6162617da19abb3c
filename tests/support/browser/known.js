// What a page draws by chance is the same at every run: its nonce, its tokens, its waits. A browser
// has its number in the test; each page counts on from the one before it.
{
  let pages = 0;
  try {
    pages = Number(sessionStorage.getItem("pages")) || 0;
    sessionStorage.setItem("pages", String(pages + 1));
  } catch {
    // an empty page has no storage and draws nothing
  }
  let drawn = (BROWSER * 1000003 + pages * 7919) % 2147483647;
  const next = () => {
    drawn = (drawn * 48271) % 2147483647;
    return drawn;
  };
  crypto.getRandomValues = (room) => {
    for (let at = 0; at < room.length; at++) room[at] = next() & 255;
    return room;
  };
  Math.random = () => next() / 2147483647;
}

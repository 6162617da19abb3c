// Morph: an element becomes what new markup says, while what is the same stays in the page.
// A field keeps what is typed in it, its focus, its selection and the keyboard of a phone.

const keyOf = (node) => (node.nodeType === Node.ELEMENT_NODE ? node.dataset?.key : undefined);

/** @param {Element} element @param {string} markup its new content */
export function morph(element, markup) {
  const fresh = document.createElement("template");
  fresh.innerHTML = markup;
  children(element, fresh.content);
}

/** Children with a `data-key` are matched by it, others by their order and kind. */
function children(old, fresh) {
  const keyed = new Map([...old.children].filter(keyOf).map((each) => [keyOf(each), each]));
  let at = old.firstChild;
  for (const each of [...fresh.childNodes]) {
    const key = keyOf(each);
    const same = key ? keyed.get(key) : at;
    if (same && isAlike(same, each)) {
      while (at && at !== same && !stays(at, fresh)) at = dropped(at);
      if (at !== same) old.insertBefore(same, at);
      else at = at.nextSibling;
      update(same, each);
    } else old.insertBefore(each, at);
  }
  while (at) at = dropped(at);
}

const stays = (node, fresh) =>
  keyOf(node) && [...fresh.children].some((each) => keyOf(each) === keyOf(node));

function dropped(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}

const isAlike = (one, two) =>
  one.nodeType === two.nodeType &&
  one.nodeName === two.nodeName &&
  keyOf(one) === keyOf(two) &&
  one.type === two.type;

function update(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (old.nodeType !== Node.ELEMENT_NODE) {
    old.data = fresh.data;
    return;
  }
  for (const { name } of [...old.attributes])
    if (!fresh.hasAttribute(name) && !isOfReader(old, name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes)
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  children(old, fresh);
}

/** What somebody opened stays open. */
const isOfReader = (element, name) => element.nodeName === "DETAILS" && name === "open";

// @ts-check
// A page in so far as modules ask for one: put in place before they are imported.

/** An element that notes what is done to it. */
export class FakeElement extends EventTarget {
  /** @param {Record<string, any>} values */
  constructor(values = {}) {
    super();
    this.hidden = false;
    this.isVisible = true;
    this.textContent = "";
    /** @type {Record<string, string>} */
    this.dataset = {};
    /** @type {Set<string>} */
    this.css = new Set();
    this.classList = { contains: (/** @type {string} */ name) => this.css.has(name) };
    /** @type {Map<string, string>} */
    this.attributes = new Map();
    this.id = "";
    Object.assign(this, values);
  }

  checkVisibility() {
    return this.isVisible;
  }

  focus() {
    page.activeElement = this;
  }

  /** @param {string} name */
  getAttribute(name) {
    return this.attributes.get(name) ?? null;
  }

  /** @param {string} name @param {boolean} on */
  toggleAttribute(name, on) {
    if (on) this.attributes.set(name, "");
    else this.attributes.delete(name);
  }

  /** Every fake control is one itself, and lies in nothing else. @param {string} selector */
  closest(selector) {
    return selector.startsWith("button") ? this : null;
  }
}

const body = new FakeElement();

/** What the fake document holds; tests change it. */
export const page = {
  /** @type {any} */
  activeElement: body,
  body,
  /** @type {Map<string, FakeElement>} */
  ids: new Map(),
  /** @type {FakeElement[]} what a selector finds, whatever it is */
  found: [],
  /** @type {FakeElement | null} */
  underPointer: null,
  hidden: false,
};

const document = Object.assign(new EventTarget(), {
  body,
  documentElement: new FakeElement(),
  querySelectorAll: () => page.found,
  getElementById: (/** @type {string} */ id) => page.ids.get(id) ?? null,
  elementFromPoint: () => page.underPointer,
});
Object.defineProperties(document, {
  activeElement: { get: () => page.activeElement },
  hidden: { get: () => page.hidden },
});

const windowEvents = new EventTarget();
Object.assign(globalThis, {
  document,
  Element: FakeElement,
  PointerEvent: class extends Event {},
  location: { protocol: "https:", host: "table.example" },
  addEventListener: windowEvents.addEventListener.bind(windowEvents),
  removeEventListener: windowEvents.removeEventListener.bind(windowEvents),
  requestAnimationFrame: (/** @type {() => void} */ change) => setTimeout(change, 16),
  cancelAnimationFrame: (/** @type {number} */ frame) => clearTimeout(frame),
});

/** An event of the window. @param {Event} event */
export const tellWindow = (event) => windowEvents.dispatchEvent(event);

/** @param {string} type @param {Record<string, any>} values */
export function eventOf(type, values = {}) {
  const event = new Event(type, { cancelable: true });
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(event, name, { value, configurable: true });
  return event;
}

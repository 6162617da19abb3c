// Sounds: made here, of noise and a few tones; silent until somebody switches them on.

import { byId } from "./dom.js";
import { volume } from "./preferences.js";

const KEPT = "sound";

/** Each sound: bursts of noise and tones, `[after, length, loudness, pitch or filter, kind]` in seconds and hertz. */
const SOUNDS = {
  roll: [0, 0.07, 0.15, 0.22, 0.3].map((after, n) => [
    after,
    0.05,
    0.28 - n * 0.04,
    1900 - n * 220,
    "noise",
  ]),
  fly: [[0, 0.12, 0.1, 3200, "noise"]],
  drop: [
    [0, 0.09, 0.3, 150, "sine"],
    [0, 0.03, 0.2, 900, "noise"],
  ],
  rise: [
    [0, 0.16, 0.25, 110, "sine"],
    [0.05, 0.1, 0.15, 500, "noise"],
  ],
  lay: [
    [0, 0.06, 0.2, 1400, "noise"],
    [0.28, 0.08, 0.3, 180, "sine"],
  ],
  walk: [0, 0.1, 0.2, 0.3].map((after) => [after, 0.06, 0.22, 95, "sine"]),
  grow: [[0, 0.35, 0.12, 700, "noise"]],
  asked: [
    [0, 0.35, 0.16, 659, "triangle"],
    [0.14, 0.5, 0.16, 880, "triangle"],
  ],
};

export class Sounds {
  /** @param {EventTarget} theatre what moves is heard */
  constructor(theatre) {
    this.context = null;
    this.on = localStorage.getItem(KEPT) === "on";
    this.buttons = [byId("sound"), byId("sound-here")];
    for (const each of this.buttons) each.addEventListener("click", () => this.turn(!this.on));
    theatre.addEventListener("moves", (event) =>
      this.play(event.detail.how, event.detail.delay / 1000),
    );
    this.show();
  }

  turn(on) {
    this.on = on;
    localStorage.setItem(KEPT, on ? "on" : "off");
    this.show();
    if (on) this.play("asked");
  }

  show() {
    for (const each of this.buttons) {
      each.setAttribute("aria-pressed", String(this.on));
      const state = each.querySelector("[data-state]");
      if (state) state.textContent = this.on ? each.dataset.on : each.dataset.off;
    }
  }

  play(name, delay = 0) {
    if (!this.on || document.hidden || !SOUNDS[name] || !volume()) return;
    this.context ||= new AudioContext();
    if (this.context.state === "suspended") this.context.resume();
    const now = this.context.currentTime + delay;
    for (const [after, ...rest] of SOUNDS[name]) this.burst(now + after, ...rest);
  }

  /** One short noise or tone that dies away. */
  burst(at, length, loud, pitch, kind) {
    const { context } = this;
    const gain = context.createGain();
    const level = Math.max(0.0001, loud * volume());
    gain.gain.setValueAtTime(level, at);
    gain.gain.exponentialRampToValueAtTime(Math.min(0.001, level), at + length);
    gain.connect(context.destination);
    const source = kind === "noise" ? this.noise(gain, pitch) : this.tone(gain, pitch, kind);
    source.start(at);
    source.stop(at + length);
  }

  tone(out, pitch, kind) {
    const source = new OscillatorNode(this.context, { type: kind, frequency: pitch });
    source.connect(out);
    return source;
  }

  noise(out, pitch) {
    const { context } = this;
    if (!this.hiss) {
      this.hiss = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
      const data = this.hiss.getChannelData(0);
      for (let n = 0; n < data.length; n++) data[n] = Math.random() * 2 - 1;
    }
    const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 1.2 });
    const source = new AudioBufferSourceNode(context, { buffer: this.hiss });
    source.connect(filter);
    filter.connect(out);
    return source;
  }
}

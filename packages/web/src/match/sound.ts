/** Sounds made while playing, without a file: filtered noise and a few oscillators through one limiter. */
import type { Heard, SoundName } from './hear.ts';

/** The least time between two of a kind, in seconds. */
const GAPS: Readonly<Record<SoundName, number>> = {
  whistle: 0.4,
  thud: 0.06,
  crunch: 0.3,
  dice: 0.12,
  cheer: 1.2,
  groan: 1.2,
  card: 0.08,
  catch: 0.1,
  step: 0.08,
};
const LOUDNESS = 0.6 ** 2;
const MURMUR = 0.035;
/** Sounds that happen at once follow each other closely enough to be one moment. */
const APART_S = 0.09;

interface Shape {
  /** Hertz, and where it glides to in `glide` seconds. */
  readonly f: number;
  readonly to?: number;
  readonly glide?: number;
  readonly peak: number;
  /** Seconds up, held, and down. */
  readonly up?: number;
  readonly hold?: number;
  readonly down: number;
  readonly pan?: number;
  readonly out?: AudioNode;
}
interface Tone extends Shape {
  readonly type?: OscillatorType;
}
interface Noise extends Shape {
  readonly filter?: BiquadFilterType;
  readonly q?: number;
}
const SILENT = 0.0005;

export class Speaker {
  private readonly audio = new AudioContext();
  private readonly master = new GainNode(this.audio, { gain: LOUDNESS });
  private readonly effects = new GainNode(this.audio);
  readonly crowd = new GainNode(this.audio);
  private readonly white = whiteNoise(this.audio);
  private readonly last = new Map<SoundName, number>();
  private murmuring: AudioBufferSourceNode | undefined;

  constructor() {
    const { audio, master, effects, crowd } = this;
    const limiter = new DynamicsCompressorNode(audio, {
      threshold: -9,
      knee: 6,
      ratio: 12,
      attack: 0.003,
      release: 0.18,
    });
    effects.connect(master);
    crowd.connect(master);
    master.connect(limiter).connect(audio.destination);
  }
  /** A hidden page is silent. */
  setMuted(muted: boolean): void {
    this.master.gain.setTargetAtTime(muted ? 0 : LOUDNESS, this.audio.currentTime, 0.03);
  }
  /** The supporters between two happenings: low noise that swells and sinks, never silent and never heard alone. */
  murmur(on: boolean): void {
    if (!on) {
      this.murmuring?.stop();
      this.murmuring = undefined;
      return;
    }
    if (this.murmuring) return;
    const { audio } = this;
    const source = new AudioBufferSourceNode(audio, { buffer: this.white, loop: true });
    const level = new GainNode(audio, { gain: MURMUR });
    const swell = new OscillatorNode(audio, { frequency: 0.11 });
    source
      .connect(new BiquadFilterNode(audio, { type: 'bandpass', frequency: 480, Q: 0.5 }))
      .connect(new BiquadFilterNode(audio, { type: 'lowpass', frequency: 900 }))
      .connect(level)
      .connect(this.crowd);
    swell.connect(new GainNode(audio, { gain: MURMUR / 2 })).connect(level.gain);
    swell.start();
    source.start();
    source.onended = () => swell.stop();
    this.murmuring = source;
  }
  play(heard: readonly Heard[]): void {
    void this.audio.resume();
    heard.forEach(({ sound, by }, i) => {
      const at = this.audio.currentTime + 0.005 + i * APART_S;
      if (at - (this.last.get(sound) ?? Number.NEGATIVE_INFINITY) < GAPS[sound]) return;
      this.last.set(sound, at);
      RECIPES[sound](this, at, by ?? 1);
    });
  }
  tone(at: number, given: Tone): OscillatorNode {
    const { f, to = f, glide = 0.1, up = 0.004, hold = 0, down, type = 'sine' } = given;
    const oscillator = new OscillatorNode(this.audio, { type, frequency: f });
    glideTo(oscillator.frequency, at, f, to, glide);
    this.shape(at, given, oscillator);
    oscillator.start(at);
    oscillator.stop(at + up + hold + down + 0.05);
    return oscillator;
  }
  noise(at: number, given: Noise): void {
    const { f, to = f, glide = 0.1, up = 0.003, hold = 0, down, filter = 'bandpass', q = 1 } = given;
    const source = new AudioBufferSourceNode(this.audio, { buffer: this.white, loop: true });
    const band = new BiquadFilterNode(this.audio, { type: filter, frequency: f, Q: q });
    glideTo(band.frequency, at, f, to, glide);
    this.shape(at, { ...given, up }, source.connect(band));
    source.start(at, Math.random() * 1.5);
    source.stop(at + up + hold + down + 0.05);
  }
  /** Shakes a tone. */
  shake(at: number, tone: OscillatorNode, hertz: number, by: number, seconds: number): void {
    const shaker = new OscillatorNode(this.audio, { frequency: hertz });
    shaker.connect(new GainNode(this.audio, { gain: by })).connect(tone.frequency);
    shaker.start(at);
    shaker.stop(at + seconds);
  }
  private shape(
    at: number,
    { peak, up = 0.004, hold = 0, down, pan = 0, out = this.effects }: Shape,
    from: AudioNode,
  ): void {
    const level = new GainNode(this.audio, { gain: 0 });
    level.gain.setValueAtTime(0, at);
    level.gain.linearRampToValueAtTime(peak, at + up);
    level.gain.setValueAtTime(peak, at + up + hold);
    level.gain.exponentialRampToValueAtTime(SILENT, at + up + hold + down);
    from.connect(level).connect(new StereoPannerNode(this.audio, { pan })).connect(out);
  }
}
const glideTo = (frequency: AudioParam, at: number, from: number, to: number, seconds: number): void => {
  frequency.setValueAtTime(from, at);
  frequency.exponentialRampToValueAtTime(to, at + seconds);
};
const whiteNoise = (audio: AudioContext): AudioBuffer => {
  const buffer = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate);
  buffer.getChannelData(0).forEach((_, i, samples) => {
    samples[i] = Math.random() * 2 - 1;
  });
  return buffer;
};
const some = (from: number, to: number): number => from + Math.random() * (to - from);

type Recipe = (speaker: Speaker, at: number, by: number) => void;
const RECIPES: Readonly<Record<SoundName, Recipe>> = {
  // Two reeds a beat apart, a fluttering pea, a breath of air.
  whistle(speaker, at, long) {
    const hold = long > 0 ? 0.55 : 0.16;
    for (const f of [2350, 2478]) {
      const reed = speaker.tone(at, {
        type: 'square',
        f: f * 0.96,
        to: f,
        glide: 0.03,
        peak: 0.08,
        up: 0.012,
        hold,
        down: 0.09,
      });
      speaker.shake(at, reed, 34, 55, hold + 0.2);
    }
    speaker.noise(at, { f: 4200, q: 2, peak: 0.09, up: 0.01, hold, down: 0.1 });
  },
  // A falling drum, leather, a short slap.
  thud(speaker, at, hard) {
    speaker.tone(at, { f: 128, to: 44, glide: 0.09, peak: 0.45 * hard + 0.12, up: 0.002, down: 0.2 });
    speaker.noise(at, { filter: 'lowpass', f: 900, to: 180, peak: 0.34 * hard, up: 0.001, down: 0.13 });
    speaker.noise(at, { f: 2600, q: 0.8, peak: 0.12 * hard, up: 0.001, down: 0.03 });
  },
  // Plate and wood giving way, then the ground: dry.
  crunch(speaker, at) {
    for (const [after, f, peak] of CRACKS) speaker.noise(at + after, { f, q: 5, peak, up: 0.001, down: 0.035 });
    speaker.tone(at + 0.02, { type: 'triangle', f: 340, to: 90, peak: 0.2, up: 0.001, down: 0.12 });
    speaker.tone(at + 0.15, { f: 84, to: 38, glide: 0.12, peak: 0.5, up: 0.002, down: 0.24 });
  },
  // Each die clicks closer and closer, and rings at last.
  dice(speaker, at, count) {
    for (let die = 0; die < Math.min(count, 3); die++) {
      let click = at + die * 0.07;
      for (let i = 0, gap = 0.085; i < 5; i++, gap *= 0.72) {
        const rings = i === 4;
        const f = some(2900, 3800);
        speaker.noise(click, {
          f,
          q: 9,
          peak: rings ? 0.6 : 0.4,
          up: 0.001,
          down: rings ? 0.05 : 0.022,
          pan: die % 2 ? 0.15 : -0.15,
        });
        speaker.tone(click, { type: 'triangle', f: f * 0.42, peak: rings ? 0.14 : 0.09, up: 0.001, down: 0.03 });
        click += gap;
      }
    }
  },
  // Voices as noise that opens like a mouth.
  cheer(speaker, at, size) {
    const out = speaker.crowd;
    for (const [f, to, q, peak] of OPENING)
      speaker.noise(at, { f, to, glide: 0.5, q, peak: peak * size, up: 0.22, hold: 0.55 * size, down: 1.3, out });
    for (let i = 0; i < 7; i++) {
      const f = some(420, 840);
      const voice = { f, to: f * 1.22, glide: 0.35, peak: 0.03 * size, up: 0.1, hold: 0.3, down: 0.6 };
      speaker.tone(at + some(0, 0.3), { type: 'sawtooth', ...voice, out, pan: some(-0.8, 0.8) });
    }
  },
  // The same mouth closing.
  groan(speaker, at, size) {
    const out = speaker.crowd;
    for (const [f, to, q, peak] of CLOSING)
      speaker.noise(at, { f, to, glide: 0.9, q, peak: peak * size, up: 0.14, hold: 0.2, down: 1, out });
    for (let i = 0; i < 6; i++) {
      const f = some(170, 260);
      const voice = { f, to: f * 0.68, glide: 0.9, peak: 0.034 * size, up: 0.12, hold: 0.2, down: 0.7 };
      speaker.tone(at + some(0, 0.12), { type: 'sawtooth', ...voice, out, pan: some(-0.8, 0.8) });
    }
  },
  card(speaker, at) {
    speaker.noise(at, { filter: 'highpass', f: 1800, to: 5200, glide: 0.07, peak: 0.18, up: 0.02, down: 0.06 });
    speaker.noise(at + 0.085, { f: 1500, q: 2, peak: 0.32, up: 0.001, down: 0.03 });
    speaker.tone(at + 0.085, { type: 'triangle', f: 620, to: 410, glide: 0.04, peak: 0.06, up: 0.001, down: 0.05 });
  },
  catch(speaker, at) {
    speaker.noise(at, { filter: 'lowpass', f: 1400, to: 300, glide: 0.05, peak: 0.26, up: 0.001, down: 0.06 });
    speaker.tone(at, { f: 210, to: 120, glide: 0.05, peak: 0.16, up: 0.001, down: 0.07 });
  },
  step(speaker, at) {
    speaker.noise(at, { filter: 'lowpass', f: 520, to: 200, glide: 0.05, peak: 0.18, up: 0.002, down: 0.05 });
  },
};
const CRACKS = [
  [0, 1900, 0.3],
  [0.028, 1250, 0.26],
  [0.052, 2500, 0.2],
  [0.09, 820, 0.24],
  [0.125, 1500, 0.12],
] as const;
const OPENING = [
  [620, 880, 1.6, 1],
  [1150, 1500, 2, 0.75],
  [2500, 2900, 1.4, 0.3],
] as const;
const CLOSING = [
  [520, 270, 3, 1.1],
  [880, 520, 4, 0.5],
] as const;

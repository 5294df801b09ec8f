import { sound } from '../settings.ts';

/** Short sounds made on the spot: noise and a falling tone, shaped. Nothing is created before somebody has touched the page. */

export type Tone = {
  /** Filtered noise: the touch of a surface. */
  readonly noise?: { readonly hz: number; readonly q: number; readonly gain: number };
  /** A tone falling from one pitch to another: the body that rings. */
  readonly body?: { readonly from: number; readonly to: number; readonly gain: number };
  readonly ms: number;
  /** Time until it is loudest; 0 is a knock, more is a scrape. */
  readonly swell: number;
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Opening the loudspeaker takes a while: it is done after a touch, while nothing moves yet. */
export function wakeSound(): void {
  if (sound.value === 'off' || context) return;
  setTimeout(() => {
    context ??= new AudioContext();
    hiss ??= makeNoise(context);
  }, 30);
}

function makeNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

export function playTone(tone: Tone, delayMs = 0): void {
  const audio = context;
  if (!audio || sound.value === 'off') return;
  if (audio.state === 'suspended') void audio.resume();
  const start = audio.currentTime + delayMs / 1000;
  const end = start + tone.ms / 1000;
  if (tone.noise) {
    const source = new AudioBufferSourceNode(audio, { buffer: hiss, loop: true });
    const { hz, q, gain } = tone.noise;
    const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: hz, Q: q });
    source
      .connect(filter)
      .connect(shape(audio, gain, start, tone.swell, end))
      .connect(audio.destination);
    source.start(start, Math.random() * 0.3);
    source.stop(end);
  }
  if (tone.body) {
    const { from, to, gain } = tone.body;
    const voice = new OscillatorNode(audio, { type: 'sine', frequency: from });
    voice.frequency.setValueAtTime(from, start);
    voice.frequency.exponentialRampToValueAtTime(to, end);
    voice.connect(shape(audio, gain, start, tone.swell, end)).connect(audio.destination);
    voice.start(start);
    voice.stop(end);
  }
}

function shape(audio: AudioContext, peak: number, start: number, swell: number, end: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(peak, start + Math.max(0.002, swell / 1000));
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  return gain;
}

/** Stone on stone, stone on sand, wood on stone. */
export const STONE_SLIDES: Tone = { noise: { hz: 420, q: 0.8, gain: 0.16 }, ms: 260, swell: 60 };
export const STONES_MEET: Tone = {
  noise: { hz: 1500, q: 3, gain: 0.3 },
  body: { from: 310, to: 150, gain: 0.22 },
  ms: 90,
  swell: 0,
};
export const STONE_SINKS: Tone = { noise: { hz: 900, q: 0.5, gain: 0.05 }, ms: 240, swell: 90 };
export const WOOD_STEPS: Tone = {
  noise: { hz: 2300, q: 4, gain: 0.2 },
  body: { from: 520, to: 330, gain: 0.12 },
  ms: 60,
  swell: 0,
};
export const WOOD_STRIKES: Tone = {
  noise: { hz: 1800, q: 2, gain: 0.34 },
  body: { from: 240, to: 90, gain: 0.3 },
  ms: 150,
  swell: 0,
};

import type { Tone } from '../sound.ts';

/** Opening an output again takes a moment, which would delay the second of two close sounds. */
const QUIET_MS = 2_000;

/** Loaded after the first user input, and only while sound is on. */
export function openLoudspeaker(): (tone: Tone, delayMs: number) => void {
  const audio = new AudioContext();
  const hiss = makeNoise(audio);
  let lastEnd = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  /** An open output costs power even when silent: it is closed soon after the last sound. */
  const pauseLater = (): void => {
    clearTimeout(pause);
    pause = setTimeout(() => {
      if (audio.currentTime < lastEnd) pauseLater();
      else void audio.suspend();
    }, QUIET_MS);
  };
  pauseLater();
  return (tone, delayMs) => {
    if (audio.state === 'suspended') void audio.resume();
    const start = audio.currentTime + delayMs / 1000;
    const end = start + tone.ms / 1000;
    lastEnd = Math.max(lastEnd, end);
    pauseLater();
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
  };
}

function makeNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function shape(audio: AudioContext, peak: number, start: number, swell: number, end: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(peak, start + Math.max(0.002, swell / 1000));
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  return gain;
}

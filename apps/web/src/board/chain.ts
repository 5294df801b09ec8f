import type { Motion } from './motion.ts';

/** A part of what happens to a piece: these frames, from then on, for so long. */
export type Span = {
  /** ms from the beginning of the entry. */
  readonly start: number;
  readonly ms: number;
  readonly frames: readonly Keyframe[];
  readonly easing: string;
};

/** All that happens to one piece in one motion, in order, so that an interruption finds it where it is. */
export function chainSpans(id: string, spans: readonly Span[]): Motion {
  const start = spans[0]!.start;
  const end = Math.max(...spans.map(span => span.start + span.ms));
  const ms = Math.max(1, end - start);
  const frames: Keyframe[] = [];
  for (const span of spans) {
    span.frames.forEach((frame, i) => {
      const at = (span.start - start + (span.ms * i) / Math.max(1, span.frames.length - 1)) / ms;
      const last = frames.at(-1)?.offset ?? 0;
      frames.push({ ...frame, offset: Math.min(1, Math.max(at, last)), easing: span.easing });
    });
  }
  // Exactly 1: a last frame a hair before the end would be followed by another one.
  const [first, second, ...rest] = [...frames.slice(0, -1), { ...frames.at(-1)!, offset: 1 }];
  return { id, delay: start, ms, frames: [first!, second!, ...rest], easing: 'linear' };
}

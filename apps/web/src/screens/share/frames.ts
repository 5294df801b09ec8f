import { EASE, type Motion } from '../../board/motion.ts';
import type { Clip, PictureProps } from '../../picture/contract.ts';
import type { Moved } from '../../picture/flatten.ts';
import type { PublicPicture } from './public-picture.ts';

/** One drawing of a clip, shown for `ms`. */
export type Frame = { readonly props: PictureProps; readonly moved?: Moved; readonly ms: number };

export const FRAME_MS = 60;
/** Pauses after an entry and at the end. */
const LOOK_MS = 360;
const END_MS = 1_500;
/** A longer motion is shown to here. */
const MOST_MS = 5_000;

/** The entries of the turn that ends with entry `at`. */
export function turnEntries({ steps, at }: Pick<PublicPicture, 'steps' | 'at'>): readonly number[] {
  const line = steps[at]?.match.line.toArray() ?? [];
  const seat = line.at(-1)?.seat;
  const start = line.findLastIndex(move => move.seat !== seat) + 1;
  return line.slice(start).flatMap(({ n }) => (steps[n] && steps[n - 1] ? [n] : []));
}

/** The drawings of a turn in motion. */
export function* framesOf(shared: PublicPicture): Generator<Frame> {
  const { picture, at, propsAt } = shared;
  const entries = turnEntries(shared);
  if (entries[0] !== undefined) yield { props: propsAt(entries[0] - 1), ms: LOOK_MS };
  for (const n of entries) {
    const [before, props] = [propsAt(n - 1).shown, propsAt(n)];
    const clip = picture.clip?.(before, props);
    if (clip) yield* motionFrames(clip, { ...props, from: before });
    if (n !== at) yield { props, ms: LOOK_MS };
  }
  yield { props: propsAt(at), ms: END_MS };
}

function* motionFrames(clip: Clip, props: PictureProps): Generator<Frame> {
  const end = Math.min(MOST_MS, clip.ms);
  const probe = new Probe(clip.motions ?? []);
  try {
    for (let ms = 0; ms < end; ms += FRAME_MS)
      yield clip.at ? { props: clip.at(ms), ms: FRAME_MS } : { props, moved: probe.at(ms), ms: FRAME_MS };
  } finally {
    probe.remove();
  }
}

/** Where pieces are at a time of their motions, as the browser computes it. */
class Probe {
  readonly #pieces: readonly { readonly id: string; readonly node: Element; readonly run: Animation }[];

  constructor(motions: readonly Motion[]) {
    this.#pieces = motions.map(({ id, frames, ms, delay, easing = EASE }) => {
      const node = document.createElement('div');
      node.className = 'hidden-but-heard';
      node.ariaHidden = 'true';
      document.body.append(node);
      const run = node.animate([...frames], { duration: ms, delay, easing, fill: 'both' });
      run.pause();
      return { id, node, run };
    });
  }

  at(ms: number): Moved {
    return new Map(
      this.#pieces.map(({ id, node, run }) => {
        run.currentTime = ms;
        const { transform, opacity } = getComputedStyle(node);
        return [id, { transform: transform === 'none' ? '' : transform, opacity }];
      }),
    );
  }

  remove(): void {
    for (const { node, run } of this.#pieces) {
      run.cancel();
      node.remove();
    }
  }
}

import { hooksAfter, type Move } from '@tablee/tchako';
import { useMemo } from 'preact/hooks';
import { useLoaded } from '../../../page/later.tsx';
import { boardWords } from '../../board-words.ts';
import type { BoardState } from '../draw/board-state.ts';
import { Rubber } from '../draw/elastics.tsx';
import { postAt, SPACE, zoneAt } from '../draw/geometry.ts';
import { AimArrow } from './aim-arrows.tsx';

/** The advised move, drawn on the board. */
export function HintMark({ board, move }: { readonly board: BoardState; readonly move: Move }) {
  const { state, turned } = board;
  switch (move.kind) {
    case 'shoot':
      return (
        <g class="tchako-hint">
          <AimArrow state={state} aim={move} turned={turned} assistance="contact" />
        </g>
      );
    case 'create': {
      const { x, y } = zoneAt(move.zone, turned);
      return <circle class="tchako-hint ring" cx={x} cy={y} r={SPACE + 4} aria-hidden="true" />;
    }
    case 'hook':
    case 'lay':
      return (
        <g class="tchako-hint rubber" aria-hidden="true">
          <Rubber
            elastic={move.elastic}
            points={hooksAfter(state, move).map(post => postAt(post, turned))}
            chosen
          />
        </g>
      );
    default:
      return null;
  }
}

let advice: ReturnType<typeof fetchAdvice> | null = null;

/** Loads the advice with the first hint; most games ask for none. A failed load is repeated with the next hint. */
function loadAdvice(): ReturnType<typeof fetchAdvice> {
  advice ??= fetchAdvice().catch((error: unknown) => {
    advice = null;
    throw error;
  });
  return advice;
}

async function fetchAdvice() {
  const { adviceFor } = await import('@tablee/tchako/advice');
  const { words, ready } = boardWords({
    fr: async () => (await import('@tablee/tchako/advice/fr')).advice,
    en: async () => (await import('@tablee/tchako/advice/en')).advice,
  });
  await ready;
  return { adviceFor, words };
}

type AdviceProps = { readonly board: BoardState; readonly move: Move; readonly otherwise: string };

/** TCHAKO-47: the rulebook's advice that the hinted move follows, or `otherwise`. */
export function Advice({ board, move, otherwise }: AdviceProps) {
  const { state, seat } = board;
  const loaded = useLoaded(loadAdvice, []);
  const advisor = loaded.state === 'ready' ? loaded.value : null;
  const followed = useMemo(
    () => (seat === null ? null : (advisor?.adviceFor(state, seat, move) ?? null)),
    [advisor, state, seat, move],
  );
  return <>{advisor && followed ? advisor.words()[followed] : otherwise}</>;
}

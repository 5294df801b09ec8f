import { hooksAfter, type Move } from '@tablee/tchako';
import { adviceFor } from '@tablee/tchako/advice';
import { useMemo } from 'preact/hooks';
import { useLoaded } from '../../page/loaded.ts';
import { boardWords } from '../board-words.ts';
import { AimArrow } from './aims.tsx';
import { Rubber } from './art/elastics.tsx';
import { postAt, SPACE, zoneAt } from './art/geometry.ts';
import type { Desk } from './scene.ts';

/** The advised move, drawn. */
export function HintMark({ desk, move }: { readonly desk: Desk; readonly move: Move }) {
  const { state, turned } = desk;
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

const { words: adviceWords, ready } = boardWords({
  fr: async () => (await import('@tablee/tchako/advice/fr')).advice,
  en: async () => (await import('@tablee/tchako/advice/en')).advice,
});

type Advised = { readonly desk: Desk; readonly move: Move; readonly otherwise: string };

/** TCHAKO-47: with the move to play comes the book's advice it follows, where there is one. */
export function Advice({ desk, move, otherwise }: Advised) {
  const { state, seat } = desk;
  const loaded = useLoaded(() => ready, []);
  const followed = useMemo(() => (seat === null ? null : adviceFor(state, seat, move)), [state, seat, move]);
  const advice = loaded.state === 'ready' ? followed : null;
  return <>{advice ? adviceWords()[advice] : otherwise}</>;
}

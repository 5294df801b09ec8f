import { type GameidEvent, gameid, HEAPS, type Move, type State, sayMove } from '@tablee/gameid';
import type { Messages } from '@tablee/gameid/messages/fr';
import { useRef } from 'preact/hooks';
import type { BoardProps } from '../../../board/contract.ts';
import { isPress, useRoving } from '../../../board/keyboard.ts';
import { wakeSound } from '../../../board/sound.ts';
import { useStage } from '../../../board/stage.ts';
import { HEIGHT, placeAt, placeOf, Stones, WIDTH } from '../draw/heaps.tsx';
import { animator } from '../motion/pieces.ts';
import { words } from '../text/words.ts';

/** Every stone of the first position can be focused; one that is gone does nothing. */
const STOPS = HEAPS.flatMap((size, heap) =>
  Array.from({ length: size }, (_, level) => ({
    heap,
    level,
    id: `${heap}-${level}`,
    ...placeOf(placeAt(heap, level)),
  })),
);

export function Board({ shown, hands, hint, text, play, explain }: BoardProps<State, GameidEvent, Messages>) {
  const root = useRef<SVGSVGElement>(null);
  const stage = useStage(animator, root, { shown, hands }, placeOf);
  const { state } = stage.shown;
  const seat = stage.hands[0];
  const word = words();
  const advised = hint === null ? null : gameid.readMove(hint);
  const walk = useRoving(root, STOPS, null);

  /** Pressing a stone takes it and all above it. */
  const moveAt = (heap: number, level: number): Move => ({ heap, take: state.heaps[heap]! - level });
  const press = (heap: number, level: number): void => {
    const move = moveAt(heap, level);
    if (move.take < 1) return;
    const refusal = gameid.refuse(state, seat ?? 1 - state.turn, move);
    if (refusal) explain(refusal);
    else play(gameid.writeMove(move));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    wakeSound();
    const stop = STOPS.find(({ id }) => (event.target as Element).getAttribute('data-stop') === id);
    if (walk.walk(event)) event.preventDefault();
    else if (stop && isPress(event)) {
      event.preventDefault();
      press(stop.heap, stop.level);
    }
  };

  return (
    <div class="gameid" onPointerDown={wakeSound} onFocusIn={walk.onFocus}>
      <svg
        ref={root}
        class="gameid-board"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="group"
        aria-label={word.board}
        onKeyDown={onKeyDown}
      >
        <Stones
          pieces={stage.pieces}
          hinted={at => STOPS.some(({ heap, level }) => placeAt(heap, level) === at && isHinted(heap, level))}
        />
        {STOPS.map(({ id, heap, level, x, y }) => {
          const there = level < state.heaps[heap]!;
          const acts = there && seat !== undefined;
          return (
            <g
              key={id}
              role={acts ? 'button' : 'img'}
              data-stop={id}
              tabindex={walk.tabIndex(id)}
              aria-label={there ? word.stone(sayMove(moveAt(heap, level), text), level + 1) : word.gone}
              transform={`translate(${x} ${y})`}
              onClick={() => press(heap, level)}
            >
              <ellipse class={acts ? 'place acts' : 'place'} rx={90} ry={35} />
              <ellipse class="ring" rx={84} ry={34} />
            </g>
          );
        })}
      </svg>
    </div>
  );

  function isHinted(heap: number, level: number): boolean {
    return advised?.heap === heap && level >= state.heaps[heap]! - advised.take;
  }
}

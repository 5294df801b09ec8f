import { nameSeat } from '@tablee/tchang';
import type { BoardProps, Planned } from '../../board/contract.ts';
import { Mark } from './art/mark.tsx';
import { isSharing } from './deeds.tsx';
import { TOOLS, type Tool } from './hand.ts';
import { sayPlan } from './names.ts';
import { colourOfSeat } from './plans.tsx';
import { pressTool } from './press.ts';
import { paintOf } from './reach.tsx';
import type { Desk } from './scene.ts';

const ICONS: { readonly [T in Tool]: string } = {
  way: 'M4 19a2 2 0 1 0 4 0 2 2 0 1 0-4 0M8 19H13V8H17M14 4.500 18 8 14 11.500',
  take: 'M6 21V4M6 5H18L15 9 18 13H6',
  point: 'M9 21v-4l-4-4.500q1-2 3 0l1.500 1V4.500q1.500-2 3 0V10h4q3 .500 2.500 4l-1 7z',
};

type Props = {
  readonly desk: Desk;
  readonly plans: readonly Planned[];
  readonly nameOf: BoardProps['nameOf'];
};

/** What one means to do, for all to see: a way, a promise, a finger; and what everybody has said of theirs. */
export function Tools({ desk, plans, nameOf }: Props) {
  const { point, plan, hand, word, notes, change } = desk;
  const exploring = desk.state.phase === 'explore';
  // Alone, a way can be thought out, but nobody has to be promised anything.
  const alone = desk.state.variant.seats === 1;
  const offered = TOOLS.filter(tool =>
    tool === 'point' ? point !== null : plan !== null && exploring && !(alone && tool === 'take'),
  );
  const wipe = (): void => {
    plan?.([]);
    change({ tool: null });
    desk.tell(word.wiped);
  };
  return (
    <>
      {offered.length > 0 && !isSharing(desk) && (
        <div class="tchang-tools" role="group" aria-label={word.tools}>
          {offered.map(tool => (
            <button
              key={tool}
              type="button"
              class="tchang-tool"
              aria-pressed={hand.tool === tool}
              aria-label={word.tool[tool]}
              title={word.tool[tool]}
              onClick={() => pressTool(desk, tool)}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={ICONS[tool]} />
              </svg>
              <span>{word.toolShort[tool]}</span>
            </button>
          ))}
          {notes.length > 0 && (
            <button type="button" class="tchang-tool" onClick={wipe}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M6 6l12 12M18 6L6 18" />
              </svg>
              <span>{word.wipe}</span>
            </button>
          )}
        </div>
      )}
      <PlanList desk={desk} plans={plans} nameOf={nameOf} />
    </>
  );
}

function PlanList({ desk, plans, nameOf }: Props) {
  const { state, text } = desk;
  const said = plans.flatMap(({ seat, notes }) =>
    notes.flatMap(note => {
      const sentence = sayPlan(desk, nameOf?.(seat) ?? nameSeat(state, seat, text), note);
      return sentence ? [{ key: `${seat} ${note}`, seat, sentence }] : [];
    }),
  );
  if (said.length === 0) return null;
  return (
    <ul class="tchang-plans">
      {said.map(({ key, seat, sentence }) => (
        <li key={key} style={paintOf(colourOfSeat(desk.state, seat))}>
          <svg viewBox="-15 -15 30 30" aria-hidden="true">
            <circle r={15} fill="var(--face)" />
            <Mark colour={colourOfSeat(desk.state, seat)} scale={0.75} />
          </svg>
          {sentence}
        </li>
      ))}
    </ul>
  );
}

import type { Seat } from '@tablee/kernel';
import { nameSeat } from '@tablee/tchang';
import type { BoardProps, Planned } from '../../../board/contract.ts';
import { Mark, paintOf } from '../art/colours.tsx';
import { colourOfSeat, type Note, REPLIES, type Reply, readNote, writeNote } from '../draw/plans.tsx';
import { ownPawns } from '../draw/routes.ts';
import { answerWay, pressTool } from './actions.ts';
import { type BoardState, isSharing, TOOLS, type Tool } from './board-state.ts';
import { describePlan } from './descriptions.ts';

const ICONS: { readonly [T in Tool]: string } = {
  way: 'M4 19a2 2 0 1 0 4 0 2 2 0 1 0-4 0M8 19H13V8H17M14 4.500 18 8 14 11.500',
  take: 'M6 21V4M6 5H18L15 9 18 13H6',
  point: 'M9 21v-4l-4-4.500q1-2 3 0l1.500 1V4.500q1.500-2 3 0V10h4q3 .500 2.500 4l-1 7z',
};

type Props = {
  readonly board: BoardState;
  readonly plans: readonly Planned[];
  readonly nameOf: BoardProps['nameOf'];
};

/** The plans of all seats; below them, buttons to propose a route, take care of a space or point at one. */
export function PlanTools({ board, plans, nameOf }: Props) {
  const { point, plan, selection, word, notes, select } = board;
  const exploring = board.state.phase === 'explore';
  // A single player has no one to tell that they take care of a space.
  const alone = board.state.variant.seats === 1;
  const offered = TOOLS.filter(tool =>
    tool === 'point' ? point !== null : plan !== null && exploring && !(alone && tool === 'take'),
  );
  const clearNotes = (): void => {
    plan?.([]);
    select({ tool: null });
    board.notify(word.wiped);
  };
  const planned = notes.some(note => readNote(note)?.kind !== 'answer');
  return (
    <>
      {/* Above the tools: a proposal and its answers must not lie under the bar of a phone. */}
      <PlanList board={board} plans={plans} nameOf={nameOf} />
      {offered.length > 0 && !isSharing(board) && (
        <div class="tchang-tools" role="group" aria-label={word.tools}>
          {offered.map(tool => (
            <button
              key={tool}
              type="button"
              class="tchang-tool"
              aria-pressed={selection.tool === tool}
              aria-label={word.tool[tool]}
              title={word.tool[tool]}
              onClick={() => pressTool(board, tool)}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={ICONS[tool]} />
              </svg>
              <span>{word.toolShort[tool]}</span>
            </button>
          ))}
          {planned && (
            <button type="button" class="tchang-tool" onClick={clearNotes}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M6 6l12 12M18 6L6 18" />
              </svg>
              <span>{word.wipe}</span>
            </button>
          )}
        </div>
      )}
    </>
  );
}

function PlanList({ board, plans, nameOf }: Props) {
  const { state, text } = board;
  const nameOfSeat = (seat: Seat): string => nameOf?.(seat) ?? nameSeat(state, seat, text);
  const listed = plans.flatMap(({ seat, notes }) =>
    notes.flatMap(note => {
      const sentence = describePlan(board, nameOfSeat(seat), note);
      return sentence ? [{ key: `${seat} ${note}`, seat, note: readNote(note), sentence }] : [];
    }),
  );
  if (listed.length === 0) return null;
  return (
    <ul class="tchang-plans">
      {listed.map(({ key, seat, note, sentence }) => (
        <li key={key} style={paintOf(colourOfSeat(board.state, seat))}>
          <svg viewBox="-15 -15 30 30" aria-hidden="true">
            <circle r={15} fill="var(--face)" />
            <Mark colour={colourOfSeat(board.state, seat)} scale={0.75} />
          </svg>
          <span class="said">{sentence}</span>
          {note?.kind === 'way' && (
            <Answers board={board} plans={plans} way={note} by={seat} {...{ sentence, nameOfSeat }} />
          )}
        </li>
      ))}
    </ul>
  );
}

type AnswersProps = Pick<Props, 'board' | 'plans'> & {
  readonly way: Extract<Note, { kind: 'way' }>;
  readonly by: Seat;
  readonly sentence: string;
  readonly nameOfSeat: (seat: Seat) => string;
};

/** What the others say to a proposed route, and the answers this person may give. */
function Answers({ board, plans, way, by, sentence, nameOfSeat }: AnswersProps) {
  const { word, notes, plannerSeat, ownSeat, plan, state } = board;
  const textOf = (reply: Reply): string => writeNote({ ...way, kind: 'answer', reply });
  const given = REPLIES.flatMap(reply => {
    const seats = plans.filter(planned => planned.notes.includes(textOf(reply))).map(({ seat }) => seat);
    return seats.length === 0 ? [] : [word.answered[reply](seats.map(nameOfSeat).join(', '))];
  });
  const mine = ownPawns(state, plannerSeat).includes(way.pawn);
  // An own proposal is answered only by going.
  const offered = REPLIES.filter(reply => (reply === 'go' ? mine : by !== plannerSeat));
  return (
    <>
      {given.length > 0 && <span class="given">{given.join(' · ')}</span>}
      {plan !== null && ownSeat !== null && offered.length > 0 && (
        <span class="replies">
          {offered.map(reply => (
            <button
              key={reply}
              type="button"
              class="button"
              aria-pressed={notes.includes(textOf(reply))}
              aria-label={word.answerTo(word.answers[reply], sentence)}
              onClick={() => answerWay(board, way, reply)}
            >
              {word.answers[reply]}
            </button>
          ))}
        </span>
      )}
    </>
  );
}

import { partnersOf, type Seat } from '@tablee/kernel';
import type { BotLevel, Offers } from '@tablee/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../../messages/index.ts';
import { Dialog } from '../../../page/dialog.tsx';
import { Chips } from '../../../page/forms/chips.tsx';
import { announce } from '../../../page/live.tsx';
import type { SeatInfo, TableSession } from '../../../session/session.ts';
import { LEVELS } from '../../../storage/choices.ts';
import { type NoticeProps, USUAL_LEVEL, useRequest } from './request.ts';

export type Vote = NonNullable<Offers['understudy']>;

const isPerson = ({ name, bot }: SeatInfo): boolean => name !== null && bot === null;

/**
 * The absent people whom the table waits for, this person too, and about whom the server takes a vote. With a seat free,
 * bots would not move.
 */
export function votableSeats({ own, people, steps, game, table }: TableSession): readonly Seat[] {
  const { match } = steps.value.at(-1)!;
  const free = people.value.some(person => person.name === null && person.bot === null);
  if (own.value === null || match.outcome || free || game.noBots?.(table)) return [];
  const actors = game.actors(match.state);
  if (actors.includes(own.value)) return [];
  return actors.filter(seat => people.value[seat]?.absent && !people.value[seat].understudy?.by);
}

/** Who has agreed, and who still has to: those who are away have no vote. */
export function votersOf(vote: Vote, people: readonly SeatInfo[]) {
  const agreed = [...new Set([vote.seat, ...vote.yes])];
  const open = people.flatMap((person, seat) =>
    seat !== vote.for && !agreed.includes(seat) && isPerson(person) && person.here ? [seat] : [],
  );
  return { agreed, open };
}

/** Votes that an understudy plays for an absent person. */
export function VoteNotices(props: NoticeProps) {
  const { session, name, word } = props;
  const vote = session.offers.value.understudy ?? null;
  const people = session.people.value;
  const before = useRef<Vote | null>(null);
  useEffect(() => {
    const ended = before.current;
    before.current = vote;
    if (!ended || vote || session.own.peek() === ended.for) return;
    const who = name(ended.for);
    if (people[ended.for]?.understudy?.by) announce(word.vote.begins(who));
    else if (people[ended.for]?.absent) announce(word.vote.declined(who));
  }, [vote]);
  const [waited, setWaited] = useState<readonly string[]>([]);
  /** One absence of a person. */
  const key = (seat: Seat) => `${seat} ${people[seat]?.away}`;
  const asked = votableSeats(session).filter(seat => seat !== vote?.for && !waited.includes(key(seat)));
  return (
    <>
      {vote && people[vote.for]?.absent && <VoteNotice {...props} vote={vote} />}
      {asked.slice(0, 1).map(seat => (
        <Proposal key={seat} {...props} seat={seat} wait={() => setWaited([...waited, key(seat)])} />
      ))}
    </>
  );
}

/** A running vote. Once the last who did not agree has gone, any consent carries it. */
function VoteNotice({ session, name, word, act, busy, vote }: NoticeProps & { readonly vote: Vote }) {
  const text = words();
  const own = session.own.value;
  const { agreed, open } = votersOf(vote, session.people.value);
  const level = text.levels[vote.level];
  const who = name(vote.for);
  const mine = vote.seat === own;
  const votes = own !== null && own !== vote.for;
  return (
    <div class="notice absence-notice" role="status" data-testid="vote">
      <span>
        {mine ? word.vote.sent(who, level) : word.vote.asked(name(vote.seat), who, level)}
        <small>{word.vote.progress(agreed.length, agreed.length + open.length)}</small>
      </span>
      {votes && (open.includes(own) || open.length === 0) && (
        <button
          type="button"
          class="button main"
          aria-disabled={busy}
          onClick={() => act('accept-understudy')}
        >
          {text.offers.accept}
        </button>
      )}
      {votes && (
        <button type="button" class="button" aria-disabled={busy} onClick={() => act('decline-understudy')}>
          {mine ? text.cancel : text.offers.decline}
        </button>
      )}
    </div>
  );
}

type LevelProps = {
  readonly legend: string;
  readonly level: BotLevel;
  readonly setLevel: (level: BotLevel) => void;
};

export const LevelChips = ({ legend, level, setLevel }: LevelProps) => (
  <Chips legend={legend} of={LEVELS} chosen={level} choose={setLevel} label={l => words().levels[l]} />
);

type ProposalProps = NoticeProps & { readonly seat: Seat; readonly wait: () => void };

/** Asks whether an understudy should play. Its level is chosen in a dialog: above the bar of a phone there is no room. */
function Proposal(props: ProposalProps) {
  const { name, word, seat, wait } = props;
  const [open, setOpen] = useState(false);
  const who = name(seat);
  return (
    <>
      <div class="notice absence-notice" role="status" data-testid="absent">
        <span>{word.vote.absent(who)}</span>
        <button type="button" class="button main" onClick={() => setOpen(true)}>
          {word.vote.choose}
        </button>
        <button type="button" class="button" onClick={wait}>
          {word.vote.wait}
        </button>
      </div>
      <Dialog title={word.vote.title(who)} open={open} close={() => setOpen(false)}>
        <LevelForm {...props} />
      </Dialog>
    </>
  );
}

/**
 * The level the server takes whatever is asked for: the one this person chose in advance; and among partners, who play
 * against others, the usual one (TOCK-29). Null: it may be chosen.
 */
export function fixedLevel({ game, table, people, own }: TableSession, seat: Seat): BotLevel | null {
  const chosen = people.value[seat]?.understudy?.level;
  if (chosen !== undefined) return chosen;
  const isPartner =
    own.value !== null && game.traits.goal !== 'shared' && partnersOf(game, table, seat).includes(own.value);
  return isPartner ? USUAL_LEVEL : null;
}

function LevelForm({ session, name, word: { vote: word }, seat }: ProposalProps) {
  const people = session.people.value;
  const fixed = fixedLevel(session, seat);
  const [chosen, setLevel] = useState<BotLevel>(USUAL_LEVEL);
  const level = fixed ?? chosen;
  const { busy, problem, run } = useRequest();
  const { open } = votersOf({ seat: session.own.value ?? -1, for: seat, level, yes: [] }, people);
  return (
    <form
      class="stack"
      onSubmit={e => {
        e.preventDefault();
        void run(() => session.ask!('POST', 'votes', { seat, level }));
      }}
    >
      <p>{word.means(name(seat))}</p>
      {fixed === null ? (
        <LevelChips legend={word.level} level={level} setLevel={setLevel} />
      ) : (
        <p>{word.fixed(words().levels[fixed], people[seat]?.understudy ? name(seat) : null)}</p>
      )}
      {problem && <p class="trouble">{problem}</p>}
      <button type="submit" class="button main" aria-disabled={busy}>
        {open.length === 0 ? word.begin : word.propose}
      </button>
    </form>
  );
}

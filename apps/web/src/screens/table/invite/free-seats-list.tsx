import type { Seat } from '@tablee/kernel';
import { useState } from 'preact/hooks';
import type { SeatLook } from '../../../board/contract.ts';
import { words } from '../../../messages/index.ts';
import { Chips } from '../../../page/forms/chips.tsx';
import { Icon } from '../../../page/icon.tsx';
import { announce } from '../../../page/live.tsx';
import { Marks } from '../../../page/mark.tsx';
import type { RemoteSession } from '../../../session/remote/remote-session.ts';
import type { SeatInfo } from '../../../session/session.ts';
import { LEVELS, loadChoices } from '../../../storage/choices.ts';
import { AvatarOf } from '../../match/avatar.tsx';
import { sayError } from '../../problem-text.ts';
import { useWords } from './words/index.ts';

type Props = { readonly session: RemoteSession; readonly looks: readonly SeatLook[] };

/** Seats and removes bots; `problem` is the sentence of a failed request. */
export function useBots(session: RemoteSession) {
  const [level, setLevel] = useState(() => loadChoices(session.game.id).level);
  const [problem, setProblem] = useState<string | null>(null);
  const set = async (seat: Seat, bot: typeof level | null) => {
    try {
      setProblem(null);
      await session.setBot(seat, bot);
    } catch (error) {
      const sentence = sayError(error);
      setProblem(sentence);
      announce(sentence);
    }
  };
  return {
    level,
    setLevel,
    problem,
    add: (seat: Seat) => set(seat, level),
    remove: (seat: Seat) => set(seat, null),
  };
}

/** Those who sit at the table already. */
function Present({ people }: { readonly people: readonly SeatInfo[] }) {
  const word = useWords();
  const seated = people.filter(person => person.name);
  if (!word || seated.length === 0) return null;
  return (
    <p class="present">
      {word.present}
      {seated.map(person => (
        <span key={person.name}>
          <AvatarOf person={person} /> {person.name}
        </span>
      ))}
    </p>
  );
}

/** Free seats, with controls to seat or remove bots. */
export function FreeSeatsList({ session, looks }: Props) {
  const text = words();
  const bots = useBots(session);
  const { line } = session.steps.value.at(-1)!.match;
  const people = session.people.value;
  const seats = people.flatMap((s, seat) => (s.name === null ? [seat] : []));
  return (
    <div class="link-seats">
      <Present people={people} />
      <h3>{text.bots.title}</h3>
      <p>{session.game.traits.goal === 'shared' ? text.shared.botsHint : text.bots.hint}</p>
      <Chips
        legend={text.bots.level}
        of={LEVELS}
        chosen={bots.level}
        choose={bots.setLevel}
        label={l => text.levels[l]}
      />
      <ul>
        {seats.map(seat => {
          const bot = people[seat]?.bot ?? null;
          const look = looks[seat]!;
          const stays = line.findLast(played => played.seat === seat) !== undefined;
          return (
            <li key={seat}>
              <Marks shapes={look.shapes} />
              <span>
                {look.name}
                {bot !== null && <small>{text.table.bot(text.levels[bot])}</small>}
              </span>
              {bot === null ? (
                <button
                  type="button"
                  class="button"
                  aria-label={text.bots.add(look.name)}
                  onClick={() => void bots.add(seat)}
                >
                  <Icon name="computer" />
                  {text.bots.addShort}
                </button>
              ) : (
                !stays && (
                  <button
                    type="button"
                    class="button"
                    aria-label={text.bots.remove(look.name)}
                    onClick={() => void bots.remove(seat)}
                  >
                    {text.bots.removeShort}
                  </button>
                )
              )}
            </li>
          );
        })}
      </ul>
      {bots.problem && <p class="trouble">{bots.problem}</p>}
    </div>
  );
}

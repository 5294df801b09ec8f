import type { Level } from '@tablee/bots';
import { type Game, partnersOf, type Seat, type Table } from '@tablee/kernel';
import { type Messages, words } from '../../messages/index.ts';
import { Select } from '../../page/forms/fields.tsx';
import { type Choices, LEVELS } from '../../storage/choices.ts';

type Props = {
  readonly rules: Game;
  readonly table: Table;
  readonly names: readonly string[];
  readonly choices: Choices;
  readonly choose: (next: Choices) => void;
};

/** The name of an opponent: by colour, or by position while the seat is drawn by lot. */
export function opponentName(
  { rules, table, names, choices }: Pick<Props, 'rules' | 'table' | 'names' | 'choices'>,
  offset: number,
  text: Messages['home'],
): string {
  const { seats } = table;
  const shared = rules.traits.goal === 'shared';
  const isPartner = (own: Seat) => !shared && partnersOf(rules, table, own).includes((own + offset) % seats);
  if (typeof choices.seat === 'number' && choices.seat < seats) {
    const name = names[(choices.seat + offset) % seats] ?? text.nth(offset + 1);
    return isPartner(choices.seat) ? text.partnerNamed(name) : name;
  }
  // TEKAO-12: of three seats two are partners; before the lot it is unknown which.
  if (Array.from({ length: seats }, (_, own) => own).every(isPartner)) return text.partner;
  if (offset === 1) return text.next;
  if (offset === seats - 1) return text.before;
  return seats === 4 ? text.across : text.nth(offset + 1);
}

const replaced = <T,>(list: readonly (T | null)[], at: number, value: T | null): readonly (T | null)[] =>
  Array.from({ length: Math.max(list.length, at + 1) }, (_, i) => (i === at ? value : (list[i] ?? null)));

/** Levels of the bots: one for all, or one each. */
export function Opponents(props: Props) {
  const text = words();
  const { table, choices, choose } = props;
  const offsets = Array.from({ length: table.seats - 1 }, (_, i) => i + 1);
  const chosen = choices.levels.slice(0, offsets.length).some(level => level !== null);
  return (
    <details class="fold" open={chosen}>
      <summary>{text.home.eachLevel}</summary>
      <div class="stack">
        {offsets.map(offset => (
          <Select<Level | 0>
            key={offset}
            label={opponentName(props, offset, text.home)}
            of={[0, ...LEVELS]}
            chosen={choices.levels[offset - 1] ?? 0}
            choose={v =>
              choose({ ...choices, levels: replaced(choices.levels, offset - 1, v === 0 ? null : v) })
            }
            name={v => (v === 0 ? text.home.sameLevel : text.levels[v])}
          />
        ))}
      </div>
    </details>
  );
}

/** A shared screen: each seat is a person or a bot. */
export function SharedScreenSeats({ table, names, choices, choose }: Props) {
  const text = words();
  const seats: readonly Seat[] = Array.from({ length: table.seats }, (_, seat) => seat);
  const chosen = seats.some(seat => (choices.screen[seat] ?? null) !== null);
  const botsOnly = seats.every(seat => (choices.screen[seat] ?? null) !== null);
  return (
    <details class="fold" open={chosen}>
      <summary>{text.home.onScreen}</summary>
      <div class="stack">
        {seats.map(seat => (
          <Select<Level | 0>
            key={seat}
            label={names[seat] ?? text.home.nth(seat + 1)}
            of={[0, ...LEVELS]}
            chosen={choices.screen[seat] ?? 0}
            choose={v => choose({ ...choices, screen: replaced(choices.screen, seat, v === 0 ? null : v) })}
            name={v => (v === 0 ? text.home.person : text.table.bot(text.levels[v]))}
          />
        ))}
        {botsOnly && <p class="trouble">{text.home.noPerson}</p>}
      </div>
    </details>
  );
}

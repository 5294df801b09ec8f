import { applies, type Game, type OptionSheet, type Table } from '@tablee/kernel';
import { type GameCover, loadGame } from '@tablee/shelf';
import { words } from '../../messages/index.ts';
import { Chips } from '../../page/chips.tsx';
import { useLoaded } from '../../page/loaded.ts';
import { Mark } from '../../page/mark.tsx';
import { type Choices, LEVELS, type OptionValues } from '../../storage/choices.ts';
import { blameOf } from './blame.ts';
import { Company, Opponents } from './company.tsx';
import { OptionField } from './option-field.tsx';
import { sayProblem, seatsOf } from './wishes.ts';

type Props = {
  readonly id: string;
  readonly game: GameCover;
  readonly choices: Choices;
  readonly choose: (next: Choices) => void;
};

/** Drawn from the option sheet alone: a new game needs no new screen. */
export function GameSetup(props: Props) {
  const rules = useLoaded(() => loadGame(props.id), [props.id]);
  if (rules.state === 'failed') return <p class="trouble">{words().lost.chunk}</p>;
  return rules.state === 'ready' ? <Sheet {...props} rules={rules.value} /> : null;
}

function Sheet({ id, game, choices, choose, rules: card }: Props & { readonly rules: Game }) {
  const text = words();
  const values = withDefaults(card.options, choices.options);
  const allowed = card.traits.seats;
  const players = allowed.find(n => n === choices.seats) ?? allowed[0]!;
  const table: Table = { seats: players, options: values };
  const problems = card.problems(table).map(key => ({ key, option: blameOf(card, table, key) }));
  const troubleOf = (option: string | null): string | null =>
    problems
      .filter(problem => problem.option === option)
      .map(problem => sayProblem(game, problem.key))
      .join(' ') || null;
  const presets = Object.entries(card.presets);
  const asked = Object.keys(card.options).filter(name => applies(card.options, values, name));
  const fits = (wanted: OptionValues) =>
    Object.keys(card.options).every(
      name => values[name] === wanted[name] || !(asked.includes(name) || applies(card.options, wanted, name)),
    );
  const preset = presets.find(([, wanted]) => fits(withDefaults(card.options, wanted)))?.[0] ?? null;
  const noBots = card.noBots?.(table) ?? null;
  const setOptions = (options: OptionValues) => {
    // Whoever the table has no room for is not waited for either.
    const alone = card.noBots?.({ seats: players, options }) ? { screen: [] } : {};
    choose({ ...choices, options, ...alone });
  };
  const names = seatsOf(game, players);
  const company = { rules: card, table, names, choices, choose };
  return (
    <div class="stack setup">
      {allowed.length > 1 && (
        <Chips
          legend={text.home.players}
          of={allowed.toSorted((a, b) => a - b)}
          chosen={players}
          choose={seats => choose({ ...choices, seats })}
          label={n => text.home.playersCount(n)}
        />
      )}
      {troubleOf(null) && (
        <p class="trouble" role="alert">
          {troubleOf(null)}
        </p>
      )}
      {noBots && <p data-testid="no-bots">{sayProblem(game, noBots.key)}</p>}
      {players > 1 && !noBots && (
        <Chips
          legend={text.home.level}
          of={LEVELS}
          chosen={choices.level}
          choose={level => choose({ ...choices, level })}
          label={level => text.levels[level]}
        />
      )}
      {players > 2 && !noBots && <Opponents {...company} />}
      {players > 1 && (
        <Chips
          legend={text.home.seat}
          of={['lot', ...names.keys()] as const}
          chosen={typeof choices.seat === 'number' && choices.seat >= players ? 'lot' : choices.seat}
          choose={seat => choose({ ...choices, seat })}
          label={seat =>
            seat === 'lot' ? (
              text.home.lot
            ) : (
              <>
                <Mark game={id} players={players} seat={seat} /> {names[seat]}
              </>
            )
          }
        />
      )}
      {players > 2 && !noBots && <Company {...company} />}
      {presets.length > 1 && (
        <Chips
          legend={text.home.preset}
          of={presets.map(([name]) => name)}
          chosen={preset}
          choose={name => setOptions(follow(card, values, name))}
          label={name => game.presets[name] ?? name}
          note={name => game.presetNotes?.[name]}
        />
      )}
      {asked.map(name => (
        <OptionField
          key={name}
          game={id}
          option={card.options[name]!}
          words={game.options[name]}
          name={name}
          value={values[name]!}
          trouble={troubleOf(name)}
          set={value => setOptions({ ...values, [name]: value })}
        />
      ))}
    </div>
  );
}

/** A preset; what it leaves out of play keeps its value for the day it counts again. */
function follow(card: Game, values: OptionValues, preset: string): OptionValues {
  const wanted = withDefaults(card.options, card.presets[preset] ?? {});
  const kept = Object.keys(wanted).filter(name => !applies(card.options, wanted, name));
  return { ...wanted, ...Object.fromEntries(kept.map(name => [name, values[name] ?? wanted[name]!])) };
}

type Wanted = { readonly [name: string]: boolean | number | string | undefined };

function withDefaults(sheet: OptionSheet, given: Wanted): OptionValues {
  return Object.fromEntries(Object.entries(sheet).map(([name, o]) => [name, given[name] ?? o.initial]));
}

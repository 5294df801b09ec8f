import { type GameCover, loadGame } from '@tablee/catalogue';
import type { Game, Table } from '@tablee/kernel';
import { useEffect } from 'preact/hooks';
import { isMeasured } from '../../games/measured.ts';
import { groupingOf, loadComposer } from '../../games/options.tsx';
import { words } from '../../messages/index.ts';
import { Chips } from '../../page/forms/chips.tsx';
import { later, useLoaded } from '../../page/later.tsx';
import { Mark } from '../../page/mark.tsx';
import { sayProblem, seatsOf } from '../../session/start/setup-choices.ts';
import { type Choices, LEVELS, type OptionValues } from '../../storage/choices.ts';
import { language } from '../../storage/settings.ts';
import { ClockField } from './clock-field.tsx';
import { Opponents, SharedScreenSeats } from './opponents-field.tsx';
import { FlagByOpponent, OptionField } from './option-field.tsx';
import {
  activeOptions,
  followPreset,
  keepByOpponent,
  optionsByOpponent,
  presetOf,
  problemsIn,
  withDefaults,
} from './option-values.ts';

const MeasuredNote = later(async () => (await import('./measured/measured-note.tsx')).MeasuredNote);
const ManyOptions = later(async () => (await import('./composer/many-options.tsx')).ManyOptions);
const SetupLink = later(async () => (await import('./composer/setup-link.tsx')).SetupLink);

type Props = {
  readonly id: string;
  readonly game: GameCover;
  readonly choices: Choices;
  readonly choose: (next: Choices) => void;
  /** Called with the reason why these options cannot be played, or null. */
  readonly setConflict: (why: string | null) => void;
};

/** Generated from the option sheet of the game: a new game needs no new screen. */
export function GameSetup(props: Props) {
  const rules = useLoaded(() => loadGame(props.id), [props.id]);
  if (rules.state === 'failed') return <p class="trouble">{words().errors.notLoaded}</p>;
  return rules.state === 'ready' ? <Sheet {...props} rules={rules.value} /> : null;
}

function Sheet({ id, game, choices, choose, setConflict, rules: card }: Props & { readonly rules: Game }) {
  const text = words();
  const values = withDefaults(card.options, keepByOpponent(card, choices.options, {}));
  const allowed = card.traits.seats;
  const players = allowed.find(n => n === choices.seats) ?? allowed[0]!;
  const table: Table = { seats: players, options: values };
  const problems = problemsIn(card, table);
  const problemOf = (option: string | null): string | null =>
    problems
      .filter(problem => problem.option === option)
      .map(problem => sayProblem(game, problem.key))
      .join(' ') || null;
  const presets = Object.entries(card.presets);
  const asked = activeOptions(card, values);
  // Where one screen and bots want different values, none is shown as chosen before the person chooses.
  const undecided = Object.keys(card.oneScreen ?? {}).filter(name => choices.options[name] === undefined);
  const preset = undecided.length > 0 ? null : presetOf(card, values);
  const decided = Object.fromEntries(Object.entries(values).filter(([name]) => !undecided.includes(name)));
  const grouping = groupingOf(id);
  const spoken = language.value;
  const composer = useLoaded(() => loadComposer(id, spoken), [id, spoken]);
  const code = composer.state === 'ready' ? composer.value : null;
  const why = problems.map(({ key }) => sayProblem(game, key)).join(' ') || null;
  useEffect(() => {
    setConflict(why);
    // Without the open sheet, starting the game reports the problem.
    return () => setConflict(null);
  }, [why]);
  const noBots = card.noBots?.(table) ?? null;
  const setOptions = (next: OptionValues, chosen = choices.options) => {
    const options = keepByOpponent(card, next, chosen);
    // Bots that the table does not allow are removed.
    const alone = card.noBots?.({ seats: players, options: withDefaults(card.options, options) })
      ? { screen: [], ...(choices.zero === 'understudy' ? { zero: 'turn' as const } : {}) }
      : {};
    choose({ ...choices, options, ...alone });
  };
  const names = seatsOf(game, players);
  const common = { rules: card, table, names, choices, choose };
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
      {!grouping && problemOf(null) && (
        <p class="trouble" role="alert">
          {problemOf(null)}
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
      {players > 2 && !noBots && <Opponents {...common} />}
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
      {players > 2 && !noBots && <SharedScreenSeats {...common} />}
      {players > 1 && (
        <ClockField
          game={id}
          players={players}
          bots={!noBots}
          choices={choices}
          choose={chosen => choose({ ...choices, ...chosen })}
        />
      )}
      {optionsByOpponent(card).map(name => (
        <FlagByOpponent
          key={name}
          words={game.options[name]}
          name={name}
          value={choices.options[name]}
          set={value => setOptions(values, value === null ? {} : { [name]: value })}
        />
      ))}
      {presets.length > 1 && (
        <Chips
          legend={text.home.preset}
          of={presets.map(([name]) => name)}
          chosen={preset}
          choose={name => setOptions(followPreset(card, values, name))}
          label={name => game.presets[name] ?? name}
          note={name => game.presetNotes?.(players)[name]}
        />
      )}
      {preset !== null && isMeasured(id) && <MeasuredNote rules={card} preset={preset} seats={players} />}
      {grouping ? (
        <ManyOptions
          rules={card}
          game={game}
          grouping={grouping}
          values={values}
          set={setOptions}
          problems={problems.map(({ key }) => key)}
        />
      ) : (
        asked.map(name => (
          <OptionField
            key={name}
            game={id}
            option={card.options[name]!}
            words={game.options[name]}
            note={code?.noteOf(name)}
            name={name}
            value={undecided.includes(name) ? '' : values[name]!}
            problem={problemOf(name)}
            set={value => setOptions({ ...values, [name]: value })}
          />
        ))
      )}
      {code && (
        <SetupLink
          game={id}
          code={code.writeCode(decided)}
          changes={code.changesOf(values)}
          blocked={problems.length > 0}
        />
      )}
    </div>
  );
}

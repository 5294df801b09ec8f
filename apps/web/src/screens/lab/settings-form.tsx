import { CARDS, type GameCover } from '@tablee/catalogue';
import type { Game, Table } from '@tablee/kernel';
import type { BotName } from '@tablee/simulation';
import { useId } from 'preact/hooks';
import { groupingOf } from '../../games/options.tsx';
import { words } from '../../messages/index.ts';
import { Chips } from '../../page/forms/chips.tsx';
import { Select } from '../../page/forms/fields.tsx';
import { later } from '../../page/later.tsx';
import { sayProblem, seatsOf } from '../../session/start/setup-choices.ts';
import type { OptionValues } from '../../storage/choices.ts';
import { isLevel } from '../../storage/choices.ts';
import { CountField } from '../setup/count-field.tsx';
import { OptionField } from '../setup/option-field.tsx';
import { activeOptions, followPreset, presetOf, problemsIn } from '../setup/option-values.ts';
import {
  botAt,
  botsOf,
  type Draft,
  draftFor,
  LONGEST_HERE,
  MOST_HERE,
  OFFERED_BOTS,
  SLOWEST_BOT,
  valuesOf,
} from './draft.ts';
import type { Words } from './words/index.ts';

const ManyOptions = later(async () => (await import('../setup/composer/many-options.tsx')).ManyOptions);

export function botName(bot: BotName, text: Words): string {
  const level = Number(bot);
  if (isLevel(level)) return words().levels[level];
  return bot === 'random' ? text.random : text.idle;
}

type GameFieldProps = { readonly draft: Draft; readonly set: (draft: Draft) => void; readonly text: Words };

export function GameField({ draft, set, text }: GameFieldProps) {
  return (
    <Select
      label={text.game}
      of={CARDS.filter(card => card.playable).map(card => card.id)}
      chosen={draft.game}
      choose={game => set({ ...draftFor(game), seed: draft.seed, games: draft.games, bots: draft.bots })}
      name={id => CARDS.find(card => card.id === id)?.name ?? id}
    />
  );
}

type Props = GameFieldProps & { readonly rules: Game; readonly cover: GameCover };

/** Players, preset and all options, a bot for each seat, the number of games and the seed. */
export function SettingsFields({ draft, set, text, rules, cover }: Props) {
  const { home } = words();
  const values = valuesOf(rules, draft);
  const table: Table = { seats: draft.seats, options: values };
  const names = seatsOf(cover, draft.seats);
  const bots = botsOf(draft);
  const setBot = (seat: number, bot: BotName) =>
    set({ ...draft, bots: bots.map((old, at) => (at === seat ? bot : old)) });
  const offered = (seat: number): readonly BotName[] => {
    const now = botAt(draft, seat);
    return (OFFERED_BOTS as readonly BotName[]).includes(now) ? OFFERED_BOTS : [...OFFERED_BOTS, now];
  };
  return (
    <>
      {rules.traits.seats.length > 1 && (
        <Chips
          legend={home.players}
          of={rules.traits.seats.toSorted((a, b) => a - b)}
          chosen={draft.seats}
          choose={seats => set({ ...draft, seats })}
          label={n => home.playersCount(n)}
        />
      )}
      <OptionFields
        rules={rules}
        cover={cover}
        table={table}
        text={text}
        set={options => set({ ...draft, options })}
      />
      <fieldset class="choices">
        <legend>{text.bots}</legend>
        <div class="stack lab-bots">
          {bots.map((bot, seat) => (
            <Select<BotName>
              key={seat}
              label={names[seat] ?? home.nth(seat + 1)}
              of={offered(seat)}
              chosen={bot}
              choose={chosen => setBot(seat, chosen)}
              name={name => botName(name, text)}
            />
          ))}
        </div>
        {bots.includes(SLOWEST_BOT) && <p class="choice-note">{text.slow}</p>}
      </fieldset>
      <CountField
        legend={text.games}
        min={1}
        max={MOST_HERE}
        step={20}
        count={draft.games}
        set={games => set({ ...draft, games })}
      />
      <SeedField draft={draft} set={set} text={text} />
    </>
  );
}

type OptionFieldsProps = {
  readonly rules: Game;
  readonly cover: GameCover;
  readonly table: Table;
  readonly text: Words;
  readonly set: (options: OptionValues) => void;
};

/** Presets, and all options folded away. */
function OptionFields({ rules, cover, table, text, set }: OptionFieldsProps) {
  const { home } = words();
  const values: OptionValues = table.options;
  const problems = problemsIn(rules, table);
  const asked = activeOptions(rules, values);
  const grouping = groupingOf(rules.id);
  const presets = Object.keys(rules.presets);
  const preset = presetOf(rules, values);
  return (
    <>
      {presets.length > 1 && (
        <Chips
          legend={home.preset}
          of={presets}
          chosen={preset}
          choose={name => set(followPreset(rules, values, name))}
          label={name => cover.presets[name] ?? name}
        />
      )}
      {grouping ? (
        <ManyOptions
          rules={rules}
          game={cover}
          grouping={grouping}
          values={values}
          set={set}
          problems={problems.map(({ key }) => key)}
        />
      ) : (
        asked.length > 0 && (
          <details class="fold" open={problems.length > 0 || undefined}>
            <summary>
              {text.otherOptions}
              {preset === null && <small class="now">{home.own}</small>}
            </summary>
            <div class="stack">
              {asked.map(name => (
                <OptionField
                  key={name}
                  game={rules.id}
                  option={rules.options[name]!}
                  words={cover.options[name]}
                  name={name}
                  value={values[name]!}
                  problem={
                    problems
                      .filter(problem => problem.option === name)
                      .map(problem => sayProblem(cover, problem.key))
                      .join(' ') || null
                  }
                  set={value => set({ ...values, [name]: value })}
                />
              ))}
            </div>
          </details>
        )
      )}
    </>
  );
}

function SeedField({ draft, set, text }: GameFieldProps) {
  const id = useId();
  return (
    <div class="field lab-seed">
      <label for={id}>{text.seed}</label>
      <input
        id={id}
        autocomplete="off"
        maxLength={LONGEST_HERE}
        value={draft.seed}
        aria-describedby={`${id}-hint`}
        onInput={e => set({ ...draft, seed: e.currentTarget.value })}
      />
      <p id={`${id}-hint`} class="field-hint">
        {text.seedHint}
      </p>
    </div>
  );
}

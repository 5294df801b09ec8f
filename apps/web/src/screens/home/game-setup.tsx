import type { Game, Option, OptionSheet } from '@tablee/kernel';
import { type GameWords, loadGame } from '@tablee/shelf';
import { words } from '../../messages/index.ts';
import { Chips } from '../../page/chips.tsx';
import { useLoaded } from '../../page/loaded.ts';
import { Mark } from '../../page/mark.tsx';
import { type Choices, LEVELS, type OptionValues } from '../../storage/choices.ts';

type Props = {
  readonly id: string;
  readonly game: GameWords;
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
  const presets = Object.entries(card.presets);
  const fits = (wanted: Wanted) =>
    Object.entries(withDefaults(card.options, wanted)).every(([name, value]) => values[name] === value);
  const preset = presets.find(([, wanted]) => fits(wanted))?.[0] ?? null;
  const setOption = (name: string, value: boolean | number | string) =>
    choose({ ...choices, options: { ...values, [name]: value } });
  const seats = game.seats.map((_, seat) => seat);
  return (
    <div class="stack setup">
      <Chips
        legend={text.home.level}
        of={LEVELS}
        chosen={choices.level}
        choose={level => choose({ ...choices, level })}
        label={level => text.levels[level]}
      />
      <Chips
        legend={text.home.seat}
        of={['lot', ...seats] as const}
        chosen={choices.seat}
        choose={seat => choose({ ...choices, seat })}
        label={seat =>
          seat === 'lot' ? (
            text.home.lot
          ) : (
            <>
              <Mark game={id} seat={seat} /> {game.seats[seat]}
            </>
          )
        }
      />
      {presets.length > 1 && (
        <Chips
          legend={text.home.preset}
          of={presets.map(([name]) => name)}
          chosen={preset}
          choose={name =>
            choose({ ...choices, options: withDefaults(card.options, card.presets[name] ?? {}) })
          }
          label={name => game.presets[name] ?? name}
        />
      )}
      {Object.entries(card.options).map(([name, option]) => (
        <OptionField
          key={name}
          option={option}
          words={game.options[name]}
          name={name}
          value={values[name]!}
          set={value => setOption(name, value)}
        />
      ))}
    </div>
  );
}

type Wanted = { readonly [name: string]: boolean | number | string | undefined };

function withDefaults(sheet: OptionSheet, given: Wanted): OptionValues {
  return Object.fromEntries(Object.entries(sheet).map(([name, o]) => [name, given[name] ?? o.initial]));
}

type FieldProps = {
  readonly option: Option;
  readonly words: GameWords['options'][string] | undefined;
  readonly name: string;
  readonly value: boolean | number | string;
  readonly set: (value: boolean | number | string) => void;
};

function OptionField({ option, words: said, name, value, set }: FieldProps) {
  const text = words().home;
  const legend = said?.name ?? name;
  switch (option.kind) {
    case 'choice':
      return (
        <Chips
          legend={legend}
          of={option.of}
          chosen={String(value)}
          choose={set}
          label={v => said?.values?.[v] ?? v}
        />
      );
    case 'flag':
      return (
        <Chips
          legend={legend}
          of={['on', 'off'] as const}
          chosen={value === true ? 'on' : 'off'}
          choose={v => set(v === 'on')}
          label={v => (v === 'on' ? text.onValue : text.offValue)}
        />
      );
    case 'count': {
      const count = Number(value);
      return (
        <fieldset class="choices">
          <legend>{legend}</legend>
          <div class="chips">
            <button
              type="button"
              class="button"
              aria-label={text.less(legend)}
              onClick={() => set(Math.max(option.min, count - 1))}
            >
              −
            </button>
            <output class="count">{count}</output>
            <button
              type="button"
              class="button"
              aria-label={text.more(legend)}
              onClick={() => set(Math.min(option.max, count + 1))}
            >
              +
            </button>
          </div>
        </fieldset>
      );
    }
  }
}

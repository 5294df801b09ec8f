import type { GameCover } from '@tablee/catalogue';
import type { Option } from '@tablee/kernel';
import { OptionFigure } from '../../games/options.tsx';
import { words } from '../../messages/index.ts';
import { Chips } from '../../page/forms/chips.tsx';
import { CountField } from './count-field.tsx';
import { TextField } from './text-field.tsx';

type Value = boolean | number | string;
type FieldProps = {
  readonly game: string;
  readonly option: Option;
  readonly words: GameCover['options'][string] | undefined;
  /** What the option is about, in one sentence. */
  readonly note?: string | null | undefined;
  readonly name: string;
  readonly value: Value;
  /** Why this value is not possible. */
  readonly problem: string | null;
  readonly set: (value: Value) => void;
};

export function OptionField(props: FieldProps) {
  const { option, words: said, note, problem, name, value, set } = props;
  if (option.kind === 'text') {
    return (
      <div class="stack">
        <TextField
          label={said?.name ?? name}
          hint={[note, said?.hint].filter(Boolean).join(' ') || undefined}
          problem={problem}
          longest={option.longest}
          spelling={option.words}
          value={String(value)}
          set={set}
        />
        <OptionFigure game={props.game} option={name} value={String(value)} />
      </div>
    );
  }
  return (
    <div>
      <ListedField {...props} option={option} />
      {note && <p class="choice-note">{note}</p>}
      {said?.hint && <p class="choice-note">{said.hint}</p>}
      {problem && (
        <p class="trouble" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

type FlagProps = {
  readonly words: FieldProps['words'];
  readonly name: string;
  /** Undefined: as the opponents decide. */
  readonly value: Value | undefined;
  readonly set: (value: boolean | null) => void;
};

/** A flag that is on against bots only, unless the person chooses otherwise. */
export function FlagByOpponent({ words: said, name, value, set }: FlagProps) {
  const text = words().home;
  const label = { bots: text.botsValue, on: text.onValue, off: text.offValue };
  return (
    <div>
      <Chips
        legend={said?.name ?? name}
        of={['bots', 'on', 'off'] as const}
        chosen={value === undefined ? 'bots' : value === true ? 'on' : 'off'}
        choose={v => set(v === 'bots' ? null : v === 'on')}
        label={v => label[v]}
      />
      {said?.hint && <p class="choice-note">{said.hint}</p>}
    </div>
  );
}

type ListedProps = FieldProps & { readonly option: Exclude<Option, { readonly kind: 'text' }> };

function ListedField({ option, words: said, name, value, set }: ListedProps) {
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
      const { min, max, step = 1 } = option;
      return <CountField legend={legend} min={min} max={max} step={step} count={Number(value)} set={set} />;
    }
  }
}

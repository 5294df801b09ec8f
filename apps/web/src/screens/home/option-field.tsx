import type { Option } from '@tablee/kernel';
import type { GameWords } from '@tablee/shelf';
import { words } from '../../messages/index.ts';
import { Chips } from '../../page/chips.tsx';

type FieldProps = {
  readonly option: Option;
  readonly words: GameWords['options'][string] | undefined;
  readonly name: string;
  readonly value: boolean | number | string;
  readonly set: (value: boolean | number | string) => void;
};

export function OptionField({ option, words: said, name, value, set }: FieldProps) {
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
    case 'text':
      return (
        <label class="choices">
          {legend}
          <input
            type="text"
            value={String(value)}
            maxLength={option.longest}
            autocomplete="off"
            spellcheck={false}
            onInput={e => set(e.currentTarget.value)}
          />
        </label>
      );
  }
}

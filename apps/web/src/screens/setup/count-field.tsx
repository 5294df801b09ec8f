import './count-field.css';
import { useState } from 'preact/hooks';
import { words } from '../../messages/index.ts';

type Props = {
  readonly legend: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly count: number;
  readonly set: (count: number) => void;
};

/** The next multiple of the step. */
export const stepFrom = (count: number, step: number, up: boolean): number =>
  up ? (Math.floor(count / step) + 1) * step : (Math.ceil(count / step) - 1) * step;

/** Buttons for more and less, and a number field for long ranges. */
export function CountField({ legend, min, max, step, count, set }: Props) {
  const text = words().home;
  const [draft, setDraft] = useState<string | null>(null);
  const within = (n: number) => Math.min(max, Math.max(min, n));
  const settle = () => {
    const typed = Number.parseInt(draft ?? '', 10);
    if (!Number.isNaN(typed)) set(within(typed));
    setDraft(null);
  };
  const go = (up: boolean) => {
    setDraft(null);
    set(within(stepFrom(count, step, up)));
  };
  return (
    <fieldset class="choices">
      <legend>{legend}</legend>
      <div class="chips">
        <button type="button" class="button" aria-label={text.less(legend, step)} onClick={() => go(false)}>
          −
        </button>
        {step === 1 ? (
          <output class="count">{count}</output>
        ) : (
          <input
            class="count"
            inputMode="numeric"
            autocomplete="off"
            aria-label={text.between(legend, min, max)}
            value={draft ?? String(count)}
            onInput={e => setDraft(e.currentTarget.value)}
            onBlur={settle}
            onKeyDown={e => e.key === 'Enter' && settle()}
          />
        )}
        <button type="button" class="button" aria-label={text.more(legend, step)} onClick={() => go(true)}>
          +
        </button>
      </div>
    </fieldset>
  );
}

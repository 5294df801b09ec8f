import './composer.css';
import type { GameCover } from '@tablee/catalogue';
import type { Game } from '@tablee/kernel';
import { useEffect } from 'preact/hooks';
import { GROUPS, type Grouping } from '../../../games/options.tsx';
import { announce } from '../../../page/live.tsx';
import { sayProblem } from '../../../session/start/setup-choices.ts';
import type { OptionValues } from '../../../storage/choices.ts';
import { OptionField } from '../option-field.tsx';
import { activeOptions } from '../option-values.ts';
import type { Words } from './words/index.ts';

type Props = {
  readonly rules: Game;
  readonly game: GameCover;
  readonly grouping: Grouping;
  readonly values: OptionValues;
  readonly set: (values: OptionValues) => void;
  readonly word: Words;
};

/** Many options in groups: switches as chips, others below. */
export function ModeFields({ rules, game, grouping, values, set, word }: Props) {
  const asked = activeOptions(rules, values);
  return (
    <div class="modes">
      {GROUPS.map(group => {
        const names = grouping[group].filter(name => asked.includes(name));
        const flags = names.filter(name => rules.options[name]!.kind === 'flag');
        const rest = names.filter(name => !flags.includes(name));
        const fields = (
          <>
            {flags.length > 0 && (
              <div class="chips">
                {flags.map(name => (
                  <label key={name} class="chip">
                    <input
                      type="checkbox"
                      checked={values[name] === true}
                      onChange={e => set({ ...values, [name]: e.currentTarget.checked })}
                    />
                    <span>{game.options[name]?.name ?? name}</span>
                  </label>
                ))}
              </div>
            )}
            {rest.map(name => (
              <OptionField
                key={name}
                game={rules.id}
                option={rules.options[name]!}
                words={game.options[name]}
                name={name}
                value={values[name]!}
                problem={null}
                set={value => set({ ...values, [name]: value })}
              />
            ))}
          </>
        );
        // A single field needs no legend.
        return names.length > 1 ? (
          <fieldset key={group} class="mode-group">
            <legend>{word.groups[group]}</legend>
            {fields}
          </fieldset>
        ) : (
          <div key={group}>{fields}</div>
        );
      })}
    </div>
  );
}

type ConflictsProps = { readonly keys: readonly string[]; readonly game: GameCover; readonly word: Words };

/** The contradictions between options. */
export function Conflicts({ keys, game, word }: ConflictsProps) {
  const reasons = keys.map(key => sayProblem(game, key));
  const all = reasons.join(' ');
  useEffect(() => {
    if (all) announce(`${word.clash}. ${all}`);
  }, [all]);
  if (reasons.length === 0) return null;
  return (
    <div class="clash" data-testid="clash">
      <b>{word.clash}</b>
      <ul>
        {reasons.map(reason => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}

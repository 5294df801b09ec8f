import './composer.css';
import type { GameCover } from '@tablee/catalogue';
import type { Game } from '@tablee/kernel';
import { useEffect } from 'preact/hooks';
import { type Composer, GROUPS, type Grouping } from '../../../games/options.tsx';
import { announce } from '../../../page/live.tsx';
import { sayProblem } from '../../../session/start/setup-choices.ts';
import type { OptionValues } from '../../../storage/choices.ts';
import { OptionField } from '../option-field.tsx';
import { activeOptions, optionsByOpponent } from '../option-values.ts';
import type { Words } from './words/index.ts';

type Props = {
  readonly rules: Game;
  readonly game: GameCover;
  /** Null for a game with few options. */
  readonly grouping: Grouping | null;
  readonly values: OptionValues;
  readonly set: (values: OptionValues) => void;
  readonly word: Words;
  /** Null until it is loaded; the fields work without notes. */
  readonly code: Composer | null;
};

export const ModeFields = ({ grouping, ...props }: Props) =>
  grouping ? <GroupedFields {...props} grouping={grouping} /> : <PlainFields {...props} />;

type PlainProps = Omit<Props, 'grouping'>;

/** Few options, one after the other, each with a sentence. */
function PlainFields({ rules, game, values, set, code }: PlainProps) {
  const apart = optionsByOpponent(rules);
  return (
    <div class="modes">
      {activeOptions(rules, values)
        .filter(name => !apart.includes(name))
        .map(name => (
          <OptionField
            key={name}
            game={rules.id}
            option={rules.options[name]!}
            words={game.options[name]}
            note={code?.noteOf(name)}
            name={name}
            value={values[name]!}
            problem={null}
            set={value => set({ ...values, [name]: value })}
          />
        ))}
    </div>
  );
}

/** Many options in groups, each with a sentence: switches as chips, others below. */
function GroupedFields({
  rules,
  game,
  grouping,
  values,
  set,
  word,
  code,
}: PlainProps & { readonly grouping: Grouping }) {
  const asked = activeOptions(rules, values);
  const advice = code?.adviceFor(values) ?? null;
  return (
    <div class="modes">
      {GROUPS.map(group => {
        const names = grouping[group].filter(name => asked.includes(name));
        const flags = names.filter(name => rules.options[name]!.kind === 'flag');
        const rest = names.filter(name => !flags.includes(name));
        const fields = (
          <>
            {flags.length > 0 && (
              <div class="mode-flags">
                {flags.map(name => (
                  <div key={name} class="mode-flag">
                    <label class="chip">
                      <input
                        type="checkbox"
                        aria-describedby={code?.noteOf(name) ? `note-${name}` : undefined}
                        checked={values[name] === true}
                        onChange={e => set({ ...values, [name]: e.currentTarget.checked })}
                      />
                      <span>{game.options[name]?.name ?? name}</span>
                    </label>
                    <Note code={code} name={name} />
                  </div>
                ))}
              </div>
            )}
            {rest.map(name => (
              <div key={name}>
                <OptionField
                  game={rules.id}
                  option={rules.options[name]!}
                  words={game.options[name]}
                  name={name}
                  value={values[name]!}
                  problem={null}
                  set={value => set({ ...values, [name]: value })}
                />
                <Note code={code} name={name} />
              </div>
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
          <div key={group}>
            {fields}
            {group === 'points' && advice && (
              <p class="mode-advice">
                {advice.said}{' '}
                <button type="button" class="button" onClick={() => set(advice.values)}>
                  {advice.take}
                </button>
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** What an option means, in one sentence. */
function Note({ code, name }: { readonly code: Composer | null; readonly name: string }) {
  const note = code?.noteOf(name);
  return note ? (
    <p class="mode-note" id={`note-${name}`}>
      {note}
    </p>
  ) : null;
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

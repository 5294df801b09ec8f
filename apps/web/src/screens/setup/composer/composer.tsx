import { type GameCover, loadCover, loadGame } from '@tablee/catalogue';
import type { Game, Table } from '@tablee/kernel';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { type Composer as Code, groupingOf, loadComposer } from '../../../games/options.tsx';
import { words } from '../../../messages/index.ts';
import { Chips } from '../../../page/forms/chips.tsx';
import { copyText } from '../../../page/forms/share.ts';
import { Icon } from '../../../page/icon.tsx';
import { useLoaded } from '../../../page/later.tsx';
import { announce } from '../../../page/live.tsx';
import { paths } from '../../../page/routes.ts';
import { beginLocal, type Seating } from '../../../session/local/begin.ts';
import { loadChoices } from '../../../storage/choices.ts';
import { language } from '../../../storage/settings.ts';
import { followPreset, keepByOpponent, presetOf, seatsFor, withDefaults } from '../option-values.ts';
import { Conflicts, ModeFields } from './fields.tsx';
import { loadWords, type Words } from './words/index.ts';

type Loaded = {
  readonly rules: Game;
  readonly game: GameCover;
  readonly code: Code;
  readonly word: Words;
};

/** Composes modes below the rules: their changes, contradictions, and a link to play them. */
export function Composer({ game }: { readonly game: string }) {
  const chosen = language.value;
  const loaded = useLoaded(async (): Promise<Loaded | null> => {
    const [rules, cover, code, word] = await Promise.all([
      loadGame(game),
      loadCover(game, chosen),
      loadComposer(game, chosen),
      loadWords(chosen),
    ]);
    return code && { rules, game: cover, code, word };
  }, [game, chosen]);
  if (loaded.state === 'failed') return <p class="trouble">{words().errors.notLoaded}</p>;
  return loaded.state === 'ready' && loaded.value ? <Desk {...loaded.value} /> : null;
}

function Desk({ rules, game, code, word }: Loaded) {
  const [values, setValues] = useState(() => withDefaults(rules.options, {}));
  const [said, setSaid] = useState('');
  const { route } = useLocation();
  const change = (next: typeof values) => {
    setValues(next);
    setSaid('');
  };
  const { level, seats: wanted } = loadChoices(rules.id);
  const seats = seatsFor(rules, values, wanted) ?? rules.traits.seats[0]!;
  const table: Table = { seats, options: values };
  const problems = rules.problems(table);
  const short = code.writeCode(values);
  const changes = code.changesOf(values);
  const grouping = groupingOf(rules.id);
  const blocked = problems.length > 0;
  const refuse = () => {
    setSaid(word.notPlayable);
    announce(word.notPlayable);
  };
  /** Against the computer, at the level chosen last, where bots can play; other opponents are chosen in the set-up. */
  const play = () => {
    const levels = Array.from({ length: seats - 1 }, () => level);
    const seating: Seating = rules.noBots?.(table)
      ? { among: 'people', bots: [] }
      : { among: 'bots', seat: 'lot', levels };
    const options = keepByOpponent(rules, values, {});
    route(paths.local(beginLocal(rules, { seats, options, seating }).id));
  };
  const copy = async () =>
    setSaid(await copyText(location.origin + paths.setup(rules.id, short), word.copied));
  return (
    <>
      <p>{word.intro}</p>
      <div class="composer-desk">
        <div class="stack">
          <Chips
            legend={word.from}
            of={Object.keys(rules.presets)}
            chosen={presetOf(rules, values)}
            choose={preset => change(followPreset(rules, values, preset))}
            label={preset => game.presets[preset] ?? preset}
            note={preset => game.presetNotes?.(seats)[preset]}
          />
          <ModeFields
            rules={rules}
            game={game}
            grouping={grouping}
            values={values}
            set={change}
            word={word}
            code={code}
          />
          <p class={blocked ? 'composer-brief bad' : 'composer-brief'}>
            <b>{blocked ? word.clash : word.count(changes.length)}</b>
            <a href="#composed">{word.see}</a>
          </p>
        </div>
        <div class="composed" id="composed">
          <h3>{word.result}</h3>
          <Conflicts keys={problems} game={game} word={word} />
          {changes.length === 0 ? (
            <p>{word.standard}</p>
          ) : (
            <ul class="changes" data-testid="changes">
              {changes.map(sentence => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
          <p class="code">
            {word.code} <code data-testid="code">{short === '' ? word.noCode : short}</code>
          </p>
          <div class="row">
            <button
              type="button"
              class="button main"
              aria-disabled={blocked}
              onClick={() => (blocked ? refuse() : play())}
            >
              <Icon name="computer" />
              {word.play}
            </button>
            {!blocked && (
              <a class="button" href={paths.setup(rules.id, short)}>
                {word.setUp}
              </a>
            )}
            <button
              type="button"
              class="button"
              aria-disabled={blocked}
              onClick={() => (blocked ? refuse() : void copy())}
            >
              <Icon name="copy" />
              {word.copy}
            </button>
          </div>
          <p class="said">{said}</p>
        </div>
      </div>
    </>
  );
}

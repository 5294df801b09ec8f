import { useState } from 'preact/hooks';
import { found } from './kept.ts';
import { answersFor, HIDEOUTS, type Hideout } from './servants.ts';
import type { Words } from './words/fr.ts';

type Props = { readonly word: Words; readonly guess: (id: Hideout) => void };

/** The same search without eyes: whoever is not found yet whispers where, and one of four places is right. */
export function Riddles({ word, guess }: Props) {
  const left = HIDEOUTS.filter(id => !found.value.includes(id));
  if (left.length === 0) return null;
  return (
    <details class="riddles">
      <summary>{word.byWords}</summary>
      <p>{word.byWordsLine}</p>
      <ol>
        {left.map(id => (
          <Riddle key={id} id={id} word={word} guess={guess} />
        ))}
      </ol>
    </details>
  );
}

function Riddle({ id, word, guess }: Props & { readonly id: Hideout }) {
  const [wrong, miss] = useState<Hideout | null>(null);
  return (
    <li>
      <fieldset>
        <legend>{word.riddles[id]}</legend>
        <div class="answers">
          {answersFor(id).map(answer => (
            <button
              key={answer}
              type="button"
              class="button"
              onClick={() => (answer === id ? guess(id) : miss(answer))}
            >
              {word.hideouts[answer]}
            </button>
          ))}
        </div>
        <p role="status">{wrong && word.wrong}</p>
      </fieldset>
    </li>
  );
}

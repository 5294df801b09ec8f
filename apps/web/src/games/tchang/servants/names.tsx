import { type Hideout, NAMED, type Named } from '../art/servants.ts';
import type { Words } from './fr.ts';
import { found, named } from './search.ts';

type Props = {
  readonly word: Words;
  /** The servant looked for by name; looks and answers are then about this one. */
  readonly sought: Named | null;
  readonly seek: (id: Named | null) => void;
  readonly answer: (id: Hideout) => void;
};

/** TCHANG-15: the second search. A name and a clue; which servant bears it? Answered in the picture or by trade. */
export function Names({ word, sought, seek, answer }: Props) {
  const known = named.value;
  return (
    <section aria-labelledby="names">
      <h2 id="names">{word.namesTitle}</h2>
      <p>{known.length === NAMED.length ? word.allNames : word.namesLine}</p>
      <ul class="names">
        {NAMED.map(id => (
          <li key={id}>
            {known.includes(id) ? (
              <span>{word.called(word.names[id], word.trades[id])}</span>
            ) : (
              <button
                type="button"
                class="button"
                aria-pressed={sought === id}
                onClick={() => seek(sought === id ? null : id)}
              >
                {word.seek(word.names[id])}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sought !== null && <Answers word={word} sought={sought} answer={answer} />}
    </section>
  );
}

type AnswersProps = { readonly word: Words; readonly sought: Named; readonly answer: (id: Hideout) => void };

/** The servants found so far, to answer without the picture. */
const Answers = ({ word, sought, answer }: AnswersProps) => (
  <div class="riddles">
    <p class="clue">{word.clues[sought]}</p>
    <p>{word.lookFor(word.names[sought])}</p>
    {found.value.length > 0 && (
      <details>
        <summary>{word.byTrade}</summary>
        <div class="answers">
          {found.value.map(id => (
            <button key={id} type="button" class="button" onClick={() => answer(id)}>
              {word.trades[id]}
            </button>
          ))}
        </div>
      </details>
    )}
  </div>
);

import './lineups.css';
import { cellOf, PIECES, SIZE, type Side } from '@tablee/tekao';
import { useId, useMemo, useState } from 'preact/hooks';
import { Dialog } from '../../../page/dialog.tsx';
import { Icon } from '../../../page/icon.tsx';
import { announce } from '../../../page/live.tsx';
import { language } from '../../../storage/settings.ts';
import { Tile } from '../draw/tile.tsx';
import type { Lineup } from '../placing/lineup.ts';
import { isNamed, isSaved, LONGEST_NAME, type SaveProblem, saveLineup } from './saved-lineups.ts';
import { type LineupWords, lineupWords } from './words.ts';

type PlacedProps = { readonly lineup: Lineup; readonly side: Side };

/** A button that saves the line-up just placed. */
export function SavePlaced({ lineup, side }: PlacedProps) {
  const word = lineupWords[language.value];
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState(0);
  const complete = lineup.length === PIECES;
  const known = useMemo(() => complete && isSaved(lineup), [complete, saved]);
  if (!complete || (known && !open)) return null;
  return (
    <>
      <button type="button" class="tekao-tool keep-placed" onClick={() => setOpen(true)}>
        <Icon name="save" />
        {word.keepPlaced}
      </button>
      <Dialog title={word.keepPlaced} open={open} close={() => setOpen(false)}>
        <div class="stack tekao-shelf">
          <Miniature lineup={lineup} side={side} />
          <SaveForm lineup={lineup} word={word} done={() => setSaved(saved + 1)} />
        </div>
      </Dialog>
    </>
  );
}

type FormProps = { readonly lineup: Lineup; readonly word: LineupWords; readonly done: () => void };

/** Asks for a name and saves the line-up. */
export function SaveForm({ lineup, word, done }: FormProps) {
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState<SaveProblem | null>(null);
  const [answer, setAnswer] = useState('');
  const problem = useId();
  const save = (event: Event): void => {
    event.preventDefault();
    const why = saveLineup(name, lineup);
    setWrong(why);
    if (why !== null) return;
    setAnswer(word.keptAs(name.trim()));
    announce(word.keptAs(name.trim()));
    setName('');
    done();
  };
  return (
    <form class="tekao-save" onSubmit={save}>
      <label class="field">
        <span>{word.name}</span>
        <input
          value={name}
          maxLength={LONGEST_NAME}
          autocomplete="off"
          aria-describedby={wrong ? problem : undefined}
          onInput={event => {
            setName(event.currentTarget.value);
            setWrong(null);
            setAnswer('');
          }}
        />
      </label>
      <button type="submit" class="button main">
        {isNamed(name) ? word.replace : word.save}
      </button>
      {(wrong || answer) && (
        <p class="answer" id={problem} role={wrong ? 'alert' : undefined}>
          {wrong ? word.unkept[wrong] : answer}
        </p>
      )}
    </form>
  );
}

/** A small picture of a line-up, from its owner's side. */
export function Miniature({ lineup, side }: { readonly lineup: Lineup; readonly side: Side }) {
  const rows = Math.max(2, ...lineup.map(({ square }) => Math.floor(square / SIZE) + 1));
  return (
    <svg class="tekao-miniature" viewBox={`0 0 ${SIZE * 100} ${rows * 100}`} aria-hidden="true">
      <path class="lines" d={gridOf(rows)} />
      {lineup.map(({ square, shape }) => (
        <g
          key={square}
          transform={`translate(${(square % SIZE) * 100 + 50} ${(rows - Math.floor(square / SIZE)) * 100 - 50})`}
        >
          <Tile cell={cellOf(shape, side)} flipped={false} />
        </g>
      ))}
    </svg>
  );
}

const gridOf = (rows: number): string =>
  [
    ...Array.from({ length: rows + 1 }, (_, y) => `M0 ${y * 100}H${SIZE * 100}`),
    ...Array.from({ length: SIZE + 1 }, (_, x) => `M${x * 100} 0V${rows * 100}`),
  ].join('');

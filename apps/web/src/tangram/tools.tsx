import type { Hand } from './hand.ts';
import type { Words } from './words/fr.ts';

/** Line drawings of 24 × 24. */
const ICONS = {
  left: 'M4 12a8 8 0 1 0 2.600-5.900M4 3v5h5',
  right: 'M20 12a8 8 0 1 1-2.600-5.900M20 3v5h-5',
  flip: 'M12 3v18M9 7L3 17h6zM15 7l6 10h-6z',
  next: 'M4 4h7v7H4zM13 13h7v7h-7zM14 7h4v4',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.900c.6.5 1 1.200 1 2V16h5v-.1c0-.8.4-1.500 1-2A6 6 0 0 0 12 3z',
  again: 'M4 11h16v9H4zM12 3v9M8.500 8.500L12 12l3.500-3.500',
  keys: 'M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8',
} as const;
type Tool = keyof typeof ICONS;

type Props = {
  readonly hand: Hand;
  readonly word: Words;
  readonly again: () => void;
  readonly keys: () => void;
};

/** Within the thumb's reach: everything a piece can do, for those who tap instead of typing. */
export function Tools({ hand, word, again, keys }: Props) {
  const deeds: readonly (readonly [tool: Tool, label: string, act: () => void])[] = [
    ['left', word.left, () => hand.turn(1)],
    ['right', word.right, () => hand.turn(-1)],
    ['flip', word.flip, hand.flip],
    ['next', word.next, () => hand.hop(1)],
    ['hint', word.hint, hand.help],
    ['again', word.tidy, again],
    ['keys', word.keysOpen, keys],
  ];
  return (
    <fieldset class="tangram-tools" aria-label={word.tools}>
      {deeds.map(([tool, label, act]) => (
        <button key={tool} type="button" class={`tangram-tool ${tool}`} onClick={act}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={ICONS[tool]} />
          </svg>
          <span>{label}</span>
        </button>
      ))}
    </fieldset>
  );
}

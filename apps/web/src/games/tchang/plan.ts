import { COLOUR_LETTERS, type Colour, NOWHERE, nameSpace, readSpace, type Space } from '@tablee/tchang';

/** What somebody means to do: a way for a pawn, or a space that is theirs. */
export type Note =
  | { readonly kind: 'way'; readonly pawn: Colour; readonly to: Space }
  | { readonly kind: 'take'; readonly space: Space };

/** Must agree with the wire: at most so many of one person. */
const MOST = 8;

/** `way-b-d6`, `take-c4`. */
export const writeNote = (note: Note): string =>
  note.kind === 'way'
    ? `way-${COLOUR_LETTERS[note.pawn]}-${nameSpace(note.to)}`
    : `take-${nameSpace(note.space)}`;

/** Null: another page, older or newer, may say something this one does not understand. */
export function readNote(text: string): Note | null {
  const [kind, first = '', second = ''] = text.split('-');
  const space = readSpace(kind === 'way' ? second : first);
  if (space === NOWHERE) return null;
  const pawn = COLOUR_LETTERS.indexOf(first);
  const note: Note | null =
    kind === 'take'
      ? { kind, space }
      : kind === 'way' && first.length === 1 && pawn >= 0
        ? { kind, pawn, to: space }
        : null;
  return note && writeNote(note) === text ? note : null;
}

/** With one note more; the same again wipes it, a pawn has one way, and the oldest makes room. */
export function withNote(notes: readonly string[], note: Note): readonly string[] {
  const text = writeNote(note);
  if (notes.includes(text)) return notes.filter(other => other !== text);
  const kept = notes.filter(other => {
    const known = readNote(other);
    return !(known?.kind === 'way' && note.kind === 'way' && known.pawn === note.pawn);
  });
  return [...kept, text].slice(-MOST);
}

import { NOWHERE } from './board.ts';
import { JACK, type Rank, SEVEN, TEN } from './cards.ts';
import type { Move, Part } from './move.ts';
import { nameCard, namePlace, readCard, readPlace } from './names.ts';

const writePart = ({ from, to }: Part): string => `${namePlace(from)}-${namePlace(to)}`;

/** `Q:r18-b12`, `K:rR-r18`, `7:r3-r5,r18-b5`, `J:r4~b9`, `10:block`, `drop:9`, `give:K`, `cull:3`. */
export function writeMove(m: Move): string {
  switch (m.kind) {
    case 'give':
    case 'cull':
    case 'drop':
      return `${m.kind}:${nameCard(m.card)}`;
    case 'walk':
      return `${nameCard(m.card)}:${namePlace(m.from)}-${namePlace(m.to)}`;
    case 'split':
      return `${nameCard(SEVEN)}:${m.parts.map(writePart).join(',')}`;
    case 'swap':
      return `${nameCard(JACK)}:${namePlace(m.a)}~${namePlace(m.b)}`;
    case 'block':
      return `${nameCard(TEN)}:block`;
  }
}

const LONGEST = 7;

export function readMove(text: string): Move | null {
  const colon = text.indexOf(':');
  if (colon < 0) return null;
  const word = text.slice(0, colon);
  const rest = text.slice(colon + 1);
  if (word === 'give' || word === 'cull' || word === 'drop') {
    const card = readCard(rest);
    return card < 0 ? null : { kind: word, card };
  }
  const card = readCard(word);
  return card < 0 ? null : readUse(card, rest);
}

function readUse(card: Rank, text: string): Move | null {
  if (card === TEN && text === 'block') return { kind: 'block' };
  if (card === JACK && text.includes('~')) {
    const [a, b] = readPair(text, '~');
    return a === NOWHERE || b === NOWHERE ? null : { kind: 'swap', a, b };
  }
  if (card === SEVEN) return readSplit(text);
  const [from, to] = readPair(text, '-');
  return from === NOWHERE || to === NOWHERE ? null : { kind: 'walk', card, from, to };
}

function readSplit(text: string): Move | null {
  const parts: Part[] = [];
  for (const part of text.split(',')) {
    const [from, to] = readPair(part, '-');
    if (from === NOWHERE || to === NOWHERE || parts.length === LONGEST) return null;
    parts.push({ from, to });
  }
  return { kind: 'split', parts };
}

function readPair(text: string, between: string): [number, number] {
  const [a = '', b = '', ...more] = text.split(between);
  return more.length > 0 ? [NOWHERE, NOWHERE] : [readPlace(a), readPlace(b)];
}

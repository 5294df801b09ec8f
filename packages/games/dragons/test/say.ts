import { type DragonsEvent, FACE_LETTERS, GESTURES, type Gesture, nameSpace, SECRET } from '../src/index.ts';

const spaces = (list: readonly number[]): string => list.map(nameSpace).join(' ');
const gesture = (g: Gesture): string => (g === SECRET ? '?' : (GESTURES[g] ?? '-'));

/** An event as text, for golden plays and tests. */
export function sayShort(e: DragonsEvent): string {
  switch (e.kind) {
    case 'laid':
      return `stones ${spaces(e.spaces)}`;
    case 'chose':
      return `${e.seat} chooses ${gesture(e.gesture)}`;
    case 'shown':
      return `shown ${e.gestures.map(gesture).join(' ')}`;
    case 'again':
      return `again ${e.seats.join(' ')}`;
    case 'won':
      return `${e.seat} wins`;
    case 'turned':
      return `${e.seat} turns ${nameSpace(e.space)} ${FACE_LETTERS[e.face]}`;
    case 'lost':
      return `${e.seat} loses ${e.fireflies}`;
    case 'hid':
      return `${e.seat} hides ${nameSpace(e.from)} on ${nameSpace(e.to)}`;
    case 'kept':
      return `${e.seat} keeps ${e.fireflies}`;
    case 'round':
      return 'round';
    case 'over':
      return `over: ${e.reason}`;
  }
}

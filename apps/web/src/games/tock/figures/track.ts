import type { BoardPoint } from '../../../board/piece.ts';

/** A bit of track in a picture: ten squares in a row, then back on the row below. */
export const PITCH = 22;
export const ROW = 10;
export const ROW_HEIGHT = 25;

export function layTrack(count: number, from: BoardPoint): readonly BoardPoint[] {
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / ROW);
    const along = i % ROW;
    const column = row % 2 === 0 ? along : ROW - 1 - along;
    return { x: from.x + column * PITCH, y: from.y + row * ROW_HEIGHT };
  });
}

export const rowsOf = (count: number): number => Math.ceil(count / ROW);

export const line = (points: readonly BoardPoint[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');

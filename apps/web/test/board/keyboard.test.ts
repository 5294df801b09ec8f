import { describe, expect, it } from 'vitest';
import { type Stop, stopBeside } from '../../src/board/keyboard.ts';

const grid: readonly Stop[] = Array.from({ length: 36 }, (_, i) => ({
  id: `${i % 6},${Math.floor(i / 6)}`,
  x: (i % 6) * 100,
  y: Math.floor(i / 6) * 100,
}));
const from = (id: string): Stop => grid.find(stop => stop.id === id)!;

describe('arrow keys', () => {
  it.each([
    ['ArrowUp', '2,1'],
    ['ArrowRight', '3,2'],
    ['ArrowDown', '2,3'],
    ['ArrowLeft', '1,2'],
  ])('%s goes to the next square', (key, id) => {
    expect(stopBeside(grid, from('2,2'), key)?.id).toBe(id);
  });

  it('return null at the edge', () => {
    expect(stopBeside(grid, from('0,0'), 'ArrowUp')).toBeNull();
    expect(stopBeside(grid, from('5,5'), 'ArrowRight')).toBeNull();
  });

  it('other keys return null', () => expect(stopBeside(grid, from('2,2'), 'a')).toBeNull());

  it('prefer a stop straight ahead to a nearer one aside', () => {
    const ahead = { id: 'ahead', x: 200, y: 0 };
    const aside = { id: 'aside', x: 60, y: 90 };
    expect(stopBeside([ahead, aside], { x: 0, y: 0 }, 'ArrowRight')?.id).toBe('ahead');
    expect(stopBeside([ahead, aside], { x: 0, y: 0 }, 'ArrowDown')?.id).toBe('aside');
  });
});

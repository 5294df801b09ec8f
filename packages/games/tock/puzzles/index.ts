import type { PuzzleSource } from '@tablee/kernel';
import list from './puzzles.json' with { type: 'json' };

export const puzzles: PuzzleSource = { list };

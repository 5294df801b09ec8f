import { z } from 'zod';

export const seat = z.int().min(0).max(15);
export const entryNumber = z.int().min(0).max(1_000_000);

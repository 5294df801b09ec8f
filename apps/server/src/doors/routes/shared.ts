import { problem, tableId } from '@tablee/wire';
import { z } from 'zod';

export const TAGS = { lobby: ['Lobby'], play: ['Playing'], look: ['Looking'] };
export const id = z.object({ id: tableId });
/** Every route may object; the shape is always the same. */
export const objections = { '4xx': problem, '5xx': problem };
export const seatSecurity = [{ seat: [] }, { guest: [] }];

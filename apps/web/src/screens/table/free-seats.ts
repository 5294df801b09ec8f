import type { Seat } from '@tablee/kernel';
import type { RemoteSession } from '../../session/remote.ts';

export const freeSeats = (session: RemoteSession): readonly Seat[] =>
  session.sitters.value.flatMap((s, seat) => (s.name === null && s.bot === null ? [seat] : []));

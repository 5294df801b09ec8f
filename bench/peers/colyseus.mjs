// Plays on Colyseus with its own SDK.
import { Client } from '@colyseus/sdk';
import { tchag } from '@tablee/tchag';
import { startServer } from '../process.ts';

/** The first state may arrive before a listener is added. */
const firstState = room =>
  new Promise(resolve => {
    if (room.state?.cells?.length) resolve();
    else room.onStateChange.once(resolve);
  });

const writePosition = ({ cells, taken, side, phase, extra }) =>
  tchag.writeState({ cells: [...cells], taken: [...taken], side, phase, extra });

async function openTable(port) {
  const client = new Client(`http://127.0.0.1:${port}`);
  const first = await client.create('tchag', { name: 'Rouge' });
  const rooms = [first, await client.joinById(first.roomId, { name: 'Jaune' })];
  await Promise.all(rooms.map(firstState));
  const table = {
    onSeen: () => undefined,
    play: (seat, move) => rooms[seat].send('play', { decision: rooms[seat].state.n, move }),
    position: seat => writePosition(rooms[seat].state),
    close: async () => {
      await Promise.all(rooms.map(room => room.leave()));
    },
  };
  for (const [seat, room] of rooms.entries()) room.onStateChange(state => table.onSeen(seat, state.n));
  return table;
}

const room = (name, kind) => ({
  name,
  keeps: 'in memory',
  start: () => startServer('./peers/colyseus-server.mjs', { ROOM: kind }),
  openTable,
});

export const colyseus = room('Colyseus', 'same');
export const colyseusLean = room('its lean room', 'lean');

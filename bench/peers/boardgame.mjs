// Speaks to boardgame.io's server exactly as its own client does, without that client's cost: the lobby over
// HTTP, then socket.io's `sync` and `update`.
import { tchag } from '@tablee/tchag';
import { io } from 'socket.io-client';
import { startServer } from '../process.ts';

const post = async (port, path, body) => {
  const response = await fetch(`http://127.0.0.1:${port}/games/tchag/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`boardgame.io's lobby answered ${response.status} to ${path}`);
  return response.json();
};

async function connectSeat(port, matchID, seat, onState) {
  const playerID = String(seat);
  const { playerCredentials } = await post(port, `${matchID}/join`, { playerID, playerName: playerID });
  const socket = io(`http://127.0.0.1:${port}/tchag`, { transports: ['websocket'], forceNew: true });
  const synced = new Promise(resolve => {
    socket.once('sync', (_matchID, sync) => {
      onState(sync.state);
      resolve();
    });
  });
  socket.on('update', (_matchID, state) => onState(state));
  socket.on('connect', () => socket.emit('sync', matchID, playerID, playerCredentials, 2));
  await synced;
  return {
    play(move, stateID) {
      const payload = { type: 'play', args: [move], playerID, credentials: playerCredentials };
      socket.emit('update', { type: 'MAKE_MOVE', payload }, stateID, matchID, playerID);
    },
    close: () => socket.disconnect(),
  };
}

async function openTable(port) {
  const { matchID } = await post(port, 'create', { numPlayers: 2 });
  const states = [];
  const table = {
    onSeen: () => undefined,
    play: (seat, move) => seats[seat].play(move, states[seat]._stateID),
    position: seat => tchag.writeState(states[seat].G),
    close: () => {
      for (const seat of seats) seat.close();
    },
  };
  const seats = await Promise.all(
    [0, 1].map(seat =>
      connectSeat(port, matchID, seat, state => {
        states[seat] = state;
        table.onSeen(seat, state._stateID);
      }),
    ),
  );
  return table;
}

export const boardgame = {
  name: 'boardgame.io',
  keeps: 'in memory',
  start: () => startServer('./peers/boardgame-server.mjs'),
  openTable,
};

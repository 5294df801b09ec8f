// Tchag as a room of Colyseus: the same rules, the table in a synchronised schema as its tutorial shows, of which
// only changes travel. Patches go out with the move that makes them; its usual interval of 50 ms would only add waiting.
// The room is as lean as its author could make it: what happened is told by the move alone and not by a list of
// events as ours, and a message is checked by hand instead of by a schema.
import { Room, Server } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { defaultTable, searchChance } from '@tablee/kernel';
import { tchag } from '@tablee/tchag';

const luck = searchChance(1);
const Player = schema({ seat: t.uint8(), name: t.string(), here: t.boolean() }, 'Player');
const Board = schema(
  {
    n: t.uint16(),
    cells: t.array('uint8'),
    taken: t.array('uint8'),
    side: t.uint8(),
    phase: t.string(),
    extra: t.boolean(),
    move: t.string(),
    over: t.boolean(),
    players: t.map(Player),
  },
  'Board',
);

class TchagRoom extends Room {
  maxClients = 2;
  patchRate = null;
  game = tchag.setup(defaultTable(tchag), luck).state;

  onCreate() {
    this.state = new Board();
    this.state.cells.push(...this.game.cells);
    this.state.taken.push(...this.game.taken);
    this.show(0, '');
    this.onMessage('play', (client, message) => this.play(client, message?.decision, message?.move));
  }

  onJoin(client, { name }) {
    const player = new Player();
    player.seat = this.state.players.size;
    player.name = name;
    player.here = true;
    this.state.players.set(client.sessionId, player);
    this.broadcastPatch();
  }

  play(client, decision, text) {
    const { seat } = this.state.players.get(client.sessionId);
    if (typeof text !== 'string' || decision !== this.state.n || tchag.actors(this.game)[0] !== seat) return;
    const move = tchag.readMove(text);
    if (move === null || tchag.refuse(this.game, seat, move)) return;
    tchag.apply(this.game, seat, move, luck);
    this.show(decision + 1, text);
    this.broadcastPatch();
  }

  show(n, move) {
    const { state, game } = this;
    for (let i = 0; i < game.cells.length; i++) {
      if (state.cells[i] !== game.cells[i]) state.cells[i] = game.cells[i];
    }
    for (const seat of [0, 1]) {
      if (state.taken[seat] !== game.taken[seat]) state.taken[seat] = game.taken[seat];
    }
    state.n = n;
    state.side = game.side;
    state.phase = game.phase;
    state.extra = game.extra;
    state.move = move;
    state.over = tchag.outcome(game) !== null;
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('tchag', TchagRoom);
await server.listen(Number(process.env.PORT));

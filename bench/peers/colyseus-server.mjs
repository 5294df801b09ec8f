// Tchag as a room of Colyseus: the same rules, the position in a synchronised schema. Patches go out with the
// move that makes them; Colyseus's usual interval of 50 ms would only add waiting.
import { Room, Server } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { defaultTable, searchChance } from '@tablee/kernel';
import { tchag } from '@tablee/tchag';

const luck = searchChance(1);
const Board = schema({
  n: t.uint16(),
  view: t.string(),
  actor: t.int8(),
  move: t.string(),
  over: t.boolean(),
});

class TchagRoom extends Room {
  maxClients = 2;
  patchRate = null;
  seats = new Map();
  game = tchag.setup(defaultTable(tchag), luck).state;

  onCreate() {
    this.state = new Board();
    this.show(0, '');
    this.onMessage('play', (client, { decision, move }) => this.play(client, decision, move));
  }

  onJoin(client) {
    this.seats.set(client.sessionId, this.seats.size);
  }

  play(client, decision, text) {
    const seat = this.seats.get(client.sessionId);
    if (decision !== this.state.n || tchag.actors(this.game)[0] !== seat) return;
    const move = tchag.readMove(text);
    if (move === null || tchag.refuse(this.game, seat, move)) return;
    tchag.apply(this.game, seat, move, luck);
    this.show(decision + 1, text);
    this.broadcastPatch();
  }

  show(n, move) {
    this.state.n = n;
    this.state.view = tchag.writeState(this.game);
    this.state.actor = tchag.actors(this.game)[0] ?? -1;
    this.state.move = move;
    this.state.over = tchag.outcome(this.game) !== null;
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('tchag', TchagRoom);
await server.listen(Number(process.env.PORT));

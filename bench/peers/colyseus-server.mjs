// Tchag as a room of Colyseus: the same rules, the table in a synchronised schema as its tutorial shows, of which
// only changes travel. Patches go out with the move that makes them; its usual interval of 50 ms would only add waiting.
// Two rooms: one tells what ours tells (what happened, for the screen to animate and the screen reader to say) and checks
// messages with the library ours checks with; the lean one tells the move alone and checks by hand.
import { Room, Server } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { defaultTable, searchChance } from '@tablee/kernel';
import { tchag } from '@tablee/tchag';
import { z } from 'zod';

const LEAN = process.env.ROOM === 'lean';
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
    events: t.string(),
    over: t.boolean(),
    players: t.map(Player),
  },
  'Board',
);

const PLAY = z.strictObject({ decision: z.int().min(0), move: z.string().min(1).max(200) });

class TchagRoom extends Room {
  maxClients = 2;
  patchRate = null;
  game = tchag.setup(defaultTable(tchag), luck).state;

  onCreate() {
    this.state = new Board();
    this.state.cells.push(...this.game.cells);
    this.state.taken.push(...this.game.taken);
    this.show(0, '', []);
    const play = (client, message) => this.play(client, message?.decision, message?.move);
    if (LEAN) this.onMessage('play', play);
    else this.onMessage('play', PLAY, play);
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
    const events = tchag.apply(this.game, seat, move, luck);
    this.show(decision + 1, text, events);
    this.broadcastPatch();
  }

  show(n, move, events) {
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
    // A list of many shapes, which a schema has no cheaper way to say.
    if (!LEAN) state.events = JSON.stringify(events);
    state.over = tchag.outcome(game) !== null;
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('tchag', TchagRoom);
await server.listen(Number(process.env.PORT));

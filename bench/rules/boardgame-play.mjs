// Random play through boardgame.io's client: a local game, moves made by client.moves.
import { createRequire } from 'node:module';
import { searchChance } from '@tablee/kernel';
import { tchag } from '@tablee/tchag';
import { asDocumented, onACopy } from '../peers/boardgame-tchag.mjs';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');

const playWith = rules => {
  const client = Client({ game: rules, debug: false });
  client.start();
  return (games, seed) => {
    const chance = searchChance(seed);
    let moves = 0;
    for (let game = 0; game < games; game++) {
      client.reset();
      for (let now = client.getState(); !now.ctx.gameover; now = client.getState()) {
        client.moves.play(tchag.writeMove(tchag.sample(now.G, Number(now.ctx.currentPlayer), chance)));
        moves++;
      }
    }
    return moves;
  };
};

export const playDocumented = playWith(asDocumented);
export const playOnACopy = playWith(onACopy);

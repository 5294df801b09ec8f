import type { Changes, FewerPoints, Notes } from './changes-fr.ts';

export const changes: Changes = {
  anarchy:
    'Anarchy: no queens. You win as soon as you control the enemy vital zone, linked to one of your bases.',
  standardWin: 'Hitting the queen in t’chako does not win: the game has to be won another way.',
  queenHolds:
    'In her own vital zone the queen does not count: an enemy puck takes control there without pushing her out.',
  suddenCreations: (n, queens) =>
    `Sudden death: each side creates ${n === 1 ? 'one puck only' : `at most ${n} pucks`} in the whole game. You lose when you have no puck left${queens ? ' but the queen' : ''} and can create no more.`,
  suddenTurn: (turn, queens) =>
    `Sudden death: no creation after turn ${turn}${queens ? ', except a queen’s return. You lose when you have no puck left but the queen' : '. You lose when you have no puck left'}.`,
  countdown: turns =>
    `Countdown: the game ends after ${turns} turns, both players’ turns counted. Captured zones are compared, then pucks, then the distance of the nearest puck to the enemy vital zone.`,
  hill: {
    off: '',
    pair: 'Queen of the hill: you win by capturing the two central zones at the start of your turn.',
    line: 'Queen of the hill: you win as soon as you hold the four neutral zones, in line.',
    rhombus:
      'Queen of the hill: you win as soon as you hold the two central zones and the two central bases, a rhombus.',
  },
  lead: (n, queens) =>
    `Demographic victory: you win with ${n} pucks more than your opponent${queens ? ', the queen included' : ''}.`,
  reach: (n, queens) =>
    `Demographic victory: you win with ${n} pucks on the board${queens ? ', the queen included' : ''}.`,
  points: (n, first) => `Each turn has ${n} action points instead of 7, the very first ${first}.`,
  strategic:
    'Strategic shots: a shot costs 1 point less and eliminates no other puck. Called loaded, it costs the usual price and eliminates. In a grey zone the shooter goes in either case.',
  strategicSumo:
    'Strategic shots: a shot costs 1 point less. With Sumo no contact eliminates: nothing is loaded.',
  depot: queens =>
    `Supply depot: creating costs as many points as you have pucks in play, less your captured zones and your bases, at least 1.${queens ? ' The queen’s return still costs 2.' : ''}`,
  triangle:
    'Triangles: before the game each side may swap an elastic for a triangle, laid for 1½ points and moved for ½ a post.',
  carrisk: 'Carrisk: first thing in a turn, up to two free creations on different captured zones.',
  carriskCounted:
    'Carrisk: first thing in a turn, up to two free creations on different captured zones. They count among the creations allowed.',
  sumo: 'Sumo: a puck that touches the rail is eliminated, and nothing else eliminates.',
  sumoQueen: 'If a queen touches the rail while her side is in t’chako, her side loses the game.',
  shooting: {
    aim: 'Take aim, measure the strength, shoot.',
    flick: 'Pucks are flicked: the gesture gives direction and strength.',
  },
  assistance: {
    none: 'No line of aim is shown.',
    short: 'The beginning of the line of aim is shown.',
    contact: 'The line of aim is shown up to the first contact.',
  },
};

export const notes: Notes = {
  standardWin: 'Hit the enemy queen while she is in t’chako, and the game is won.',
  anarchy: 'No queens: control the enemy vital zone, linked to a base, and you win.',
  countdown: 'The game ends after this number of turns, and zones are counted.',
  sudden: 'Creations are limited: you lose when you have no puck left and can create no more.',
  hill: 'You also win by holding the zones in the middle.',
  demography: 'You also win by the number of pucks on the board.',
  strategic: 'A shot costs less, and eliminates only if you call it loaded.',
  depot: 'The more pucks you have, the more a new one costs; zones you hold lower the price.',
  triangle: 'Each player may swap an elastic for a triangle, laid on three posts.',
  carrisk: 'At the start of a turn, two free pucks on captured zones.',
  sumo: 'Pucks are eliminated by pushing them against the rail, and only so.',
  suddenCreations: 'How many pucks each player may create in the whole game.',
  suddenTurn: 'After this turn no more pucks are created.',
  countdownTurns: 'The turns of both players are counted.',
  demographyLead: 'The lead in pucks that wins.',
  demographyReach: 'The number of pucks that wins.',
  points: 'What each player may spend in a turn.',
  shooting: 'How you shoot changes no rule.',
  assistance: 'What you see of the way before you shoot.',
  queenHolds: 'As long as the queen is there, the enemy does not control her vital zone.',
};

export const fewerPoints: FewerPoints = {
  said: 'With Strategic shots or Carrisk, 5 points a turn are advised.',
  take: 'Play with 5 points',
};

import type { Changes } from './changes-fr.ts';

export const changes: Changes = {
  anarchy:
    'Anarchy: no queens. Whoever controls the enemy vital zone, linked to a base of theirs, wins at once.',
  standardWin: 'Hitting the queen in t’chako does not win: the game has to be won another way.',
  queenHolds:
    'In her own vital zone the queen does not count: an enemy puck takes control there without pushing her out.',
  suddenCreations: (n, queens) =>
    `Sudden death: each side creates ${n === 1 ? 'one puck only' : `at most ${n} pucks`} in the whole game. Whoever has no puck${queens ? ' but the queen' : ''} and can create no more loses.`,
  suddenTurn: (turn, queens) =>
    `Sudden death: no creation after turn ${turn}${queens ? ', except a queen’s return. Whoever has no puck but the queen loses' : '. Whoever has no puck loses'}.`,
  countdown: turns =>
    `Countdown: the game ends after ${turns} turns. Most captured zones win, then most pucks, then the puck nearest to the enemy vital zone.`,
  hill: {
    off: '',
    pair: 'Queen of the hill: capturing the two zones of the centre at the start of one’s turn wins.',
    line: 'Queen of the hill: holding the four neutral zones, in line, wins at once.',
    rhombus:
      'Queen of the hill: holding the two zones of the centre and the two central bases, a rhombus, wins at once.',
  },
  lead: (n, queens) => `Demography: a lead of ${n} pucks wins${queens ? ', the queen included' : ''}.`,
  reach: (n, queens) => `Demography: ${n} pucks on the terrain win${queens ? ', the queen included' : ''}.`,
  points: (n, first) => `Each turn has ${n} action points instead of 7, the very first ${first}.`,
  strategic:
    'Strategic shots: a shot costs 1 point less and only pushes. Called loaded, it costs the usual price and eliminates.',
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
  sumoQueen: 'A queen pushed to the rail while her side is in t’chako loses the game.',
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

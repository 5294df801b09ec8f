import type { Cover } from './cover-fr.ts';

/** Texts that are needed before the game is loaded. */
export const cover: Cover = {
  kind: 'Skill and strategy',
  name: 'T’Chako',
  pitch:
    'Between billiards and chess: flick your pucks, capture zones as far as the enemy camp, and hit its queen.',
  seats: ['South', 'North'],
  options: {
    shooting: { name: 'Shooting', values: { aim: 'Aimed', flick: 'By flick' } },
    assistance: {
      name: 'Aiming line',
      values: { none: 'None', short: 'Short', contact: 'To the first contact' },
    },
    casual: { name: 'Casual game', hint: 'In a casual game shots can be taken back.' },
    points: { name: 'Action points a turn' },
    queenHolds: { name: 'A queen holds her vital zone' },
    standardWin: { name: 'Hitting the queen wins' },
    sudden: {
      name: 'Sudden death',
      values: { off: 'No', creations: 'Number of creations', turn: 'From a turn on' },
    },
    suddenCreations: { name: 'Creations for each player' },
    suddenTurn: { name: 'Last turn with creations' },
    countdown: { name: 'Countdown' },
    countdownTurns: { name: 'Number of turns' },
    anarchy: { name: 'Anarchy: no queens' },
    hill: {
      name: 'Queen of the hill',
      values: { off: 'No', pair: 'The two central zones', line: 'In line', rhombus: 'In a rhombus' },
    },
    demography: {
      name: 'Demographic victory',
      values: { off: 'No', lead: 'Pucks ahead', reach: 'Pucks to gather' },
    },
    demographyLead: { name: 'Pucks ahead' },
    demographyReach: { name: 'Pucks to gather' },
    strategic: { name: 'Strategic shots' },
    depot: { name: 'Supply depot' },
    triangle: { name: 'Triangle elastics' },
    carrisk: { name: 'Carrisk: two free creations' },
    sumo: { name: 'Sumo: the rail eliminates' },
  },
  presets: {
    standard: 'Standard',
    limited: 'Limited to 60 turns',
    quick: 'Quick, 20 turns',
    strategic: 'Strategic shots',
    carrisk: 'Carrisk',
    sumo: 'Sumo',
    anarchy: 'Anarchy',
  },
  problems: {
    'no-way-to-win': 'Without the win on the queen another way to win is needed: otherwise nobody could win.',
    'odd-countdown': 'The countdown counts the turns of both players: their number has to be even.',
    'anarchy-reach': 'Without a queen nobody ever gathers twelve pucks.',
    'reach-too-high': 'With so few creations this number of pucks cannot be gathered.',
    'sudden-too-late': 'The game would end before creations do.',
  },
};

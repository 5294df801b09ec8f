import type { RulesPage } from './page.ts';

export const rules: RulesPage = {
  title: 'The rules of T’Chako',
  aim: 'A game of skill and strategy for two, from the age of eight. Flick your pucks, hold a chain of zones as far as the enemy vital zone: that is t’chako. Then hit the queen and win.',
  sections: [
    {
      heading: 'The terrain',
      paragraphs: [
        {
          id: 'TCHAKO-1',
          text: 'Twelve round zones: a vital zone and three bases each, and four neutral zones in between. In the middle of each, a creation space. Twenty-three posts stand between the zones. Whatever is said of pucks holds for queens, unless they are excepted.',
        },
        {
          id: 'TCHAKO-2',
          text: 'At the start the queen is on the vital zone, a puck on each base, eight in the box. Each player has two short elastics and a long one.',
        },
        {
          id: 'TCHAKO-3',
          text: 'A rail surrounds the terrain. Pucks bounce off it, but too hard an impact jumps it: the puck is eliminated.',
        },
      ],
    },
    {
      heading: 'Control and capture',
      paragraphs: [
        {
          id: 'TCHAKO-4',
          text: 'A puck is in a zone as soon as it touches the circle. It may be in two at once. This is judged only when all is at rest.',
        },
        {
          id: 'TCHAKO-5',
          text: 'You control a zone where you are alone. With both in it, it is grey and nobody’s. Your bases and your vital zone are yours when nobody is there. A zone where a queen stands is never the enemy’s, unless the table decided otherwise for her vital zone.',
        },
        {
          id: 'TCHAKO-6',
          text: 'When your turn begins you capture each zone that is not your own, that you control by a puck, and that connections link, through captured zones, to a base you control. It stays captured to the end of the turn, whatever happens.',
        },
        {
          id: 'TCHAKO-7',
          text: 'A base that is occupied or grey when your turn begins links nothing. An intruder in your vital zone cuts nothing, and that zone itself links nothing.',
        },
        {
          id: 'TCHAKO-8',
          text: 'T’chako: a chain of connections leads from a base you control to the enemy vital zone, each zone captured this turn or controlled right now, the vital one included. In the other’s turn only control counts. When a link fails, it is over. For a shot, the position in which it begins decides.',
        },
        {
          id: 'TCHAKO-9',
          text: 'Grey zone: if your shot first hits an enemy who shared a zone with the shooter, the shooter alone is eliminated. A shooting queen is not: then nobody is.',
        },
      ],
    },
    {
      heading: 'Your turn',
      paragraphs: [
        {
          id: 'TCHAKO-18',
          text: 'Seven action points a turn, five in the very first. The turn ends when you say so or when no points are left. Nothing is kept for the next turn.',
        },
        {
          id: 'TCHAKO-10',
          text: 'Shooting a puck costs 2 points. Each puck once a turn, even one just created.',
        },
        {
          id: 'TCHAKO-11',
          text: 'The first enemy puck the shot puck hits is eliminated. It slides on, pushes without eliminating, and is taken away when all is at rest. Later contacts only push, and your pucks that are pushed eliminate nothing.',
        },
        {
          id: 'TCHAKO-12',
          text: 'Shooting the queen costs 3 points. She eliminates like a puck, can be pushed, and is never eliminated. Hitting her first wins the game, if her side was in t’chako when the shot began.',
        },
        {
          id: 'TCHAKO-13',
          text: 'Creating a puck costs 2 points, on a captured zone or at home where the enemy had no control when the turn began. Not where a created puck still stands. Other pucks in the way are moved 29 mm from the middle, the shortest way. Eliminated pucks go back to the box: eleven pucks and the queen a side.',
        },
        {
          id: 'TCHAKO-14',
          text: 'Half a point for each hook of an elastic you move. An elastic lies along a thin line, always at its own length. Never two hooks on a post, nor two elastics on a segment, nor a puck under one. Elastics stop and return all pucks.',
        },
        {
          id: 'TCHAKO-15',
          text: 'Before a shot, a puck less than a finger away from a rail, a post or a puck of yours may be shifted by a finger at most, straight, without coming nearer to what hinders it.',
        },
        {
          id: 'TCHAKO-16',
          text: 'A queen that has left the board is absent. The next creation of her side is the queen, for 2 points. Absent while her side is in t’chako: the game is lost.',
        },
        {
          id: 'TCHAKO-17',
          text: 'After a shot, a created puck that was barely moved from its space is put back, if there is room.',
        },
        {
          id: 'TCHAKO-19',
          text: 'On the practice ramp you may try the strength of a shot at any time, off the board and for free.',
        },
      ],
    },
    {
      heading: 'The shot',
      paragraphs: [
        {
          id: 'TCHAKO-20',
          text: 'A shot is a direction out of 4,096 and a power from 1 to 1,000. The same shot from the same position always leads to the same result, everywhere.',
        },
        {
          id: 'TCHAKO-21',
          text: 'Pucks slide and slow down evenly. A shot of full power goes a little more than a metre. Each impact takes some of the speed.',
        },
        {
          id: 'TCHAKO-22',
          text: 'The table chooses: a flick, by a swipe, or an aimed shot, and how much of the line is shown.',
        },
        {
          id: 'TCHAKO-23',
          text: 'With the hourglass, the time you take is the other’s. At zero your turn ends; the other leaves you five seconds. Nobody loses on time.',
        },
        {
          id: 'TCHAKO-24',
          text: 'When all is at rest: eliminated pucks are taken away, created ones put back, then it is judged. If both win at once, the player on turn does.',
        },
      ],
    },
    {
      heading: 'Ways to win',
      paragraphs: [
        {
          id: 'TCHAKO-30',
          text: 'Sudden death: a limited number of creations, or none after a certain turn. Who has only a queen left and will never create again has lost. Without a puck you have to create one while you can.',
        },
        {
          id: 'TCHAKO-31',
          text: 'Countdown: after the last turn, who would capture more zones wins, then who has more pucks, then the puck nearest to the enemy vital zone.',
        },
        {
          id: 'TCHAKO-32',
          text: 'Anarchy: no queens. Controlling the enemy vital zone, linked, wins.',
        },
        {
          id: 'TCHAKO-33',
          text: 'Queen of the hill: capture the two central zones when your turn begins; or hold the four in line, or the four in a rhombus, at any moment.',
        },
        { id: 'TCHAKO-34', text: 'Demographic victory: enough pucks ahead, or enough pucks on the board.' },
      ],
    },
    {
      heading: 'Ways to play',
      paragraphs: [
        {
          id: 'TCHAKO-40',
          text: 'Strategic shots: a shot costs 1 point and only pushes; loaded, it costs 2 and eliminates. The queen: 2, loaded 3.',
        },
        {
          id: 'TCHAKO-41',
          text: 'Supply depot: creating costs your pucks on the board less your captured zones and the bases you control, at least 1. The queen’s return costs 2.',
        },
        {
          id: 'TCHAKO-42',
          text: 'Triangle: before the game each may replace an elastic. Laying it costs 1½, moving it ½ for each post changed. Pucks caught are pushed out.',
        },
        {
          id: 'TCHAKO-43',
          text: 'Carrisk: when the turn begins, before anything else, two free creations on captured zones.',
        },
        {
          id: 'TCHAKO-44',
          text: 'Sumo: only the rail eliminates. A queen at the rail is absent; in t’chako that loses.',
        },
        {
          id: 'TCHAKO-45',
          text: 'From 3 to 9 points a turn, two fewer in the first, at least three. Modes that contradict each other are refused. When both agree, a mode is added between turns, except anarchy and triangles, if it does not decide the game at once.',
        },
        { id: 'TCHAKO-46', text: 'Without a mode a game has no limit; a limited game ends after 60 turns.' },
        {
          id: 'TCHAKO-47',
          text: 'Advice: keep your pucks together, protect the queen, shoot straight from your bases, contest in the other’s turn, and all for one t’chako.',
        },
      ],
    },
  ],
  readings: {
    heading: 'Our decisions',
    paragraphs: [
      {
        id: 'TCHAKO-6',
        text: 'A captured zone stays so to the end of the turn, even if the enemy enters it.',
      },
      {
        id: 'TCHAKO-15',
        text: 'What is less than a finger away must not come nearer at any moment of the shift.',
      },
      {
        id: 'TCHAKO-30',
        text: 'With neither queen nor puck one has to create if there is enough to pay for both and room for both.',
      },
      { id: 'TCHAKO-44', text: 'A queen pushed to the rail by a shot that began in t’chako loses too.' },
    ],
  },
};

import type { RulesPage } from '@tablee/kernel';
import { figures } from './en-figures.ts';
import type { Figure, RuleId } from './page.ts';

export const rules: RulesPage<RuleId, Figure> = {
  title: 'The rules of T’Chako',
  aim: 'A game of skill and strategy between billiards and chess, for two players from the age of eight. Flick your pucks, dislodge those across the board, and stretch a chain of zones as far as the enemy vital zone: that is t’chako. Then hit the queen, and the game is yours. Allow 15 to 45 minutes.',
  sections: [
    {
      heading: 'The terrain',
      paragraphs: [
        {
          id: 'TCHAKO-1',
          text: 'Twelve round zones: each player has a vital zone and three bases, and four neutral zones lie in line across the middle. Thick lines are connections; thin lines carry elastics. In the middle of each zone is a creation space. Twenty-three posts stand between the zones. What is said of pucks holds for the queen too, unless she is excepted.',
          figures: ['terrain'],
        },
        {
          id: 'TCHAKO-2',
          text: 'At the start each queen is on her vital zone, a puck stands on each base, and eight pucks wait in the box. Each player has two short elastics and a long one, already stretched. South begins.',
        },
        {
          id: 'TCHAKO-3',
          text: 'A rail surrounds the terrain and sends pucks back. But a puck that hits it too hard flies over it and is lost. Better to measure your shots.',
        },
      ],
    },
    {
      heading: 'Control and capture',
      paragraphs: [
        {
          id: 'TCHAKO-4',
          text: 'A puck is in a zone as soon as it touches the circle. It may be in two at once. Nothing is judged while a puck slides: zones are judged at the start of a turn and after each action, when everything is at rest.',
        },
        {
          id: 'TCHAKO-5',
          text: 'You control a zone where you are alone. With both players in it, it is grey and nobody’s. Your bases and your vital zone stay yours when they are empty. Where a queen stands the enemy never has control: she must first be pushed out (an option waives this in the queen’s own vital zone).',
          figures: ['control'],
        },
        {
          id: 'TCHAKO-6',
          text: 'When your turn begins you capture each zone that is not your own, that you control by a puck, and that connections link, from captured zone to captured zone, to a base you control. It stays captured to the end of your turn, even if your puck leaves it. Next turn it is all worked out anew; in the other’s turn nobody has captures.',
          figures: ['capture'],
        },
        {
          id: 'TCHAKO-7',
          text: 'A base of yours that the enemy holds, or that is grey, when your turn begins links nothing: what hung on it alone is not captured. Driving the intruder out in mid-turn gives you the base back, but captures have to wait for the next turn. An intruder in your vital zone cuts nothing.',
        },
        {
          id: 'TCHAKO-8',
          text: 'T’chako! A chain of connections leads from a base you control to the enemy vital zone, each zone of it captured this turn or controlled right now, the vital one too. The enemy queen becomes vulnerable, in mid-turn if need be. Should one link fail, she no longer is. For each shot the position in which it begins decides; and in the other’s turn control alone makes the chain.',
          figures: ['tchako'],
        },
        {
          id: 'TCHAKO-9',
          text: 'Grey zone: two opponents who share a zone cannot eliminate each other there. If your shot first touches a puck that shared a zone with the shooter, it is the shooter that goes, and it alone. A shooting queen risks nothing: then nobody goes.',
          figures: ['duel'],
        },
      ],
    },
    {
      heading: 'Your turn',
      paragraphs: [
        {
          id: 'TCHAKO-18',
          text: 'You have seven action points a turn, five in the very first turn of the game. Spend them as you like, in any order. The turn ends when you say so or when your points are spent. Points do not carry over.',
        },
        {
          id: 'TCHAKO-10',
          text: 'Shooting a puck: 2 points. Each puck once a turn only, but one that was just created may be shot.',
        },
        {
          id: 'TCHAKO-11',
          text: 'The first enemy puck the shot puck touches is eliminated, whether you struck it or it ran into you. It slides on, pushes without eliminating, and goes when all is at rest. Later contacts only push, and pucks of your own that are pushed eliminate nobody. Merely resting against each other is no contact.',
          figures: ['shot'],
        },
        {
          id: 'TCHAKO-12',
          text: 'Shooting the queen: 3 points. She eliminates like a puck, can be pushed, and is never eliminated. If your shot touches the enemy queen before any other enemy puck, and her side was in t’chako when the shot began, you win the game, even if the shooter ends up off the board.',
        },
        {
          id: 'TCHAKO-13',
          text: 'Creating a puck: 2 points, on a captured zone, or at home where the enemy did not have control when the turn began. A created puck reserves its space as long as it stays there: once shot, or pushed to 24 mm or more from the middle, it reserves nothing, even if it comes back. Any other puck in the way is moved aside, the shortest way, to 29 mm from the middle. Eliminated pucks return to the box: eleven and a queen a side.',
          figures: ['creation'],
        },
        {
          id: 'TCHAKO-14',
          text: 'Moving an elastic: half a point a hook. You move only your own, never your opponent’s. An elastic always follows a thin line, at its own length. One hook a post, one elastic a segment, and no puck underneath. Elastics stop and send back every puck, your own included.',
          figures: ['hook', 'lay'],
        },
        {
          id: 'TCHAKO-15',
          text: 'A puck less than a finger (16 mm) from the rail, a post or a puck of its own side may be shifted by a finger at most, in a straight line, at the moment it is shot. The way must be free, and nothing that hampers it may come nearer. Elastics and enemy pucks give no such right.',
        },
        {
          id: 'TCHAKO-16',
          text: 'A queen that has left the board is absent. Her side’s next creation is the queen, for 2 points, wherever it may create. If she is missing while her side is in t’chako, the game is lost on the spot.',
        },
        {
          id: 'TCHAKO-17',
          text: 'After each shot a created puck that was merely nudged on its space is put back in the middle, if the place is free.',
        },
        {
          id: 'TCHAKO-19',
          text: 'The practice ramp is there to try the strength of a shot at any time, off the board and free of charge.',
        },
      ],
    },
    {
      heading: 'Shooting and time',
      paragraphs: [
        {
          id: 'TCHAKO-20',
          text: 'A shot is one of 4,096 directions and a strength from 1 to 1,000. The same shot from the same position has the same result always and everywhere, to the bit.',
        },
        {
          id: 'TCHAKO-21',
          text: 'Pucks slide and slow down evenly: a little over a metre at full strength. Every impact costs some speed; an elastic gives nearly all of it back, the rail far less.',
        },
        {
          id: 'TCHAKO-22',
          text: 'The table chooses its way of shooting: flicking, where the gesture gives direction and strength, or aiming, where you pull back and let go (or use the keyboard). It also chooses how much of the line of aim is shown, the same for all.',
        },
        {
          id: 'TCHAKO-23',
          text: 'With the hourglass, two or three minutes of sand are split evenly, and the time you take goes to your opponent. No sand runs while a puck slides. At zero your turn ends and the glass is turned: your opponent waits five seconds before acting, but their sand already runs. A shot already on its way counts. Nobody ever loses on time.',
        },
        {
          id: 'TCHAKO-24',
          text: 'When all is at rest: eliminated pucks go, created pucks are put back, then control, t’chako and victory are judged. If both win at once, the player whose turn it is wins.',
        },
      ],
    },
    {
      heading: 'Victory modes',
      paragraphs: [
        {
          id: 'TCHAKO-30',
          text: 'Sudden death: a limited number of creations each (8 or 15, say), or none after a certain turn; a queen’s return is not counted. You lose when you have no puck left but the queen and can create no more. Without a puck you have to create one as long as you can pay for it and place it; only the hourglass can end such a turn.',
        },
        {
          id: 'TCHAKO-31',
          text: 'Countdown: the game lasts an even number of turns, both players’ turns counted. At the end, count for each player the zones they would capture if their turn began now; their own bases and vital zone do not count. If equal, count the pucks on the board, queen included; then the puck nearest to the middle of the enemy vital zone decides; otherwise it is a draw.',
        },
        {
          id: 'TCHAKO-32',
          text: 'Anarchy: no queens. The game is won as soon as you control the enemy vital zone and it is linked.',
        },
        {
          id: 'TCHAKO-33',
          text: 'Queen of the hill: capture the two zones of the centre when your turn begins. Or, by variant, hold the four zones in line, or the four of the rhombus, at the same time, linked or not, at any moment.',
          figures: ['hills'],
        },
        {
          id: 'TCHAKO-34',
          text: 'Demographic victory: get 4, 6 or 8 pucks ahead, or bring 8, 10 or 12 together on the board. The queen counts.',
        },
      ],
    },
    {
      heading: 'Play modes',
      paragraphs: [
        {
          id: 'TCHAKO-40',
          text: 'Strategic shots: a shot costs only 1 point and only pushes: it eliminates no other puck, and hitting the queen does not win. Called loaded, it costs 2 points and eliminates. Shooting the queen: 2 points, loaded 3. In a grey zone the shooter goes in either case. 5 points a turn are advised.',
        },
        {
          id: 'TCHAKO-41',
          text: 'Supply depot: creating costs as many points as you have pucks on the board, queen included, less your captured zones and the bases you controlled when the turn began; at least 1. The queen’s return costs 2.',
        },
        {
          id: 'TCHAKO-42',
          text: 'Triangle elastics: before the game each player may swap an elastic for a triangle, which waits in the box. Laying it on three posts costs 1½ points, moving it ½ for each post changed. Pucks caught inside or too near go over the nearest edge.',
          figures: ['triangle'],
        },
        {
          id: 'TCHAKO-43',
          text: 'Carrisk: first thing in a turn, up to two free creations, on different captured zones where no created puck stands. With the first other action the gift is gone. An absent queen comes back first, free as well. 5 points a turn are advised.',
        },
        {
          id: 'TCHAKO-44',
          text: 'Sumo: a puck that touches the rail is eliminated, and nothing else eliminates, not even in a grey zone. A queen that touches the rail is absent until her side’s next creation. Hitting her does not win; but if she touches the rail or leaves the board while her side is in t’chako, her side loses the game.',
        },
        {
          id: 'TCHAKO-45',
          text: 'Combine modes as you like; those that contradict each other are refused, with the reason. A turn has 3 to 9 points, usually 7, preferably 5 with Strategic shots or Carrisk; two fewer in the very first turn, but at least three. If both agree, a mode is added between turns, except anarchy and triangles, if it does not decide the game at once.',
        },
        {
          id: 'TCHAKO-46',
          text: 'Without a countdown a game lasts as long as it takes; the limited game ends after 60 turns.',
        },
      ],
    },
    {
      heading: 'Some advice',
      paragraphs: [
        {
          id: 'TCHAKO-47',
          text: 'Keep your pucks together, so that they cover each other; a puck sent out alone is often a puck lost. The queen impresses, but shelter her as soon as t’chako looms. Look for direct shots, from your bases to the heart of a zone. End your turn in a zone or a base of the other’s: grey or held, it cuts their captures. And when t’chako is within reach, stake everything: a captured zone counts to the end of the turn, even empty.',
        },
      ],
    },
  ],
  readings: {
    heading: 'Our decisions',
    paragraphs: [
      {
        id: 'TCHAKO-3',
        text: 'A puck flies over the rail if it hits it, head on, faster than six tenths of the speed of a full-strength shot.',
      },
      {
        id: 'TCHAKO-6',
        text: 'A captured zone stays so to the end of the turn, even if an opponent is pushed into it.',
      },
      {
        id: 'TCHAKO-13',
        text: 'You may also create at home in a grey zone. The starting pucks and the queens reserve their space as if they had just been created.',
      },
      {
        id: 'TCHAKO-14',
        text: 'An elastic keeps its length: a short one covers one segment, the long one three. Passing a post without hooking on to it does not take it.',
      },
      {
        id: 'TCHAKO-15',
        text: 'What is nearer than a finger must not come nearer at any moment of the shift.',
      },
      {
        id: 'TCHAKO-30',
        text: 'With neither queen nor puck you have to create if both can be paid for and placed.',
      },
      {
        id: 'TCHAKO-42',
        text: 'A triangle lies in one of ten places, five on either side: around one point, never across a zone.',
      },
      {
        id: 'TCHAKO-44',
        text: 'The game is also lost when a shot that began in t’chako pushes the queen to the rail.',
      },
    ],
  },
  figures,
};

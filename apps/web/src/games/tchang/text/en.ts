import type { Words } from './fr.ts';

const fireflies = (n: number): string => (n === 0 ? 'no firefly' : n === 1 ? '1 firefly' : `${n} fireflies`);
const list = (words: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(words);

export const en: Words = {
  board: 'The tomb: seven rows of seven spaces',
  purses: 'Purses',
  mine: 'yours',
  bitten: 'bitten',
  fireflies,
  cost: n => `for ${fireflies(n)}`,
  rescues: pawn => `frees the ${pawn} pawn`,
  rescuers: pawns =>
    pawns.length === 0 ? 'cannot be freed by any pawn yet' : `can be freed by the ${list(pawns)} pawn`,
  isBitten: (pawn, rescue) => `The ${pawn} pawn is bitten: it ${rescue}.`,
  planNow: 'Not your turn yet: propose a way, take this space for yourself or point at it.',
  hint: 'advised',
  chosen: 'chosen',
  goHere: (space, cost) => `Go to ${space} · ${fireflies(cost)}`,
  leaveHere: cost => `Leave · ${fireflies(cost)}`,
  stays: left => (left === 0 ? 'none will be left' : `${left} will be left`),
  lacks: n => `${n} missing`,
  noReturn: 'cannot be taken back',
  choosePawn: pawn => `Choose the ${pawn} pawn`,
  aimed: (pawn, space, cost, left) =>
    `The ${pawn} pawn would go to ${space} for ${fireflies(cost)}, ${left === 0 ? 'none would be left' : `${left} would be left`}. Choose the space again to go there.`,
  chooseFirst: 'Choose a pawn first: tap it, or its purse.',
  movedAlready: 'Your pawn has moved: share some more, or end your turn.',
  share: 'Share',
  sharing: 'Share fireflies',
  shareWith: (one, other, space) => `${one} and ${other} pawns, on ${space}`,
  giveTo: pawn => `One more firefly for the ${pawn} pawn`,
  giveNow: (n, from, to) => `Give ${fireflies(n)}: ${from} → ${to}`,
  giveHint: 'Tap + on the side of the pawn that receives.',
  pass: 'Pass',
  passSure: 'Pass and do nothing?',
  passLoses: 'Pass, and lose the game?',
  end: 'End the turn',
  allows: {
    move: 'You may move a pawn.',
    'move-share': 'You may move a pawn, and share before or after.',
    share: 'You may still share fireflies.',
    end: 'Nothing left to do but end the turn.',
  },
  found: 'Found so far',
  dragons: (colour, n) => `${colour} dragon: ${n} of 3`,
  pieces: n => `tangram: ${n} of 7`,
  reserve: n => `reserve: ${fireflies(n)}`,
  exitFixed: colour => `The ${colour} exit, still closed`,
  exitOpen: colour => `The ${colour} exit is open`,
  hopeless: 'You may play on to the end, or give up.',
  warned: 'One more round without a move or a share, and the game is lost.',
  botsGiveUp: n =>
    n === 1 ? 'The computer proposes to give up together.' : 'The computers propose to give up together.',
  giveUpTogether: 'Give up together',
  playOn: 'Play on',
  giveUp: 'Give up',
  giveUpAsk: 'The game will be lost for the whole group.',
  rule: id => `Rule ${id}`,
  auto: 'The rest at random',
  toPlace: (what, n) =>
    what === 'statue'
      ? n === 1
        ? 'Last statue to place'
        : `${n} statues to place`
      : n === 1
        ? 'Last stone to place'
        : `${n} stones to place`,
  placeHere: { statue: 'place a statue', stone: 'place a stone' },
  tools: 'Shared plans',
  tool: { way: 'Propose a way', take: 'I’ll take it', point: 'Point' },
  toolShort: { way: 'Propose', take: 'I’ll take it', point: 'Point' },
  toolNow: {
    way: 'Choose a pawn, then the space it would go to.',
    take: 'Tap the space you will take care of.',
    point: 'Tap the space to point at.',
  },
  chooseForWay: 'Choose a pawn first, then the space it would go to.',
  wipe: 'Clear',
  wiped: 'Your plans are cleared.',
  planWay: (who, pawn, space, cost, left) =>
    `${who}: I propose the ${pawn} pawn to ${space}, ${fireflies(cost)}${left < 0 ? `, ${-left} missing` : ''}`,
  answers: { yes: 'Agreed', no: 'Rather not', go: 'I’ll go' },
  answered: {
    yes: who => `Agreed: ${who}`,
    no: who => `Rather not: ${who}`,
    go: who => `I’ll go: ${who}`,
  },
  answerTo: (answer, proposal) => `${answer}: ${proposal}`,
  noteAnswer: {
    yes: way => `agreed, ${way}`,
    no: way => `rather not, ${way}`,
    go: way => `I’ll go, ${way}`,
  },
  planTake: (who, space) => `${who}: I’ll take care of ${space}`,
  noteWay: (pawn, space) => `the ${pawn} pawn to ${space}`,
  noteTake: space => `to take care of ${space}`,
  keys: [
    ['1 2 3 4', 'choose the red, green, yellow or blue pawn'],
    ['L', 'share fireflies'],
    ['T', 'end the turn, or pass'],
    ['C', 'propose this way'],
    ['J', 'take care of the space'],
    ['P', 'point at the space'],
    ['E', 'clear your plans'],
  ],
  finale: {
    won: { title: 'Out, all together!', line: 'Fresh air at last.' },
    lost: { title: 'The lanterns go out…', line: 'Have a rest: the tomb will wait for you.' },
  },
  brief: {
    give: (giver, receiver, n) => `${giver} gives ${n} to ${receiver}`,
    go: (pawn, to) => `${pawn} → ${to}`,
    pass: 'Passes',
    end: 'End of turn',
    auto: 'The rest at random',
    statue: space => `Statue on ${space}`,
    stone: space => `Stone on ${space}`,
  },
};

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARDS } from '@tablee/catalogue';
import { describe, expect, it } from 'vitest';
import { makeFolder, openTerminal, START, tablee } from './tablee.ts';

const NO_CHESS = `There is no game "chess". Games: ${CARDS.map(card => card.id).join(', ')}.`;

/** Tock as spectators see it, and as seat 0 does when the others have chosen their cards to give. */
const tock = (hand: string, gives: string): string =>
  `r=R,R,R,R b=R,R,R,R y=R,R,R,R g=R,R,R,R | r:${hand} b:?,?,?,?,? y:?,?,?,?,? g:?,?,?,?,? | out - | turn r | blocked - | deal 1 g | swap | gives ${gives}`;
const HIDDEN = tock('?,?,?,?,?', 'r:- b:- y:- g:-');
const HALF_HIDDEN = tock('2,10,10,K,X', 'r:- b:? y:? g:?');

describe('a mistake', () => {
  const type = openTerminal();
  it.each<[args: readonly string[], sentence: RegExp]>([
    [[], /^tablee games/],
    [['dance'], /^There is no command "dance"\. Commands: games, start, /],
    [['constructor'], /^There is no command "constructor"\./],
    [['games', 'tchag'], /^"tchag" is one word too many\.\n$/],
    [['start'], /^Which game\?/],
    [['start', 'chess'], new RegExp(`^${NO_CHESS}\n$`)],
    [['start', '__proto__'], /^There is no game "__proto__"\./],
    [['start', 'tchag', 'tchag'], /^"tchag" is one word too many\.\n$/],
    [['start', 'tchag', '--seats', '3'], /^This game is for 2 players\.\n$/],
    [['start', 'tchag', '--seats', '-1'], /^--seats is a whole number from 1 on, not "-1"\.\n$/],
    [['start', 'tchag', '--seats=-1'], /^--seats is a whole number from 1 on, not "-1"\.\n$/],
    [['start', 'tchag', '--options', '{start'], /^--options is not JSON: \{start\n$/],
    [['start', 'tchag', '--options', '[]'], /^Options must be an object\.\n$/],
    [['start', 'tchag', '--options', '{"start":"ring"}'], /^Option "start" is one of: rows, diamond\.\n$/],
    [
      ['start', 'tchag', '--options', '{"wild":1}'],
      /^There is no option "wild"\. Options of this game: start\.\n$/,
    ],
    [['start', 'tchag', '--colour'], /^There is no option --colour; --help lists them\.\n$/],
    [['start', 'tchag', '--seed'], /^--seed needs a value\.\n$/],
    [['moves', 'tchag'], /^Which position\?/],
    [['moves', 'tchag', '--position', ''], /^A Tchag position is /],
    [['moves', 'tchag', '--position', 'zzz'], /^A Tchag position is /],
    [['moves', 'tchag', '--position', '@no-such-file'], /^There is no file "no-such-file"\.\n$/],
    [['moves', 'tchag', '--position', '@.'], /^"\." is not a file\.\n$/],
    [['moves', 'tchag', '--position', START, '--seat', '2'], /^There are only seats 0 to 1\.\n$/],
    [
      ['moves', 'tchag', '--position', START, '--seat', '-1'],
      /^--seat is a whole number from 0 on, not "-1"\.\n$/,
    ],
    [['games', '--json=yes'], /^--json takes no value\.\n$/],
    [
      ['start', 'tock', '--options', '{"deal":"cull"}'],
      /^Putting a sixth card aside is for three players only\.\n$/,
    ],
    [
      ['moves', 'tock', '--position', HIDDEN, '--seat', '0'],
      /^What seat 0 holds is hidden in this text \("\?"\), so its moves cannot be listed\.\n$/,
    ],
    [
      ['apply', 'tock', '--position', HIDDEN, '--seat', '0', '--move', 'give:K'],
      /^What seat 0 holds is hidden in this text \("\?"\), so "give:K" cannot be played from it\.\n$/,
    ],
    [
      ['apply', 'tock', '--position', HALF_HIDDEN, '--seat', '0', '--move', 'give:K'],
      /^What "give:K" leads to depends on what is hidden in this text \("\?"\)\.\n$/,
    ],
    [['apply', 'tchag', '--position', START], /^Which move\?/],
    [['perft', 'tchag'], /^How deep\?/],
    [['perft', 'tchag', '--depth', '0'], /^--depth is a whole number from 1 on, not "0"\.\n$/],
    [['perft', 'tchag', '--depth', '1e3'], /^--depth is a whole number/],
    [['sim', 'tchag', '--bots', 'random,random'], /^How many games\?/],
    [['sim', 'tchag', '--games', '5'], /^Which bots\?/],
    [
      ['sim', 'dragons', '--games', '1', '--bots', 'random,random', '--options', '{"hands":"real"}'],
      /^Rule DRAGON-10 lets only people sit at this table: no bots here\.\n$/,
    ],
    [['play', 'dragons', '--options', '{"hands":"real"}'], /^Rule DRAGON-10 lets only people/],
    [['sim', 'tchag', '--games', '5', '--bots', 'random'], /^2 seats need 2 bots, not 1\.\n$/],
    [
      ['sim', 'tchag', '--games', '5', '--bots', 'random,deep'],
      /^There is no bot "deep"\. Bots: random, idle, 1, /,
    ],
    [['sim', 'tchag', '--games', '5', '--bots', 'human,random'], /^There is no bot "human"\./],
    [['play', 'tchag', '--bots', 'x,y'], /^There is no bot "x"\./],
    [['verify'], /^Which record\?/],
    [['verify', 'no-such-file'], /^There is no file "no-such-file"\.\n$/],
    [['verify', 'a', 'b'], /^"b" is one word too many\.\n$/],
    [['open', '.'], /^"\." is not a file\.\n$/],
    [['serve', 'now'], /^"now" is one word too many\.\n$/],
    [['fuzz', 'chess'], /^There is no game "chess"\./],
    [['fuzz', 'tchag', '--games', 'many'], /^--games is a whole number/],
    [['newgame'], /^What is the game called\?/],
    [['newgame', 'Tock'], /^"Tock" is not a plain lower-case word\.\n$/],
    [['newgame', '../tock'], /^"\.\.\/tock" is not a plain lower-case word\.\n$/],
    [['newgame', 'tchag'], /^".*tchag" is there already\.\n$/],
  ])('in %j gets a sentence', async (args, sentence) => {
    const { code, out, err } = await type(args);
    expect(err).toMatch(sentence);
    expect([code, out]).toEqual([2, '']);
    expect(err).not.toMatch(/\n {4}at /);
  });

  it.each([
    ['', 'This is not a Tablée record, or it is cut short.\n'],
    ['{"tablee":1', 'This is not a Tablée record, or it is cut short.\n'],
    ['{"tablee":7}', 'This record was written by a newer Tablée.\n'],
    [
      '{"tablee":1,"game":"chess","rules":1,"seats":2,"options":{},"seals":[],"setup":[],"entries":[]}',
      `${NO_CHESS}\n`,
    ],
    [
      '{"tablee":1,"game":"tchag","rules":9,"seats":2,"options":{},"seals":[],"setup":[],"entries":[]}',
      'There are no rules 9 of tchag. Rules kept: 1.\n',
    ],
    [
      '{"tablee":1,"game":"tchag","rules":1,"seats":2,"options":{},"seals":[],"setup":[],"entries":[{"seat":0,"move":"b2b5"}]}',
      'Entry 1 (b2b5) breaks rule TCHAG-3.\n',
    ],
  ])('in the record %j gets a sentence', async (input, err) => {
    expect(await tablee(['verify', '-'], { input })).toEqual({ code: 2, out: '', err });
  });

  it('in an output path is refused with a sentence', async () => {
    const folder = makeFolder();
    mkdirSync(join(folder, 'taken'));
    writeFileSync(join(folder, 'file'), '');
    const play = [
      'play',
      'tchag',
      '--bots',
      'random,random',
      '--seed',
      '1',
      '--record',
      join(folder, 'taken'),
    ];
    const said = await tablee(play);
    expect(said.code).toBe(2);
    expect(said.err).toMatch(/cannot be written/);
  });
});

describe('a mistake in a French terminal', () => {
  const type = openTerminal('fr_FR.UTF-8');
  it.each<[args: readonly string[], sentence: string]>([
    [['danse'], 'La commande « danse » n’existe pas. Commandes : games, '],
    [['start', 'chess'], 'Il n’y a pas de jeu « chess ». Jeux : '],
    [['start', 'tchag', 'tchag'], '« tchag » est de trop.\n'],
    [['start', 'tchag', '--seats', '3'], 'Ce jeu se joue à 2.\n'],
    [['start', 'tchag', '--seats', '-1'], '--seats est un nombre entier à partir de 1, pas « -1 ».\n'],
    [['start', 'tchag', '--options', '[]'], 'Les options forment un objet JSON.\n'],
    [
      ['start', 'tchag', '--options', '{"start":"x"}'],
      'L’option « start » est l’une de ces valeurs : rows, diamond.\n',
    ],
    [['start', 'tchag', '--options', '{"x":1}'], 'L’option « x » n’existe pas. Options de ce jeu : start.\n'],
    [['start', 'tock', '--options', '{"teams":1}'], 'L’option « teams » vaut true ou false.\n'],
    [['start', 'tekao', '--options', '{"drawAfter":-4}'], 'L’option « drawAfter » est un nombre entier de '],
    [['start', 'tock', '--options', '{"deal":"cull"}'], 'Écarter une sixième carte ne se joue qu’à trois.\n'],
    [['start', 'tchag', '--colour'], 'L’option --colour n’existe pas ; --help les énumère.\n'],
    [['start', 'tchag', '--seed'], 'Il manque une valeur à --seed.\n'],
    [['moves', 'tchag', '--position', 'zzz'], 'Ce texte ne décrit pas une position de Tchag.\n'],
    [['moves', 'tchag', '--position', START, '--seat', '2'], 'Les places vont de 0 à 1.\n'],
    [
      ['moves', 'tock', '--position', HIDDEN, '--seat', '0'],
      'La main de la place 0 est cachée dans ce texte (« ? ») : ',
    ],
    [
      ['apply', 'tock', '--position', HALF_HIDDEN, '--seat', '0', '--move', 'give:K'],
      'La suite de « give:K » dépend de ce que ce texte cache (« ? »).\n',
    ],
    [['perft', 'tchako', '--depth', '1'], 'Les coups de tchako ne s’énumèrent pas'],
    [['verify', 'no-such-file'], 'Il n’y a pas de fichier « no-such-file ».\n'],
    [['verify', 'package.json'], 'Ce n’est pas un enregistrement de Tablée'],
    [['play', 'dragons', '--options', '{"hands":"real"}'], 'La règle DRAGON-10 n’admet que des personnes'],
    [['play', 'tchag', '--bots', 'x,y'], 'Il n’y a pas de joueur « x ».'],
    [['newgame', 'Tock'], '« Tock » n’est pas un mot simple en minuscules.\n'],
    [['sim', 'tchag', '--bots', 'random,random'], 'Combien de parties ?'],
    [['sim', 'tchag', '--games', '5'], 'Quels joueurs automatiques ?'],
    [
      ['sim', 'tock', '--games', '1', '--bots', '1', '--options', '{"deal":"cull"}'],
      'Écarter une sixième carte ne se joue qu’à trois.\n',
    ],
    [['shoot', '--shot', 'end'], 'Quelle position ?'],
    [['shoot', '--position', '{}', '--shot', 'end'], 'Ce texte ne décrit pas une position de T’Chako.\n'],
    [['apply', 'tchag', '--position', START, '--move', 'b2b5'], 'TCHAG-3 '],
  ])('in %j gets a French sentence', async (args, sentence) => {
    const { code, out, err } = await type(args);
    expect([code, out, err]).toEqual([2, '', expect.stringContaining(sentence)]);
    expect(err.startsWith(sentence)).toBe(true);
  });
});

import type { Language } from '@tablee/catalogue';
import { type Entry, type Eyes, isMove, type Outcome, type Seat } from '@tablee/kernel';
import { terminalLanguage } from './language.ts';

type Interval = readonly [low: number, high: number];
type Verified = {
  readonly game: string;
  readonly rules: number;
  readonly entries: number;
  readonly picks: number;
  readonly sealed: number;
};
type Fuzzed = {
  readonly game: string;
  readonly games: number;
  readonly entries: number;
  readonly checks: number;
  readonly found: number;
  readonly seed: string;
};
type Length = { readonly mean: number; readonly most: number };
type Action = Exclude<Entry, { readonly move: string }>['act'];

/** What commands print for people. Ids, moves, positions and JSON are the same in every language. */
type Words = {
  readonly players: (numbers: readonly number[]) => string;
  readonly textDomain: (longest: number) => string;
  readonly when: (option: string, value: string) => string;
  readonly opened: (game: string, at: number, of: number, eyes: Eyes) => string;
  readonly entry: (entry: Entry) => string;
  readonly over: (outcome: Outcome) => string;
  readonly toMove: (seats: readonly Seat[]) => string;
  readonly rulesThrew: (message: string) => string;
  readonly broken: (entry: number, why: string) => string;
  readonly verified: (verified: Verified) => readonly string[];
  readonly progress: (done: number, of: number) => string;
  readonly seatWins: (seat: Seat, bot: string) => string;
  readonly teamWins: (bots: readonly string[]) => string;
  readonly draws: string;
  readonly share: (who: string, wins: number, games: number, share: number, interval: Interval) => string;
  readonly length: (turns: Length, moves: Length) => string;
  readonly leads: (leads: Length) => string;
  readonly noLeads: string;
  readonly stopped: (played: number, of: number) => string;
  readonly ends: (reason: string, share: number) => string;
  readonly fuzzing: (game: string, done: number, of: number, found: number) => string;
  readonly openIt: (file: string) => string;
  readonly fuzzed: (fuzzed: Fuzzed) => string;
  readonly next: (tests: string) => string;
};

const ACTS: { readonly [L in Language]: { readonly [A in Action]: string } } = {
  en: { resign: 'resigns', draw: 'agrees on a draw', back: 'takes back', abandon: 'ends the abandoned game' },
  fr: {
    resign: 'abandonne',
    draw: 'accepte la nulle',
    back: 'reprend',
    abandon: 'met fin à la partie abandonnée',
  },
};
const FRENCH_EYES: { readonly [E in Eyes & string]: string } = { public: 'le public', referee: 'l’arbitre' };

const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
const comma = (n: number): string => n.toFixed(1).replace('.', ',');
const pourcent = (x: number): string => `${comma(100 * x)} %`;
/** French counts 0 and 1 as singular. */
const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${Math.abs(n) < 2 ? one : many}`;
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const RESULT_WORDS: { readonly [L in Language]: Words } = {
  en: {
    players: numbers => `${numbers.join(' or ')} ${numbers.at(-1) === 1 ? 'player' : 'players'}`,
    textDomain: longest => `at most ${longest} characters`,
    when: (option, value) => `, when ${option} is ${value}`,
    opened: (game, at, of, eyes) =>
      `${game}, ${at} of ${of}, seen by ${typeof eyes === 'number' ? `seat ${eyes}` : eyes}`,
    entry: entry =>
      isMove(entry) ? `seat ${entry.seat} played ${entry.move}` : `seat ${entry.seat} ${ACTS.en[entry.act]}`,
    over: ({ reason, payoff }) => `over (${reason}): ${payoff.join('-')}`,
    toMove: seats => `seat ${seats.join(', ')} to move`,
    rulesThrew: message => `the rules threw ${message}`,
    broken: (entry, why) => `Entry ${entry} does not replay: ${why}`,
    verified: ({ game, rules, entries, picks, sealed }) => [
      `${game} under rules ${rules}: ${count(entries, 'entry replays', 'entries replay')} as written`,
      `${count(picks, 'pick')}, ${picks - sealed} checked against an opened seed`,
      ...(sealed > 0
        ? [`${count(sealed, 'pick')} cannot be checked: the seed behind is not opened yet`]
        : []),
    ],
    progress: (done, of) => `${done} of ${of}`,
    seatWins: (seat, bot) => `seat ${seat} (${bot}) wins`,
    teamWins: bots => `the team (${bots.join(', ')}) wins`,
    draws: 'draws',
    share: (who, wins, games, share, [low, high]) =>
      `${who} ${wins} of ${games}, ${percent(share)} (95 %: ${percent(low)} – ${percent(high)})`,
    length: (turns, moves) =>
      `length ${turns.mean.toFixed(1)} turns (at most ${turns.most}), ${moves.mean.toFixed(1)} moves (at most ${moves.most})`,
    leads: leads => `lead changes ${leads.mean.toFixed(1)} a game (at most ${leads.most})`,
    noLeads: 'lead changes: bots have no judgement of this game',
    stopped: (played, of) => `Stopped: ${played} of ${of} games were played.`,
    ends: (reason, share) => `ends ${reason} ${percent(share)}`,
    fuzzing: (game, done, of, found) => `${game}: ${done} of ${of} games, ${count(found, 'finding')}`,
    openIt: file => `Open it: tablee open ${file}`,
    fuzzed: ({ game, games, entries, checks, found, seed }) =>
      `${game}: ${count(games, 'game')}, ${count(entries, 'move')}, ${checks} checks each, ${count(found, 'finding')} (seed ${seed})`,
    next: tests => `Next: npm install links the package; then npx vitest run ${tests}`,
  },
  fr: {
    players: numbers => `${numbers.join(' ou ')} ${numbers.at(-1) === 1 ? 'joueur' : 'joueurs'}`,
    textDomain: longest => `au plus ${longest} caractères`,
    when: (option, value) => `, si ${option} vaut ${value}`,
    opened: (game, at, of, eyes) =>
      `${game}, ${at} sur ${of}, vu par ${typeof eyes === 'number' ? `la place ${eyes}` : FRENCH_EYES[eyes]}`,
    entry: entry =>
      isMove(entry)
        ? `la place ${entry.seat} a joué ${entry.move}`
        : `la place ${entry.seat} ${ACTS.fr[entry.act]}`,
    over: ({ reason, payoff }) => `partie finie (${reason}) : ${payoff.join('-')}`,
    toMove: seats =>
      seats.length > 1 ? `aux places ${seats.join(', ')} de jouer` : `à la place ${seats.join()} de jouer`,
    rulesThrew: message => `les règles ont échoué (${message})`,
    broken: (entry, why) => `L’entrée ${entry} ne se rejoue pas : ${why}`,
    verified: ({ game, rules, entries, picks, sealed }) => [
      `${game}, règles ${rules} : ${plural(entries, 'entrée se rejoue telle qu’elle est écrite', 'entrées se rejouent telles qu’elles sont écrites')}`,
      `${plural(picks, 'tirage')}, dont ${plural(picks - sealed, 'comparé', 'comparés')} à une graine dévoilée`,
      ...(sealed > 0
        ? [`${plural(sealed, 'tirage')} sans contrôle possible : la graine n’est pas encore dévoilée`]
        : []),
    ],
    progress: (done, of) => `${done} sur ${of}`,
    seatWins: (seat, bot) => `victoires de la place ${seat} (${bot}) :`,
    teamWins: bots => `victoires de l’équipe (${bots.join(', ')}) :`,
    draws: 'parties nulles :',
    share: (who, wins, games, share, [low, high]) =>
      `${who} ${wins} sur ${games}, ${pourcent(share)} (à 95 % : ${pourcent(low)} – ${pourcent(high)})`,
    length: (turns, moves) =>
      `durée : ${comma(turns.mean)} tours (au plus ${turns.most}), ${comma(moves.mean)} coups (au plus ${moves.most})`,
    leads: leads => `changements de tête : ${comma(leads.mean)} par partie (au plus ${leads.most})`,
    noLeads: 'changements de tête : les ordinateurs ne savent pas juger ce jeu',
    stopped: (played, of) => `Arrêt : ${plural(played, 'partie jouée', 'parties jouées')} sur ${of}.`,
    ends: (reason, share) => `fin ${reason} : ${pourcent(share)}`,
    fuzzing: (game, done, of, found) => `${game} : ${done} parties sur ${of}, ${plural(found, 'échec')}`,
    openIt: file => `Pour le voir : tablee open ${file}`,
    fuzzed: ({ game, games, entries, checks, found, seed }) =>
      `${game} : ${plural(games, 'partie')}, ${plural(entries, 'coup')}, ${checks} contrôles chacun, ${plural(found, 'échec')} (graine ${seed})`,
    next: tests => `Ensuite : npm install relie le paquet, puis npx vitest run ${tests}`,
  },
};

/** The texts in the language of the terminal. */
export const results: Words = RESULT_WORDS[terminalLanguage(process.env)];

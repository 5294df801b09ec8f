import type { Language } from '@tablee/catalogue';
import type { WordKind } from './command.ts';
import type { OptionName } from './options.ts';

export type CommandName =
  | 'games'
  | 'start'
  | 'moves'
  | 'apply'
  | 'perft'
  | 'play'
  | 'shoot'
  | 'sim'
  | 'verify'
  | 'open'
  | 'serve'
  | 'audit'
  | 'backup'
  | 'restore'
  | 'copy-data'
  | 'fuzz'
  | 'newgame';

/** Texts of `--help`. */
type Words = {
  readonly commands: { readonly [C in CommandName]: string };
  /** How the words of a command are shown. */
  readonly words: { readonly [K in WordKind]: string };
  /** The value of an option as it is shown, and what the option means. Flags have no value. */
  readonly options: { readonly [O in OptionName]: readonly [value: string, about: string] };
  readonly more: string;
};

export const HELP_WORDS: { readonly [L in Language]: Words } = {
  en: {
    commands: {
      games: 'lists the games: id, players, options with their defaults, presets',
      start: 'prints the first position',
      moves: 'lists the legal moves in the fixed order of the game',
      apply: 'prints the position after the moves; a refused move names its rule',
      perft: 'prints `depth nodes` for every depth up to N, counting atomic moves',
      play: 'plays a game in the terminal; without --bots, you against bots of level 3',
      shoot:
        'T’Chako: prints the position after a shot and its SHA-256; --position may name its file without @',
      sim: 'prints balance figures: wins per seat, or of the team where all play together, with 95 % intervals; length, draws. Bots are bounded by counts, so a seed repeats its games, here and in the page /lab; Ctrl-C stops, and what was played counts. T’Chako ends after 60 turns unless --options name a countdown',
      verify: 'replays a record and checks every pick against the opened seed',
      open: 'shows the board of a record after an entry, as a seat or a spectator sees it',
      serve: 'runs the server; PORT and TABLEE_DATA say where',
      audit: 'replays every game of a database, or archive files, and says what differs from what is stored',
      backup: 'copies the data of a server, also while it runs, and reads the copy back',
      restore: 'puts a backup in the place of the data of a server that is stopped',
      'copy-data':
        'copies all data of a stopped server from a folder to PostgreSQL or back, and compares both; goes on after an interruption',
      fuzz: 'plays random games through every check; writes each failure to a file that `open` shows',
      newgame: 'writes a sample game to start from: rules, texts, bot, tests and board',
    },
    words: {
      game: '<game>',
      'any-game': '[game]',
      record: 'RECORD',
      files: '[FILE …]',
      folder: '<folder>',
      id: '<id>',
    },
    options: {
      at: ['n', 'the entry to show, from 0; default: the last'],
      bots: [
        'a,b,…',
        'a player for every seat, in order: random, idle or a level from 1 to 5; `play` also takes human',
      ],
      csv: ['FILE', 'writes a table with one line for each game'],
      data: ['DIR', 'the data folder; default: TABLEE_DATA, or ./data'],
      depth: ['N', 'the greatest depth'],
      divide: ['', 'also counts below each first move'],
      eyes: ['seat|public|referee', 'who looks at the board; default: public'],
      from: ['DIR|URL', 'where the data is: a data folder, or postgres://user:password@host/database'],
      full: ['', 'replays every table of the copy, not only a sample'],
      games: ['N', 'the number of games'],
      into: ['folder', 'writes only the package, into this folder'],
      json: ['', 'prints JSON'],
      leads: ['', 'also prints how often another side took the lead, as bots judge it'],
      move: ['M', 'a move as `moves` prints it'],
      ms: [
        'n',
        'milliseconds a bot may think; default: its level; with it, a simulation cannot be repeated exactly',
      ],
      options: ['JSON', 'options of the game, such as {"start":"diamond"}; default: the game’s own'],
      out: ['folder', 'where failures are written; default: this folder'],
      position: ['P', 'the text of a position, or @file'],
      record: ['FILE', 'writes the game to a file as a record'],
      replace: ['', 'moves data that is there aside, instead of refusing'],
      save: ['FILE', 'writes the settings and every game to a file that the page /lab opens'],
      seat: ['k', 'the seat that moves, from 0; needed when several choose at once'],
      seats: ['n', 'the number of players; default: the game’s own'],
      seed: ['s', 'a word that fixes the luck'],
      shot: ['"shoot s1 1024 700"', 'the shot: puck, direction, power'],
      to: ['DIR|URL', 'where they go: an empty folder or database, or an interrupted copy'],
      trace: ['', 'adds every contact, with its tick'],
      workers: ['n', 'the number of threads; default: one for every processor'],
    },
    more: '`tablee <command> --help` describes the options of a command.',
  },
  fr: {
    commands: {
      games: 'énumère les jeux : nom court, joueurs, options et leurs valeurs, formules',
      start: 'affiche la première position',
      moves: 'énumère les coups permis, dans l’ordre fixe du jeu',
      apply: 'affiche la position après les coups ; un coup refusé nomme sa règle',
      perft: 'affiche « profondeur nombre » jusqu’à la profondeur N, coup élémentaire par coup élémentaire',
      play: 'joue une partie dans le terminal ; sans --bots, vous contre des ordinateurs de niveau 3',
      shoot:
        'T’Chako : affiche la position après un tir et son SHA-256 ; --position peut nommer le fichier sans @',
      sim: 'mesure l’équilibre : victoires par place, ou de l’équipe quand tous jouent ensemble, avec intervalles à 95 % ; durée, parties nulles. Les ordinateurs comptent leurs essais et non le temps : une graine redonne les mêmes parties, ici et dans la page /labo ; Ctrl-C arrête, et ce qui est joué compte. T’Chako s’arrête après 60 tours, sauf si --options fixe un décompte',
      verify: 'rejoue un enregistrement et compare chaque tirage à la graine dévoilée',
      open: 'montre le plateau d’un enregistrement après une entrée, tel qu’une place ou le public le voit',
      serve: 'lance le serveur ; PORT et TABLEE_DATA disent où',
      audit: 'rejoue toutes les parties d’une base, ou des fichiers d’archive, et dit ce qui a changé',
      backup: 'copie les données d’un serveur, même en marche, puis relit la copie',
      restore: 'remet une sauvegarde à la place des données d’un serveur arrêté',
      'copy-data':
        'copie toutes les données d’un serveur arrêté d’un dossier vers PostgreSQL ou l’inverse, puis compare ; reprend après une interruption',
      fuzz: 'joue des parties au hasard en contrôlant tout ; écrit chaque échec dans un fichier que « open » montre',
      newgame: 'écrit un jeu d’exemple dont partir : règles, textes, ordinateur, tests et plateau',
    },
    words: {
      game: '<jeu>',
      'any-game': '[jeu]',
      record: 'ENREGISTREMENT',
      files: '[FICHIER …]',
      folder: '<dossier>',
      id: '<nom>',
    },
    options: {
      at: ['n', 'l’entrée à montrer, à partir de 0 ; par défaut, la dernière'],
      bots: [
        'a,b,…',
        'un joueur par place, dans l’ordre : random, idle ou un niveau de 1 à 5 ; « play » accepte aussi human',
      ],
      csv: ['FICHIER', 'écrit un tableau, une ligne par partie'],
      data: ['DOSSIER', 'le dossier des données ; par défaut, TABLEE_DATA ou ./data'],
      depth: ['N', 'la plus grande profondeur'],
      divide: ['', 'compte aussi sous chaque premier coup'],
      eyes: ['place|public|referee', 'qui regarde le plateau ; par défaut, public'],
      from: [
        'DOSSIER|URL',
        'où sont les données : un dossier, ou postgres://utilisateur:motdepasse@machine/base',
      ],
      full: ['', 'rejoue toutes les tables de la copie, au lieu d’un échantillon'],
      games: ['N', 'le nombre de parties'],
      into: ['dossier', 'n’écrit que le paquet, dans ce dossier'],
      json: ['', 'affiche du JSON'],
      leads: ['', 'affiche aussi combien de fois la tête change de camp, selon les ordinateurs'],
      move: ['M', 'un coup tel que « moves » l’affiche'],
      ms: [
        'n',
        'les millisecondes de réflexion d’un ordinateur ; par défaut, son niveau ; une simulation ne se répète alors plus à l’identique',
      ],
      options: ['JSON', 'les options du jeu, comme {"start":"diamond"} ; par défaut, celles du jeu'],
      out: ['dossier', 'où écrire les échecs ; par défaut, ce dossier-ci'],
      position: ['P', 'le texte d’une position, ou @fichier'],
      record: ['FICHIER', 'écrit la partie dans un fichier d’enregistrement'],
      replace: ['', 'met de côté les données déjà présentes, au lieu de refuser'],
      save: ['FICHIER', 'écrit les réglages et chaque partie dans un fichier que la page /labo ouvre'],
      seat: ['k', 'la place qui joue, à partir de 0 ; nécessaire quand plusieurs choisissent en même temps'],
      seats: ['n', 'le nombre de joueurs ; par défaut, celui du jeu'],
      seed: ['s', 'un mot qui fixe le hasard'],
      shot: ['"shoot s1 1024 700"', 'le tir : palet, direction, force'],
      to: ['DOSSIER|URL', 'où elles vont : un dossier vide, une base vide, ou une copie interrompue'],
      trace: ['', 'ajoute chaque contact, avec son instant'],
      workers: ['n', 'le nombre de fils d’exécution ; par défaut, un par processeur'],
    },
    more: '« tablee <commande> --help » décrit les options d’une commande.',
  },
};

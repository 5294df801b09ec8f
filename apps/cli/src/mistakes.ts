import type { Language } from '@tablee/catalogue';
import { terminalLanguage } from './language.ts';

/** What can be wrong with a command line, as sentences. */
type Sentences = {
  readonly noCommand: (name: string, known: string) => string;
  readonly tooMany: (word: string) => string;
  readonly noFile: (path: string) => string;
  readonly notAFile: (path: string) => string;
  readonly notUnpacked: (path: string, detail: string) => string;
  readonly notWritten: (path: string, detail: string) => string;
  readonly whichGame: string;
  readonly notJson: (name: string, text: string) => string;
  readonly whichPosition: string;
  readonly whichMove: string;
  readonly whichShot: string;
  readonly notAShot: (text: string) => string;
  readonly howDeep: string;
  readonly howManyGames: string;
  readonly tooManyGames: (most: number) => string;
  readonly notASeed: (longest: number) => string;
  readonly whichBots: string;
  readonly whichRecord: string;
  readonly seatRange: (last: number) => string;
  readonly whichSeat: (seats: string) => string;
  readonly notACount: (name: string, min: number, typed: string) => string;
  readonly unknownOption: (name: string) => string;
  readonly noValue: (name: string) => string;
  readonly needlessValue: (name: string) => string;
  readonly badArguments: string;
  readonly noBot: (name: string, known: string) => string;
  readonly botCount: (seats: number, named: number) => string;
  readonly peopleOnly: (rule: string) => string;
  readonly eyes: (last: number) => string;
  readonly recordRange: (last: number, at: number) => string;
  readonly hiddenHand: (seat: number) => string;
  readonly hiddenCards: (seat: number, move: string) => string;
  readonly hiddenOutcome: (move: string) => string;
  readonly refused: (rule: string, sentence: string, move: string) => string;
  readonly whatName: string;
  readonly notPlain: (id: string) => string;
  readonly reserved: (id: string) => string;
  readonly exists: (path: string) => string;
};

export const MISTAKES: { readonly [L in Language]: Sentences } = {
  en: {
    noCommand: (name, known) => `There is no command "${name}". Commands: ${known}.`,
    tooMany: word => `"${word}" is one word too many.`,
    noFile: path => `There is no file "${path}".`,
    notAFile: path => `"${path}" is not a file.`,
    notUnpacked: (path, detail) => `"${path}" cannot be unpacked (${detail}).`,
    notWritten: (path, detail) => `"${path}" cannot be written (${detail}).`,
    whichGame: 'Which game? Say its id; `tablee games` lists them.',
    notJson: (name, text) => `${name} is not JSON: ${text}`,
    whichPosition: 'Which position? Give its text, or a file that holds it, as --position.',
    whichMove: 'Which move? Give one or more as --move.',
    whichShot: 'Which shot? Give one as --shot "shoot s1 1024 700".',
    notAShot: text => `"${text}" is not a shot. A shot is "shoot s1 1024 700": puck, direction, power.`,
    howDeep: 'How deep? Give a whole number as --depth.',
    howManyGames: 'How many games? Give a whole number as --games.',
    tooManyGames: most => `At most ${most} games at once; another --seed gives others.`,
    notASeed: longest => `--seed is one line of 1 to ${longest} characters.`,
    whichBots: 'Which bots? Name one for every seat as --bots a,b.',
    whichRecord: 'Which record? Give its file, or - for what is piped in.',
    seatRange: last => `There are only seats 0 to ${last}.`,
    whichSeat: seats => `Seats ${seats} choose at once; say which with --seat.`,
    notACount: (name, min, typed) => `${name} is a whole number from ${min} on, not "${typed}".`,
    unknownOption: name => `There is no option ${name}; --help lists them.`,
    noValue: name => `${name} needs a value.`,
    needlessValue: name => `${name} takes no value.`,
    badArguments: 'These arguments cannot be read.',
    noBot: (name, known) => `There is no bot "${name}". Bots: ${known}.`,
    botCount: (seats, named) => `${seats} seats need ${seats} bots, not ${named}.`,
    peopleOnly: rule => `Rule ${rule} lets only people sit at this table: no bots here.`,
    eyes: last => `--eyes is a seat from 0 to ${last}, public or referee.`,
    recordRange: (last, at) => `The record can be opened at 0 to ${last}, not at ${at}.`,
    hiddenHand: seat =>
      `What seat ${seat} holds is hidden in this text ("?"), so its moves cannot be listed.`,
    hiddenCards: (seat, move) =>
      `What seat ${seat} holds is hidden in this text ("?"), so "${move}" cannot be played from it.`,
    hiddenOutcome: move => `What "${move}" leads to depends on what is hidden in this text ("?").`,
    refused: (rule, sentence, move) => `${rule} ${sentence} ("${move}")`,
    whatName: 'What is the game called? Say its id, a plain lower-case word.',
    notPlain: id => `"${id}" is not a plain lower-case word.`,
    reserved: id => `"${id}" is a word of JavaScript.`,
    exists: path => `"${path}" is there already.`,
  },
  fr: {
    noCommand: (name, known) => `La commande « ${name} » n’existe pas. Commandes : ${known}.`,
    tooMany: word => `« ${word} » est de trop.`,
    noFile: path => `Il n’y a pas de fichier « ${path} ».`,
    notAFile: path => `« ${path} » n’est pas un fichier.`,
    notUnpacked: (path, detail) => `« ${path} » ne se décompresse pas (${detail}).`,
    notWritten: (path, detail) => `Impossible d’écrire « ${path} » (${detail}).`,
    whichGame: 'Quel jeu ? Donnez son nom court ; « tablee games » les énumère.',
    notJson: (name, text) => `${name} n’est pas du JSON : ${text}`,
    whichPosition: 'Quelle position ? Donnez son texte, ou un fichier qui la contient, avec --position.',
    whichMove: 'Quel coup ? Donnez-en un ou plusieurs avec --move.',
    whichShot: 'Quel tir ? Donnez-en un avec --shot "shoot s1 1024 700".',
    notAShot: text =>
      `« ${text} » n’est pas un tir. Un tir s’écrit « shoot s1 1024 700 » : palet, direction, force.`,
    howDeep: 'À quelle profondeur ? Donnez un nombre entier avec --depth.',
    howManyGames: 'Combien de parties ? Donnez un nombre entier avec --games.',
    tooManyGames: most => `Au plus ${most} parties à la fois ; une autre --seed en donne d’autres.`,
    notASeed: longest => `--seed est une ligne de 1 à ${longest} caractères.`,
    whichBots: 'Quels joueurs automatiques ? Nommez-en un par place avec --bots a,b.',
    whichRecord: 'Quel enregistrement ? Donnez son fichier, ou - pour l’entrée standard.',
    seatRange: last => `Les places vont de 0 à ${last}.`,
    whichSeat: seats => `Les places ${seats} choisissent en même temps ; précisez avec --seat.`,
    notACount: (name, min, typed) => `${name} est un nombre entier à partir de ${min}, pas « ${typed} ».`,
    unknownOption: name => `L’option ${name} n’existe pas ; --help les énumère.`,
    noValue: name => `Il manque une valeur à ${name}.`,
    needlessValue: name => `${name} ne prend pas de valeur.`,
    badArguments: 'Ces arguments sont illisibles.',
    noBot: (name, known) => `Il n’y a pas de joueur « ${name} ». Choix possibles : ${known}.`,
    botCount: (seats, named) => `Il faut un joueur par place : ${seats}, pas ${named}.`,
    peopleOnly: rule =>
      `La règle ${rule} n’admet que des personnes à cette table : aucun joueur automatique.`,
    eyes: last => `--eyes est une place de 0 à ${last}, public ou referee.`,
    recordRange: (last, at) => `L’enregistrement s’ouvre de 0 à ${last}, pas à ${at}.`,
    hiddenHand: seat =>
      `La main de la place ${seat} est cachée dans ce texte (« ? ») : ses coups ne peuvent pas être énumérés.`,
    hiddenCards: (seat, move) =>
      `La main de la place ${seat} est cachée dans ce texte (« ? ») : « ${move} » ne peut pas en être joué.`,
    hiddenOutcome: move => `La suite de « ${move} » dépend de ce que ce texte cache (« ? »).`,
    refused: (rule, sentence, move) => `${rule} ${sentence} (« ${move} »)`,
    whatName: 'Comment s’appelle le jeu ? Donnez son nom court, un mot simple en minuscules.',
    notPlain: id => `« ${id} » n’est pas un mot simple en minuscules.`,
    reserved: id => `« ${id} » est un mot réservé de JavaScript.`,
    exists: path => `« ${path} » existe déjà.`,
  },
};

/** The sentences in the language of the terminal. */
export const mistakes: Sentences = MISTAKES[terminalLanguage(process.env)];

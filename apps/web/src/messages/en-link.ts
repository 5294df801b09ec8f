import type { LinkMessages } from './fr-link.ts';

export const enLink: LinkMessages = {
  /** The name of a guest who was erased. */
  someone: 'Someone',

  removal: {
    item: 'Delete this table',
    hint: 'The game and the conversation disappear from the server.',
    ask: 'Delete this table for everyone? The game and what was said will be erased, and the link will lead nowhere.',
    gone: 'This table was deleted.',
  },

  bots: {
    title: 'Free seats',
    hint: 'While you wait, or to complete the table, put a computer on a free seat. It plays once every seat is taken.',
    level: 'Strength of the computers',
    add: seat => `Put a computer here: ${seat}`,
    addShort: 'Computer',
    remove: seat => `Send the computer away: ${seat}`,
    removeShort: 'Send away',
    chosen: 'Seat',
    allHere: 'Everybody is here!',
    toBoard: 'To the board',
  },

  chat: {
    title: 'Talk',
    open: 'Talk and reactions',
    unread: n => (n === 1 ? '1 unread message' : `${n} unread messages`),
    react: 'React',
    reactions: {
      hello: 'Hello!',
      bravo: 'Well done!',
      thanks: 'Thank you!',
      oops: 'Oops…',
      laugh: 'Ha ha!',
      wow: 'Oh!',
      think: 'Hmm…',
      hurry: 'Shall we?',
    },
    write: 'Your message',
    send: 'Send',
    none: 'Nobody has said anything yet.',
    said: (who, what) => `${who}: ${what}`,
    pointed: (who: string, where: string) => `${who} points at ${where}.`,
    planned: (who: string, what: string) => `${who} means to: ${what}.`,
    closed: {
      quiet: 'Partners do not talk during the game: reactions, nothing more. Talk opens at the end.',
      reactions: 'In this game we talk with pictures: touch one.',
      watching: 'You are watching: only those who play write.',
    },
  },

  hands: {
    start: 'Phones as hands',
    startHint: 'This screen shows the board; everybody plays from their own phone.',
    title: 'Take a seat with your phone',
    hint: 'Everybody scans the code of their colour: a hand shows on its own phone only.',
    qrAlt: seat => `Code to scan to take the seat ${seat}`,
    board: 'Show the board',
    hand: 'Show my hand alone',
    yours: seat => `Your hand, ${seat}`,
    lookUp: 'The board is on the big screen.',
    sitHere: 'Play on this screen too',
  },
};

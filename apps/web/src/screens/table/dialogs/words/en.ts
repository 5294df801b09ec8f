import type { Words } from './fr.ts';

export const en: Words = {
  reach: 'Tell me',
  reachHint: 'A sign when it is your turn, even with the page closed',
  sharePicture: 'Share a picture',
  sharePictureHint: 'The board as a picture, or the last move in motion',
  absence: 'If I am away',
  absenceHint: 'The computer plays for you, or you hand on or leave your seat.',
  pause: 'Propose a pause',
  pauseHint: 'No time runs until the day agreed.',
  end: 'End the game',
  endHint: 'All others have left the table: nobody wins.',
  keys: {
    title: 'Keyboard',
    rows: [
      ['Arrows', 'walk the board'],
      ['Enter', 'choose, play'],
      ['Escape', 'let go of the pawn'],
      ['Backspace', 'take back'],
      ['H', 'hint'],
      ['Space', 'replay the last turn (play or pause when looking back)'],
      ['← → Home End', 'forward and back when looking back'],
      ['?', 'this list'],
    ],
  },
  seal: {
    title: 'Fingerprint of the shuffle',
    sealed:
      'All luck of this game comes from one secret seed. This is its fingerprint, published before play: at the end the seed is opened and anyone can do the calculation again.',
    opened:
      'The seed is open: its fingerprint is the one published before play, and every draw follows from it.',
    fingerprint: 'Fingerprint (SHA-256)',
    fingerprintFrom: n => `Fingerprint from move ${n} on`,
    seed: 'Seed',
  },
};

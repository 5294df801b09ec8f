import type { ProblemMessages } from './fr-problems.ts';

export const enProblems: ProblemMessages = {
  'name-unreadable': 'This name cannot be read. Choose one with letters, figures or a picture.',
  'name-taken': 'Somebody at this table has a name that looks like yours. Choose another one.',
  'too-many-tables':
    'Many tables have been opened from this address. Finish some of them, or come back tomorrow.',
  'too-many-bot-tables':
    'Computers already play at many tables without anybody. Take a seat, or come back tomorrow.',
  'others-playing': 'Others are still playing at this table. Finish the game first.',
  'too-much-work': 'The server has already done a lot of work for you. Please wait a minute.',
  'not-saved': 'The server could not save it: nothing has changed. Try again.',
  'line-not-saved': 'Your message could not be saved. Send it again in a moment.',
  'seat-not-saved': 'The seat could not be saved. Try again in a moment.',
  'table-not-saved': 'The table could not be saved. Try again in a moment.',
  'disk-low': 'The server has hardly any room left: no new tables for now. Running games go on.',
  upgrading: 'The site is being updated. Try again in a moment.',
  'broken-table': 'This game can no longer be read. It is kept as it is.',
  'unknown-rules': 'This game follows rules that this server does not know yet. It is kept as it is.',
  'table-too-long': 'This game is too long to be opened here. It is kept as it is.',
  'log-full':
    'This table is full: nothing more can be played or taken back here. You can still resign or offer a draw.',
  'record-caps': 'This game contains more than it needs. Save it again from Tablée.',
  'already-seated': 'You have a seat at this table already.',
  'not-absent': 'This person is here, or was a moment ago.',
  'bad-pass': 'This link was used already, or it is no longer valid. Ask for another one.',
  'others-present': 'Others are still playing here: the game goes on.',
  'no-pause': 'This pause is not possible: choose a day of the next two months.',
  'no-replies': 'Replies can be prepared only in games without luck and secrets.',
  'bad-replies': 'These replies no longer fit the position. Prepare them again.',
  'bot-moved': 'This computer has already played: it stays to the end.',
  'not-host': 'Only people at this table can do that.',
  'options-value': 'The server does not accept these settings. Please check them.',
  record: 'The server cannot resume this game: its record is incomplete or damaged.',
  'record-secrets': 'You have seen every hand of this game. Start a new one by link.',
  secrets: 'This game has secrets: you can save it once it is over.',
  bug: 'The server did not understand the page: nothing has changed. Reload it.',
};

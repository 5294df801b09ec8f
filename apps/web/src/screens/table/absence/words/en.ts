import type { Words } from './fr.ts';

export const en: Words = {
  seat: {
    away: 'away',
    since: 'for',
    days: n => `${n} d`,
    replaced: 'replaced by the computer',
    replacedShort: 'replaced',
  },

  understudy: {
    title: 'If I am away',
    means:
      'It knows only what you know, its moves are marked, and you take your seat back whenever you like.',
    who: 'The computer plays in my place',
    none: 'Never',
    now: 'From now on',
    after: minutes => `After ${minutes} min`,
    level: 'Strength of the understudy',
    keep: 'Settled',
    kept: {
      none: 'Settled: the others will wait for you.',
      now: 'Settled: the computer plays for you from now on.',
      after: minutes => `Settled: after ${minutes} min of absence the computer will play for you.`,
    },
  },

  leaving: {
    title: 'Leave my seat for good',
    free: 'Free my seat',
    freeAsk:
      'Leave your seat? It will be free: the game waits until somebody sits down there. You can still watch.',
    bot: 'Leave it to the computer',
    botAsk: level =>
      `Leave your seat to the computer (${level}) until the end? You cannot take it back, but you can watch.`,
    level: 'Strength of the computer',
    left: 'You have left your seat. You can watch.',
  },

  passing: {
    title: 'Hand my seat on',
    means:
      'Send this link to one person only: the first who opens it and sits down plays in your place until the end. Until then you play.',
    make: 'Make a link',
    another: 'Make another link',
    isOut: 'A link that gives your seat away has been made already. Another link replaces it.',
    address: 'Link that gives my seat',
    share: game => `${game}: take my seat`,
    qr: 'Or let them scan this code',
    qrAlt: 'Code to scan to take my seat',
    withdraw: 'Keep my seat',
    withdrawn: 'You keep your seat: the link is worth nothing any more.',
  },

  passed: {
    title: (who, game) => `${who} hands you a seat at ${game}`,
    hint: colour => `You will play ${colour}, from where the game stands, under your own name.`,
    sit: 'Take this seat',
    yours:
      'This link gives your own seat away: send it to the person who should take it, do not open it here.',
    seated: 'You have a seat at this table already: you cannot take a second one.',
  },

  vote: {
    absent: who => `${who} is away. Let an understudy play?`,
    means: who => `The computer will know only what ${who} knows, and ${who} takes the seat back on return.`,
    level: 'Strength of the understudy',
    fixed: (level, who) =>
      who === null
        ? `Its strength: ${level}. Partners do not choose it.`
        : `Its strength: ${level}, as ${who} has chosen.`,
    choose: 'Choose',
    title: who => `An understudy for ${who}`,
    begin: 'Let it play',
    propose: 'Propose it to the others',
    wait: 'Wait',
    asked: (by, who, level) => `${by} proposes that the computer (${level}) plays for ${who}.`,
    sent: (who, level) => `You propose that the computer (${level}) plays for ${who}.`,
    progress: (yes, of) => `Agreed: ${yes} of ${of}`,
    begins: who => `The computer now plays for ${who}.`,
    declined: who => `You go on waiting for ${who}.`,
  },

  replaced: {
    title: 'The computer plays for you.',
    hint: 'A move of your own does it too.',
    back: 'Take my seat back',
    welcome: 'You are playing yourself again.',
  },

  pause: {
    title: 'Propose a pause',
    means: 'If everybody accepts, no time runs until that day. You may play all the same.',
    until: 'Time runs again on',
    propose: 'Propose',
    asked: (who, day) => `${who} proposes a pause until ${day}.`,
    sent: day => `You have proposed a pause until ${day}. Waiting for the answer.`,
    agreed: day => `You agree to a pause until ${day}. Waiting for the others.`,
    begins: day => `Settled: a pause until ${day}.`,
    declined: 'The pause is declined: time runs.',
    badDay: 'Choose a day within the next two months.',
  },

  ending: {
    title: 'End the game',
    ask: 'End this game that the others have left? Nobody wins, and it can still be looked at again.',
    left: 'All others have left the table.',
  },
};

import type { Words } from './fr.ts';

export const en: Words = {
  title: 'My games',
  pageTitle: 'My games — Tablée',
  hello: name => `Hello, ${name}!`,
  since: when => `Your games have been kept since ${when}.`,

  keep: {
    title: 'Keep my games',
    hint: 'Only this device knows your games by link. Keep them, and you will find them everywhere: no mail address, nothing about you.',
    passkey: 'Keep with a passkey',
    passkeyHint: 'Your fingerprint, your face or the code of the device is enough: nothing to remember.',
    password: 'A password instead',
    passwordGo: 'Keep with a password',
    done: 'They are kept: you will find your games on your other devices.',
  },

  signIn: {
    title: 'I already keep my games',
    hint: 'The games of this device will join yours.',
    passkey: 'Open with my passkey',
    byPassword: 'With a name and a password',
    name: 'Name for signing in',
    nameHint: 'It is on your recovery sheet, such as lea-4821.',
    go: 'Sign in',
    byCode: 'With the code of another device',
    code: 'Code of the other device',
    codeHint: 'On the device that has your games: My games, then “Add a device”.',
    look: 'Continue',
    byRecovery: 'With my recovery code',
    recovery: 'Recovery code',
    recoveryHint: 'The twenty letters and digits of your sheet. You will get a new one.',
    newPassword: 'New password',
    newPasswordHint: 'Without one, the old password is removed.',
    done: 'You are in: here are your games.',
  },

  confirm: {
    title: 'Add this device',
    ask: name => `You are about to open the games of ${name}.`,
    merge: 'Those of this device will join them. Go on only if this is you.',
    leave: name =>
      `This device already has the games of ${name}. For another person it leaves them; they stay kept.`,
    yes: 'Yes, that is me',
  },

  password: {
    label: 'Password',
    hint: least => `At least ${least} characters. A short sentence is easy to remember.`,
    short: least => `It needs at least ${least} characters.`,
    missing: 'Something is missing: fill in every field.',
    show: 'Show the password',
    current: 'Present password',
    next: 'New password',
    set: 'Add a password',
    change: 'Change the password',
    save: 'Save',
    changed: 'The password is changed.',
  },

  sheet: {
    title: 'Your recovery sheet',
    hint: 'Keep it in a safe place: it will not be shown again. It opens your games if you lose the device or the password.',
    site: 'Address',
    name: 'Name for signing in',
    code: 'Recovery code',
    print: 'Print',
    copy: 'Copy',
    copied: 'The sheet is copied.',
    done: 'I have it',
  },

  profile: {
    title: 'My profile',
    hint: 'Proposed when you sit down at a table by link.',
    colour: 'Your colour',
    colours: ['vermilion', 'blue', 'gold', 'green', 'purple', 'pink', 'brown', 'slate'],
    save: 'Save the profile',
    saved: 'Your profile is saved.',
  },

  ways: {
    title: 'Passkeys and password',
    passkeys: 'Passkeys',
    noPasskeys: 'No passkey so far.',
    add: 'Add a passkey',
    added: 'The passkey is added.',
    made: when => `made on ${when}`,
    used: when => `used on ${when}`,
    remove: 'Remove this passkey',
    removeNamed: name => `Remove the passkey: ${name}`,
    removeAsk: name => `Remove the passkey “${name}”? It will no longer open your games.`,
    removeLast:
      'It is your only way back: without it, no password and no recovery code opens your games. Remove it all the same?',
    removed: 'The passkey is removed.',
    unnamed: 'Unknown device',
    signIn: name => `Your name for signing in: ${name}`,
    recovery: 'Recovery code',
    hasRecovery: 'You have a recovery code. Making a new one voids the old one.',
    noRecovery: 'You have no recovery code yet. It opens your games if everything else is lost.',
    newRecovery: 'Make a recovery code',
  },

  devices: {
    title: 'Devices',
    here: 'this device',
    seen: when => `seen on ${when}`,
    end: 'Sign out',
    endNamed: name => `Sign out: ${name}`,
    endAsk: name => `Sign out “${name}”? Its games stay yours.`,
    ended: 'The device is signed out.',
    add: 'Add a device',
    addHint: 'Scan this code with the other device, or open My games there and type it.',
    qrAlt: 'Code to scan with the other device',
    valid: minutes =>
      minutes === 1 ? 'It works once, for a minute.' : `It works once, for ${minutes} minutes.`,
    expired: 'This code is no longer valid. Show another one.',
    joined: name => `Done: ${name} has joined your devices.`,
    out: 'Sign out',
    outAsk: 'Sign out? Your games stay kept, and leave this device.',
    outLast:
      'You have no passkey, no password and no recovery code: without them you will not find your games here again. Sign out all the same?',
    signedOut: 'This device is signed out.',
  },

  history: {
    title: 'Games by link',
    none: 'No game by link so far. Invite somebody from the page of a game.',
    alone: 'waiting for somebody',
    against: names => `with ${names}`,
    results: { won: 'won', drawn: 'drawn', lost: 'lost' },
    running: 'running',
    more: 'Show earlier games',
  },

  results: {
    title: 'Results',
    byGame: 'By game',
    byOpponent: 'By opponent',
    game: 'Game',
    opponent: 'Opponent',
    won: 'Won',
    drawn: 'Drawn',
    lost: 'Lost',
    latest: 'Only your latest games are counted.',
  },

  data: {
    title: 'My data',
    hint: 'Everything this server knows about you as one file: profile, devices, games and messages.',
    save: 'Save everything as a file',
    saved: 'The file is saved.',
  },

  passkeyTrouble: {
    none: 'This browser knows no passkeys, or the address does not begin with https. Use a password.',
    cancelled: 'The passkey was not given. Try again whenever you like.',
    known: 'This device already has a passkey for your games.',
    failed: 'The device could not make or read the passkey. Try again, or choose another way.',
  },

  problems: {
    'not-signed-in': 'This device is no longer linked to your games. Sign in again.',
    'sign-in-failed': 'This name and this password do not go together. Check them.',
    'sign-in-often': 'That was a lot of attempts. Wait some minutes, then try again.',
    'weak-password': 'This password is guessed too quickly. Choose a more varied one.',
    'wrong-password': 'That is not the present password.',
    'passkey-refused': 'This passkey was not accepted. Try again, or choose another way.',
    'code-refused': 'This code is not valid, or no longer. Ask for another one.',
    'no-device': 'This device is already signed out.',
    'no-passkey': 'This passkey is already removed.',
    'too-many-devices': 'Your games were opened on too many devices already: no more can be added.',
    'too-many-passkeys': 'You have many passkeys already. Remove one first.',
    'last-device':
      'This is your only device, and nothing else opens your games. Make a passkey or a password first, or erase everything.',
    malformed: 'Something is missing or too long. Check what you have written.',
  },
};

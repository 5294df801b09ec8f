import type { Words } from './fr.ts';

export const en: Words = {
  title: 'Tell me',
  intro:
    'Close the page without worry: you are told when it is your turn, never while you look at the table.',
  none: 'This server sends no messages. Keep the page open, or look in from time to time.',
  on: 'In place',
  more: 'Add',
  stop: 'Stop',
  stopped: 'Stopped.',
  names: {
    push: 'This device',
    otherPush: 'Another device',
    mail: address => `Mail to ${address}`,
    webhook: host => `Webhook to ${host}`,
  },
  states: {
    push: 'A notification when it is your turn.',
    mail: 'A mail when it is your turn, one for all your games.',
    webhook: 'Every turn at this table is announced there.',
    waits: 'One more step: open the link in the mail you have just received.',
  },
  last: {
    unreachable: 'The last message did not arrive: this address does not answer. It is tried again.',
    refused: 'The last message was refused there. Check the address and start again.',
    moved: 'This address leads elsewhere: give the right one directly.',
    private: 'This address belongs to a private network: nothing is sent there.',
    mailbox: 'The mailbox refused the last mail. Check the address.',
    mailServer: 'The mail has not left yet. It is tried again.',
  },
  device: {
    title: 'On this device',
    ask: 'Tell me here',
    hint: 'The browser will ask for your permission.',
    done: 'Done: a notification will appear here.',
    dismissed: 'The permission is missing: tap again, then “Allow”.',
    denied:
      'Notifications of this site are blocked. Tap the symbol left of the address, allow notifications, then reload the page.',
    insecure: 'Notifications need an https address, which this server does not have.',
    unsupported: 'This browser receives no notifications, or not in a private window.',
    failed: 'The notification service of this browser does not answer. Try again later.',
    home: 'On iPhone and iPad, first put Tablée on the home screen:',
    homeSteps: [
      'Tap “Share”, the square with an arrow.',
      'Choose “Add to Home Screen”.',
      'Open Tablée from its new icon, find this table again, and tap “Tell me”.',
    ],
  },
  mail: {
    title: 'By mail',
    address: 'Your address',
    ask: 'Write to me',
    hint: 'It is used for this alone, and no one at the table sees it.',
    done: 'Done: a mail will be sent when it is your turn.',
    waits: 'A mail has just left. Open its link to confirm that the address is yours.',
  },
  webhook: {
    title: 'In a channel or a program',
    address: 'Address of the webhook',
    ask: 'Announce turns',
    hint: 'All who read this channel will see whose turn it is, and the link of the table.',
    discord:
      'In Discord: “Edit Channel”, “Integrations”, “Webhooks”, “New Webhook”, then “Copy Webhook URL”.',
    done: 'Done: a first message has just left.',
    key: 'Signing key',
    keyHint:
      'Shown this once. With it a program verifies that messages come from here; Discord does not need it.',
    keyCopied: 'The key is copied.',
  },
  problems: {
    'reach-off': 'This server does not send messages of this kind.',
    'reach-over': 'The game is over: there is nothing left to announce.',
    'reach-target': 'Nothing can be sent to this address. It begins with https://; please check it.',
    'reach-private': 'This address belongs to a private network: nothing is sent there.',
    'reach-address': 'This is not a mail address. Please check it.',
    'reach-link': 'This link is not complete. Open it again from the message.',
    'too-many-reaches': 'You are told in many places already. Stop some of them first.',
    'too-many-mails':
      'This address has been asked several times today. Open the link in one of the mails, or come back tomorrow.',
    'reach-not-saved': 'This could not be saved, and nothing has changed. Please try again.',
  },
  links: {
    stop: {
      title: 'Stop the messages',
      ask: 'Do you want no more messages about this game?',
      act: 'Stop telling me',
      done: 'Stopped. No more messages will be sent about this game.',
      before: 'It was stopped before: no messages are sent any more.',
    },
    confirm: {
      title: 'Confirm your address',
      ask: 'Do you want a mail at this address when it is your turn?',
      act: 'Yes, this is my address',
      done: 'Thank you! A mail will be sent when it is your turn.',
      before: 'This request is gone. Start again from the table if you like.',
    },
    toTable: 'Go to the table',
  },
};

import type { Words } from './fr.ts';

export const en: Words = {
  title: 'Share a picture',
  note: 'As the public sees it: no hand, no secret.',
  picture: 'The picture',
  clip: 'The move in motion',
  making: percent => `The animation is being made: ${percent}`,
  share: 'Share',
  save: 'Save',
  saved: 'Saved.',
  failed: 'The picture could not be made on this device.',
  nothing: 'No one has played yet: there is nothing to animate.',
  alt: {
    picture: game => `The board of ${game}`,
    clip: game => `The last turn of ${game}, in motion`,
  },
  embed: 'Copy the code for a website',
  embedHint: 'The game can be followed live in a page.',
  embedCopied: 'The code is copied.',
};

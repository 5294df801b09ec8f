import picture from '../../../art/tchako-emblem.svg';

/** The game's picture on the home page. A file, not markup, to keep the first script small. */
export const Emblem = () => (
  <svg class="emblem" viewBox="0 0 240 172" aria-hidden="true">
    <image href={picture} width={240} height={172} />
  </svg>
);

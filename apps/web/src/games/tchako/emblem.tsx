import picture from '../../../art/tchako-emblem.svg';

/** T'Chako as a small object on the home page's table: a picture file, for the first load counts every script. */
export const Emblem = () => (
  <svg class="emblem" viewBox="0 0 240 172" aria-hidden="true">
    <image href={picture} width={240} height={172} />
  </svg>
);

import picture from '../../../art/tchang-emblem.svg';

/** An image file instead of JSX, to keep the script of the home page small. */
export const Emblem = () => (
  <svg class="emblem" viewBox="0 0 240 172" aria-hidden="true">
    <image href={picture} width={240} height={172} />
  </svg>
);

/** Line drawings of 24 × 24, always used with a label. */
const paths = {
  cross: 'M6 6l12 12M18 6L6 18',
  back: 'M9 7L4 12l5 5M4 12h10a5 5 0 0 1 0 10h-2',
  bulb: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2V16h5v-.1c0-.8.4-1.5 1-2A6 6 0 0 0 12 3z',
  again: 'M20 12a8 8 0 1 1-2.6-5.900M20 3v5h-5',
  rewind: 'M11 6l-7 6 7 6zM20 6l-7 6 7 6z',
  turnBoard: 'M8 3v4H4M16 21v-4h4M4.500 7a8.500 8.500 0 0 1 15-1M19.500 17a8.500 8.500 0 0 1-15 1',
  soundOn: 'M4 9.500h3.500L12 5.500v13l-4.500-4H4zM15.500 9a4.500 4.500 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  soundOff: 'M4 9.500h3.500L12 5.500v13l-4.500-4H4zM16 9.500l5 5M21 9.500l-5 5',
  hourglass: 'M7 3h10M7 21h10M8 3c0 5 4 6 4 9s-4 4-4 9M16 3c0 5-4 6-4 9s4 4 4 9',
  menu: 'M4 7h16M4 12h16M4 17h16',
  home: 'M4 11l8-7 8 7M6 9.500V20h12V9.500M10 20v-6h4v6',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5',
  computer: 'M5 5h14v10H5zM3 19h18M9 9h.01M15 9h.01M9.5 12h5',
  people:
    'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM16 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 19c0-3 2-5 5-5s5 2 5 5M15 14.200c3.5-.6 6 1.3 6 4.8',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.700l-1.5 1.500M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.700l1.5-1.5',
  eye: 'M2.500 12c5-8 14-8 19 0-5 8-14 8-19 0zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  first: 'M18 6l-7 6 7 6M7 6v12',
  previous: 'M15 6l-7 6 7 6',
  next: 'M9 6l7 6-7 6',
  last: 'M6 6l7 6-7 6M17 6v12',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
  save: 'M12 4v11M7.5 11l4.5 4.500L16.5 11M5 20h14',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  flag: 'M6 21V4h12l-2.5 4L18 12H6',
  handshake: 'M3 12h18M7 8l-4 4 4 4M17 8l4 4-4 4',
  book: 'M5 4h10a4 4 0 0 1 4 4v12H9a4 4 0 0 1-4-4zM5 16a4 4 0 0 1 4-4h10',
  seal: 'M12 3l7 3v6c0 4-3 7-7 9-4-2-7-5-7-9V6zM9 12l2 2 4-4.5',
  key: 'M8 15a4 4 0 1 1 3.5-6H21v4h-3v3h-3v-3h-3.500A4 4 0 0 1 8 15zM7.5 11h.01',
  turn: 'M7 4L4 7l3 3M4 7h11a5 5 0 0 1 0 10H6',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5',
  open: 'M4 19V6h6l2 2h8v11zM4 12h16',
  talk: 'M4 5h16v11H10l-5 4v-4H4zM8 9h8M8 12.500h5',
  puzzle: 'M4 4h16v16H4zM9.500 9.500a2.500 2.500 0 1 1 3.500 2.300c-.7.3-1 .8-1 1.700M12 16.500h.01',
  graph: 'M4 4v16h16M7 15l4-5 3 3 5-7',
  bell: 'M6 17v-6a6 6 0 0 1 12 0v6l2 1H4zM10 21h4',
  fork: 'M7 21V4M7 15c0-5 10-3 10-10M4 7l3-3 3 3M14 8l3-3 3 3',
} as const;
export type IconName = keyof typeof paths;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      class="icon"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}

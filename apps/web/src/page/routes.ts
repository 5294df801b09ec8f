/** All paths of the page. Must agree with the routes in app.tsx. */

const from = (n: number | undefined): string => (n === undefined ? '' : `?n=${n}`);

export const paths = {
  home: '/',
  /** The page of a game. */
  game: (game: string) => `/jeux/${game}`,
  /** The set-up of a game with these modes; '' for the standard game. */
  setup: (game: string, code: string) => `/jeux/${game}?modes=${code}`,
  about: '/a-propos',
  /** A person's games, and how they are kept. */
  person: '/moi',
  /** A code of another device. It is in the fragment and is never part of a request for the page. */
  deviceCode: (code: string) => `/moi#${code}`,
  /** The balance lab. A result is in the fragment and is never sent to a server. */
  lab: '/labo',
  allRules: '/regles',
  rules: (game: string, rule?: string) => `/regles/${game}${rule ? `#${rule}` : ''}`,
  learn: (game: string) => `/apprendre/${game}`,
  /** Puzzles of the day, or all of a game. */
  puzzles: (game?: string) => (game ? `/problemes/${game}` : '/problemes'),
  puzzle: (id: string) => `/probleme/${id}`,
  /** All tangram figures, or one of them. */
  tangram: (figure?: string) => (figure ? `/tangram/${figure}` : '/tangram'),
  /** The four figures of one dragon. */
  tangramOf: (dragon: string) => `/tangram?dragon=${dragon}`,
  /** The hidden servants in T'Chang's drawing (TCHANG-15). */
  servants: '/serviteurs',
  analyses: '/analyse',
  analysis: (id: string) => `/analyse/${id}`,
  local: (id: string) => `/partie/${id}`,
  localReplay: (id: string, n?: number) => `/partie/${id}/revoir${from(n)}`,
  table: (id: string) => `/t/${id}`,
  /** A seat of a table by link on a phone; the board is on another screen. */
  hand: (id: string, seat: number) => `/t/${id}?hand=${seat}`,
  tableReplay: (id: string, n?: number) => `/t/${id}/replay${from(n)}`,
  /** The record is in the fragment and is never sent to a server. */
  record: (packed: string, n?: number) => `/replay${from(n)}#${packed}`,
} as const;

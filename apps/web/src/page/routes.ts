/** Every address of the page, made in one place. The patterns in app.tsx must agree. */

const from = (n: number | undefined): string => (n === undefined ? '' : `?n=${n}`);

export const paths = {
  home: '/',
  /** A game's set-up on the home page, with these modes chosen; '' as its standard game. */
  setup: (game: string, code: string) => `/?jeu=${game}${code ? `&modes=${code}` : ''}`,
  about: '/a-propos',
  rules: (game: string, rule?: string) => `/regles/${game}${rule ? `#${rule}` : ''}`,
  /** A game learned by playing, step by step. */
  learn: (game: string) => `/apprendre/${game}`,
  /** The dragons' riddles, or one figure of theirs. */
  tangram: (figure?: string) => (figure ? `/tangram/${figure}` : '/tangram'),
  /** The four figures of one dragon. */
  tangramOf: (dragon: string) => `/tangram?dragon=${dragon}`,
  /** Who hides in T'Chang's drawing (TCHANG-15). */
  servants: '/serviteurs',
  local: (id: string) => `/partie/${id}`,
  localReplay: (id: string, n?: number) => `/partie/${id}/revoir${from(n)}`,
  table: (id: string) => `/t/${id}`,
  /** A seat of a table by link, held on a phone beside the board everybody sees. */
  hand: (id: string, seat: number) => `/t/${id}?hand=${seat}`,
  tableReplay: (id: string, n?: number) => `/t/${id}/replay${from(n)}`,
  /** A whole game in the address itself: the record travels in the fragment and never reaches a server. */
  record: (packed: string, n?: number) => `/replay${from(n)}#${packed}`,
} as const;

/**
 * Which modules travel together. Rolldown would cut a file for every set of screens that share something, and many
 * small files weigh more than one: compression sees less at a time, and each names what it takes from the others.
 */

type Chunk = {
  readonly name: string | ((id: string) => string | null);
  readonly test: (id: string) => boolean;
};

const isScript = (id: string): boolean => /\.(?:tsx?|m?js)$/.test(id);

/** `games/<id>/<room>/…`; a file named after a language, such as `fr.ts` or `board-fr.ts`, is a chunk of that language. */
const BOARD_ROOM =
  /\/web\/src\/games\/(?<game>\w+)\/(?<room>input|draw|motion|text)\/(?:.*\/)?(?:(?:[\w-]+-)?(?<language>fr|en)\.ts|[^/]*)$/;

/** A room of a board is a chunk of the page. */
function boardRoom(id: string): string | null {
  const { game, room, language } = BOARD_ROOM.exec(id.replaceAll('\\', '/'))?.groups ?? {};
  return game && room ? [game, room, ...(language ? [language] : [])].join('-') : null;
}
const together = (name: string, ...parts: readonly RegExp[]): Chunk => ({
  name,
  test: id => isScript(id) && parts.some(part => part.test(id.replaceAll('\\', '/'))),
});

/** The first that fits takes a module. */
export const CHUNKS: readonly Chunk[] = [
  { name: boardRoom, test: id => isScript(id) && boardRoom(id) !== null },
  // What every screen shows or does.
  together(
    'page',
    /\/node_modules\/(?:preact|preact-iso|@preact|@noble)\//,
    /vite\/preload-helper/,
    /\/packages\/(?:kernel|catalogue)\/src\/(?!bots|covers)/,
    /\/web\/src\/page\/(?!keys|media|share|select)/,
    /\/web\/src\/(?:messages\/index|settings|routes|games\/(?:marks|text)|session\/(?:api|begin))\.ts$/,
    /\/web\/src\/(?:storage\/(?:store|choices|games|tables)\.ts|screens\/(?:lost\.tsx|home\/wishes\.ts))$/,
  ),
  // What is said of every game before it is loaded: one file a language.
  together('covers-fr', /\/messages\/cover-fr\.ts$/, /\/catalogue\/src\/covers-fr\.ts$/),
  together('covers-en', /\/messages\/cover-en\.ts$/, /\/catalogue\/src\/covers-en\.ts$/),
  // What every board is made with.
  together('board', /\/web\/src\/board\/(?!loudspeaker|speech)/, /\/games\/board-words\.ts$/),
  // What every table, here or by link, shows at once.
  together(
    'table',
    /\/packages\/table\/src\/(?!clocks)/,
    /\/screens\/table\/(?:actions|advice|aimed-board|chat-button|door-notice|explained|laying|looks|moves-list)\.tsx?$/,
    /\/screens\/table\/(?:names|places|seat|shown|sides|spoken|table|talk)\.tsx?$/,
    /\/web\/src\/(?:page\/(?:keys|media)|session\/(?:clock|moment|planning|session|sight)|games\/views)\.ts$/,
  ),
  // An hourglass that runs, at the few tables that have one.
  together('clock', /\/packages\/table\/src\/clocks\//, /\/screens\/clock\/(?!words)/),
  // A table whose referee is the server.
  together(
    'link',
    /\/packages\/wire\/src\/frame-names\.ts$/,
    /\/web\/src\/session\/(?:aiming|remote|connection|line|socket|pending|mending|conversation|pointing)\.ts$/,
    /\/screens\/table\/(?:link-table|link-panel|free-seats|trouble)\.tsx?$/,
    /\/web\/src\/messages\/problems\.ts$/,
  ),
  // Tekao's board, without what is fetched when it is wanted, and what the home page draws.
  together(
    'tekao',
    /\/games\/tekao\/(?!src|figures|emblem|shapes|wheel|finale|pieces-figure|words-|placing\/(?:shelf|kept|save-form|keep-placed|words-))/,
  ),
  // What lies and stands in T'Chang's tomb, on the board and in the rules; then the board.
  together('tomb', /\/games\/tchang\/art\/(?!finale|words)/),
  together('tchang', /\/web\/src\/games\/tchang\/(?!art|figures|emblem|words-|warning|placing|sharing)/),
  // T'Chako's rules with what slides under them.
  together(
    'tchako-rules',
    /\/packages\/games\/tchako\/src\/(?!bot|messages|composer|advice|rules\/)/,
    /\/packages\/physics\/src\//,
  ),
  // What lies on T'Chako's beech, on the board and in the rules; what hands need there, fetched when some come near; what
  // is seen when something happens, fetched before it does; then the board.
  together('beech', /\/web\/src\/games\/tchako\/art\/(?!finale|drama|banner|chain)/),
  together(
    'tchako-hands',
    /\/web\/src\/games\/tchako\/(?:aim|aims|aiming|carrying|creating|flick|grasp|hand-words|hands|landings|points|press|room|sight|spoken|steering)\.tsx?$/,
  ),
  together('tchako-film', /\/web\/src\/games\/tchako\/(?:film\/|projection|art\/(?:finale|drama|banner))/),
  together('tchako', /\/web\/src\/games\/tchako\/(?!art|figures|emblem|ramp|words-|hint|consent)/),
];

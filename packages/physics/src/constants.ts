/**
 * Everything a shot depends on besides position and shot (TCHAKO-20, TCHAKO-21). Lengths in 1/64 mm. Time is in ticks, of
 * such a length that sliding loses one unit of speed a tick: a disc of speed v stops after v ticks and v²/2 units of way.
 * Any change here changes the course of stored games: it is a new version, and the old one is kept beside it.
 */
export const PHYSICS_VERSION = 1;

export const UNITS_PER_MM = 64;
export const PUCK_RADIUS = 704;
export const POST_RADIUS = 192;
/** Half the breadth of an elastic, as thick as the posts it hangs on. */
export const BAND_RADIUS = 192;

export const FULL_POWER = 1_000;
/** 1,065 mm without contact. */
export const FULL_SLIDE = 68_160;
export const FULL_SPEED = Math.sqrt(2 * FULL_SLIDE);
/** TCHAKO-3: what meets the rail faster than this, straight on, is over it. */
export const JUMP_SPEED = 0.6 * FULL_SPEED;

/** The share of the approach that comes back. */
export const BOUNCE = { puck: 0.9, post: 0.7, rail: 0.6, band: 0.95 } as const;

/**
 * Where two discs lean on each other while sliding, hits would follow one another without end. One below this speed (it
 * carries a disc half a unit far) does not spring back …
 */
export const SOFT_SPEED = 1;
/** … and the two do not meet again softly before so many ticks have passed. */
export const SOFT_PAUSE = 0.25;
/** Slower than this is rest: the way left is less than a thousandth of a unit. */
export const REST_SPEED = 0.03;
/** A direction that leads into something by less than this runs along it. */
export const ALONG = 1e-9;

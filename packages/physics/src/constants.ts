/**
 * All constants of a shot (TCHAKO-20, TCHAKO-21). Lengths in 1/64 mm. Friction takes one unit of speed per tick: a disc of
 * speed v stops after v ticks and v²/2 units. Any change here changes stored games, so it needs a new version beside this one.
 */
export const PHYSICS_VERSIONS = [1, 2] as const;
export type PhysicsVersion = (typeof PHYSICS_VERSIONS)[number];
/** Version 2 rounds places without pushing discs into posts, bands or the rail. Until then both compute the same. */
export const PHYSICS_VERSION: PhysicsVersion = 2;

export const UNITS_PER_MM = 64;
export const PUCK_RADIUS = 704;
export const POST_RADIUS = 192;
/** Half the width of an elastic, the same as a post's. */
export const BAND_RADIUS = 192;

export const FULL_POWER = 1_000;
/** Distance of a shot at full power without contact: 1,065 mm. */
export const FULL_SLIDE = 68_160;
export const FULL_SPEED = Math.sqrt(2 * FULL_SLIDE);
/** TCHAKO-3: a disc that meets the rail faster than this leaves the board. */
export const JUMP_SPEED = 0.6 * FULL_SPEED;

/** Coefficients of restitution. */
export const BOUNCE = { puck: 0.9, post: 0.7, rail: 0.6, band: 0.95 } as const;

/** Below this approach speed two discs do not bounce; otherwise sliding discs in contact would collide endlessly. */
export const SOFT_SPEED = 1;
/** Ticks before the same two discs can have another soft contact. */
export const SOFT_PAUSE = 0.25;
/** Slower discs stop: less than a thousandth of a unit is left. */
export const REST_SPEED = 0.03;
/** A smaller approach counts as moving along a surface. */
export const ALONG = 1e-9;

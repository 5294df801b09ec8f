import { applyPalette, GIFEncoder, type Palette, quantize } from 'gifenc/dist/gifenc.esm.js';

/** One colour stays free: pixels that did not change. */
const COLOURS = 255;
const UNCHANGED = 255;
/** Frames leave what they drew. */
const KEEP = 1;

/** Writes pictures of one size as an animated GIF. */
export class GifWriter {
  readonly #encoder = GIFEncoder();
  readonly #width: number;
  readonly #height: number;
  #palette: Palette | null = null;
  #before: Uint8Array | null = null;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
  }

  add(pixels: Uint8ClampedArray, ms: number): void {
    // The wood and the pieces are in the first picture, so its colours serve all.
    this.#palette ??= quantize(pixels, COLOURS);
    const index = applyPalette(pixels, this.#palette);
    const before = this.#before;
    const drawn = before ? index.map((colour, i) => (colour === before[i] ? UNCHANGED : colour)) : index;
    this.#before = index;
    this.#encoder.writeFrame(drawn, this.#width, this.#height, {
      ...(before ? {} : { palette: padded(this.#palette), repeat: 0 }),
      delay: ms,
      transparent: before !== null,
      transparentIndex: UNCHANGED,
      dispose: KEEP,
    });
  }

  finish(): Blob {
    this.#encoder.finish();
    return new Blob([this.#encoder.bytes()], { type: 'image/gif' });
  }
}

/** A full palette, so that the free colour has a place in it. */
const padded = (palette: Palette): Palette => [
  ...palette,
  ...Array.from({ length: UNCHANGED + 1 - palette.length }, () => [0, 0, 0]),
];

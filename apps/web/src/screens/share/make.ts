import { drawSvg } from '../../picture/draw.ts';
import { framesOf } from './frames.ts';
import { GifWriter } from './gif.ts';
import type { PublicPicture } from './public-picture.ts';
import { Raster } from './raster.ts';

const PICTURE_WIDTH = 1080;
const CLIP_WIDTH = 480;

const rasterFor = ({ picture }: PublicPicture, width: number): Raster =>
  new Raster(width, Math.round((width * picture.view.height) / picture.view.width));

export async function makePicture(shared: PublicPicture): Promise<Blob> {
  const raster = rasterFor(shared, PICTURE_WIDTH);
  await raster.draw(drawSvg(shared.picture, shared.propsAt(shared.at), PICTURE_WIDTH));
  return raster.png();
}

/** The turn that led here, in motion. `progress`: from 0 to 1. Throws the signal's reason when it is stopped. */
export async function makeClip(
  shared: PublicPicture,
  progress: (part: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const raster = rasterFor(shared, CLIP_WIDTH);
  const { width, height } = raster.canvas;
  const gif = new GifWriter(width, height);
  const frames = [...framesOf(shared)];
  for (const [i, { props, moved, ms }] of frames.entries()) {
    signal.throwIfAborted();
    await raster.draw(drawSvg(shared.picture, props, CLIP_WIDTH, moved));
    gif.add(raster.pixels(), ms);
    progress((i + 1) / frames.length);
  }
  return gif.finish();
}

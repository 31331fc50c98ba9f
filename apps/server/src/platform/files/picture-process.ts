import sharp, { type Sharp } from 'sharp';
import { ditherDots } from './dither-dots.ts';
import type { DotsAnswer, DotsRequest, PictureAnswer, PictureRequest } from './make-picture.ts';

// Needs no cache: each process handles one picture, so that the decoder's memory and faults end with the
// process.

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
});

async function answer(request: PictureRequest | DotsRequest): Promise<PictureAnswer | DotsAnswer> {
  const { bytes, maxPixels } = request;
  // Only the header is read here: the size must be checked before decoding.
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > maxPixels) return { fault: 'too-many-pixels' };
  if ('minSide' in request && Math.min(width, height) < (request.minSide ?? 0)) return { fault: 'too-small' };
  const picture = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  return 'within' in request ? dotsOf(picture(), request.within) : filesOf(picture, request.widths);
}

async function filesOf(picture: () => Sharp, widths: readonly number[]): Promise<PictureAnswer> {
  const files: Uint8Array[] = [];
  for (const wide of widths) {
    // Only pixels are written, without metadata such as location and camera.
    files.push(
      await picture()
        .autoOrient()
        .resize({ width: wide, withoutEnlargement: true })
        .webp({ quality: 82, effort: 4 })
        .toBuffer(),
    );
  }
  return { files };
}

/**
 * Flattens the picture on white, trims the white border and stretches the contrast. Otherwise a pale logo
 * would be printed white.
 */
async function dotsOf(picture: Sharp, within: DotsRequest['within']): Promise<DotsAnswer> {
  const flat = await picture
    .flatten({ background: '#fff' })
    .greyscale()
    .normalise()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = await sharp(flat.data, { raw: flat.info })
    .trim({ background: '#fff', threshold: 12 })
    .resize({ ...within, fit: 'inside' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const dots = ditherDots(data, { width, height, channels });
  return dots.every((byte) => byte === 0) ? { fault: 'unreadable' } : { width, height, dots };
}

process.once('message', (request: PictureRequest | DotsRequest) => {
  const sendAnswer = (reported: PictureAnswer | DotsAnswer) =>
    process.send?.(reported, () => process.disconnect());
  answer(request).then(sendAnswer, () => sendAnswer({ fault: 'unreadable' }));
});

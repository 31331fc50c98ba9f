import sharp from 'sharp';
import type { PictureAnswer, PictureWish } from './make-picture.ts';

// A process of its own, one picture long: what decoders take, or break, is gone with it.

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
});

async function answer({ bytes, widths, mostPixels }: PictureWish): Promise<PictureAnswer> {
  // Reads the head only: nothing is unpacked before its size is known.
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > mostPixels) return { fault: 'too-many-pixels' };
  const picture = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
  const files: Uint8Array[] = [];
  for (const wide of widths) {
    // Nothing but the pixels is written: neither place nor camera.
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

process.once('message', (wish: PictureWish) => {
  const tell = (told: PictureAnswer) => process.send?.(told, () => process.disconnect());
  answer(wish).then(tell, () => tell({ fault: 'unreadable' }));
});

import { DOCUMENT_BYTES } from '@comanda/domain/money/online-payment/documents';
import { makePicture, type PictureFault } from '../../../../platform/files/make-picture.ts';
import { refusal } from '../refusal.ts';
import { PICTURE_FAULTS } from '../texts.ts';

/** PNG and JPEG, as they begin. */
const KINDS = [/^89504e470d0a1a0a/, /^ffd8ff/];
/** Wide enough to read small print, in pixels; no more than was sent. */
const WIDTHS = [1_600];
const MOST_PIXELS = 40_000_000;
/** Nobody reads a document in fewer pixels. */
const LEAST_SIDE = 200;

/**
 * A document drawn anew as WebP, upright, without what a camera writes beside it. Told by its content; what its name says does not
 * count. Throws `online-payment.picture-refused` with what is wrong with it, `server.busy`.
 */
export async function drawDocument(bytes: Uint8Array, storeId: number): Promise<Uint8Array> {
  if (bytes.length > DOCUMENT_BYTES) throw refused('too-large');
  const start = Buffer.from(bytes.subarray(0, 12)).toString('hex');
  if (!KINDS.some((kind) => kind.test(start))) throw refused('no-picture');
  const made = await makePicture(
    { bytes, widths: WIDTHS, mostPixels: MOST_PIXELS, leastSide: LEAST_SIDE },
    `store ${storeId}`,
  );
  if ('fault' in made) throw refused(made.fault);
  const [picture] = made.files;
  if (picture === undefined) throw refused('unreadable');
  return picture;
}

const refused = (fault: PictureFault) =>
  refusal('online-payment.picture-refused', 'arquivo', { detail: PICTURE_FAULTS[fault] });

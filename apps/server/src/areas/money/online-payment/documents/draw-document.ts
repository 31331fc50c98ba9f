import { DOCUMENT_BYTES } from '@comanda/domain/money/online-payment/documents';
import { makePicture, type PictureFault } from '../../../../platform/files/make-picture.ts';
import { refusal } from '../refusal.ts';
import { PICTURE_FAULTS } from '../texts.ts';

/** First bytes of PNG and JPEG. */
const KINDS = [/^89504e470d0a1a0a/, /^ffd8ff/];
/** Width in pixels, enough to read small print. A narrower picture is not enlarged. */
const WIDTHS = [1_600];
const MAX_PIXELS = 40_000_000;
/** Minimum of the shorter side in pixels. A smaller document is not readable. */
const MIN_SIDE = 200;

/**
 * Converts a document's picture to upright WebP without the camera's metadata. The type is read from the
 * content, not from the file name. Throws `online-payment.picture-refused` with the fault, and `server.busy`.
 */
export async function drawDocument(bytes: Uint8Array, storeId: number): Promise<Uint8Array> {
  if (bytes.length > DOCUMENT_BYTES) throw refused('too-large');
  const start = Buffer.from(bytes.subarray(0, 12)).toString('hex');
  if (!KINDS.some((kind) => kind.test(start))) throw refused('no-picture');
  const made = await makePicture(
    { bytes, widths: WIDTHS, maxPixels: MAX_PIXELS, minSide: MIN_SIDE },
    `store ${storeId}`,
  );
  if ('fault' in made) throw refused(made.fault);
  const [picture] = made.files;
  if (picture === undefined) throw refused('unreadable');
  return picture;
}

const refused = (fault: PictureFault) =>
  refusal('online-payment.picture-refused', 'arquivo', { detail: PICTURE_FAULTS[fault] });

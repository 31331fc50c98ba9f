import { focusPhoto, removePhoto, sendPhoto } from '@comanda/contract/catalogue/photo.calls';
import type { ProductPhoto } from '@comanda/domain/catalogue/menu-parts';
import { PHOTO_WIDTHS, picturePath } from '@comanda/domain/pictures/picture';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Files } from '../../../../platform/files/files.ts';
import { keepPicture } from '../../../../platform/files/keep-picture.ts';
import { PICTURE_FAULTS } from '../../../../platform/files/texts.ts';
import type { Bind } from '../../../../platform/http/mount-calls.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import type { Throttles, WindowRule } from '../../../access/public.ts';
import { changePhoto, withFocus } from './change-photo.ts';

interface Deps {
  database: Database;
  files: Files;
  throttles: Throttles;
  clock: Clock;
}

/**
 * Photos a store may send: a whole menu in its first evening, each chosen again now and then. In one minute no more than
 * three people choose; what is drawn meanwhile for others goes on in turn.
 */
const PHOTOS_OF_DAY: WindowRule = { scope: 'catalogue.photos-a-day', limit: 600, windowSeconds: 86_400 };
const PHOTOS_OF_MINUTE: WindowRule = { scope: 'catalogue.photos-a-minute', limit: 60, windowSeconds: 60 };

/** Photos of products. */
export function bindPhotos(bind: Bind, { database, files, throttles, clock }: Deps): void {
  const change = (
    productId: number,
    session: Session,
    to: (standing: ProductPhoto | null) => ProductPhoto | null,
  ) => database.inStore(session.storeId, (tx) => changePhoto(tx, productId, to, session, clock.now()));

  bind(sendPhoto, async ({ productId, file, x = 50, y = 50 }, { session }) => {
    const store = `store ${session.storeId}`;
    await throttles.hit(PHOTOS_OF_MINUTE, store);
    await throttles.hit(PHOTOS_OF_DAY, store);
    const kept = await keepPicture(files, file.bytes, { widths: PHOTO_WIDTHS, whose: store });
    if ('fault' in kept) throw refused(PICTURE_FAULTS[kept.fault]);
    const { hash } = kept;
    const version = await change(productId, session, () => ({ hash, x, y }));
    return { version, picture: picturePath(hash, 480) };
  });
  bind(focusPhoto, async ({ productId, x, y }, { session }) => ({
    version: await change(productId, session, withFocus(x, y)),
  }));
  bind(removePhoto, async ({ productId }, { session }) => ({
    version: await change(productId, session, () => null),
  }));
}

function refused(why: string): AppError {
  return new AppError('catalogue.photo-refused', {
    detail: why,
    fields: [{ campo: 'arquivo', mensagem: `Não foi possível usar a imagem: ${why}` }],
  });
}

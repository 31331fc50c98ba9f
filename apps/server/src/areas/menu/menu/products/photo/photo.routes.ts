import { focusPhoto, removePhoto, sendPhoto } from '@comanda/contract/menu/menu/photo.calls';
import { picturePath } from '@comanda/domain/kit/pictures/picture';
import type { ProductPhoto } from '@comanda/domain/menu/menu/menu-parts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database/transaction.ts';
import type { Files } from '../../../../../platform/files/files.ts';
import type { Bind } from '../../../../../platform/http/bind.ts';
import type { Session } from '../../../../../platform/http/requester.ts';
import type { Throttles } from '../../../../people/access/public.ts';
import { savePhoto } from '../../whole/save-photo.ts';
import { changePhoto, withFocus } from './change-photo.ts';

interface Deps {
  database: Database;
  files: Files;
  throttles: Throttles;
  clock: Clock;
}

/** Binds the calls for photos of products. */
export function bindPhotos(bind: Bind, { database, files, throttles, clock }: Deps): void {
  const change = (
    productId: number,
    session: Session,
    to: (current: ProductPhoto | null) => ProductPhoto | null,
  ) => database.inStore(session.storeId, (tx) => changePhoto(tx, productId, to, session, clock.now()));

  bind(sendPhoto, async ({ productId, file, x = 50, y = 50 }, { session }) => {
    const hash = await savePhoto({ files, throttles }, file.bytes, session);
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

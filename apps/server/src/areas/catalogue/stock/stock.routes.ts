import {
  changeStockStatus as changeCall,
  changeStockStatuses as changeManyCall,
  deleteStockItem as deleteCall,
  listStock,
  restoreStockItem as restoreCall,
  saveStockItem as saveCall,
} from '@comanda/contract/catalogue/stock.calls';
import { isInAt } from '@comanda/domain/catalogue/menu-product';
import { PHOTO_WIDTHS, picturePath } from '@comanda/domain/pictures/picture';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Files } from '../../../platform/files/files.ts';
import { keepPicture } from '../../../platform/files/keep-picture.ts';
import { PICTURE_FAULTS } from '../../../platform/files/texts.ts';
import type { Bind } from '../../../platform/http/mount-calls.ts';
import type { Throttles, WindowRule } from '../../access/public.ts';
import { changeStockStatus } from './change-stock-status.ts';
import { deleteStockItem, restoreStockItem } from './delete-stock-item.ts';
import { saveStockItem } from './save-stock-item.ts';
import { listStockItems } from './stock.reads.ts';

interface Deps {
  database: Database;
  files: Files;
  throttles: Throttles;
  clock: Clock;
}

/** Pictures a store may send, as of products: drawing them takes the server's time, and what was drawn is kept. */
const PICTURES_OF_DAY: WindowRule = { scope: 'stock.pictures-a-day', limit: 600, windowSeconds: 86_400 };
const PICTURES_OF_MINUTE: WindowRule = { scope: 'stock.pictures-a-minute', limit: 60, windowSeconds: 60 };
/** The width it is shown in at most, in pixels. */
const WIDTH = 480;

/** What products are made of. */
export function bindStock(bind: Bind, { database, files, throttles, clock }: Deps): void {
  bind(listStock, async (_input, { session }) => {
    const now = clock.now();
    return (await database.inStore(session.storeId, listStockItems)).map((item) => ({
      ...item,
      status: isInAt(item, now) ? 'in' : 'out',
      backAt: isInAt(item, now) ? null : item.backAt,
      picture: item.photoHash && picturePath(item.photoHash, WIDTH),
    }));
  });

  bind(saveCall, async ({ picture, ...wanted }, { session }) => {
    let photoHash: string | null = null;
    if (picture !== null) {
      const store = `store ${session.storeId}`;
      await throttles.hit(PICTURES_OF_MINUTE, store);
      await throttles.hit(PICTURES_OF_DAY, store);
      photoHash = await keepItemPicture(files, picture.bytes, store);
    }
    return database.inStore(session.storeId, (tx) =>
      saveStockItem(tx, { ...wanted, photoHash }, session, clock.now()),
    );
  });

  bind(deleteCall, async ({ stockItemId }, { session }) => ({
    version: await database.inStore(session.storeId, (tx) =>
      deleteStockItem(tx, stockItemId, session, clock.now()),
    ),
  }));
  bind(restoreCall, async ({ stockItemId }, { session }) => ({
    version: await database.inStore(session.storeId, (tx) =>
      restoreStockItem(tx, stockItemId, session, clock.now()),
    ),
  }));

  bind(changeCall, (change, { session }) =>
    database.inStore(session.storeId, (tx) => changeStockStatus(tx, [change], session, clock.now())),
  );
  bind(changeManyCall, ({ items }, { session }) =>
    database.inStore(session.storeId, (tx) => changeStockStatus(tx, items, session, clock.now())),
  );
}

/** Keeps a picture under its hash. Throws `stock.picture-refused` with what is wrong with it. */
async function keepItemPicture(files: Files, bytes: Uint8Array, whose: string): Promise<string> {
  const kept = await keepPicture(files, bytes, { widths: PHOTO_WIDTHS, whose });
  if (!('fault' in kept)) return kept.hash;
  const mensagem = PICTURE_FAULTS[kept.fault];
  throw new AppError('stock.picture-refused', {
    detail: mensagem,
    fields: [{ campo: 'arquivo', mensagem: `Não foi possível usar a imagem: ${mensagem}` }],
  });
}

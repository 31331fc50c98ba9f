import {
  changeStockStatus as changeCall,
  changeStockStatuses as changeManyCall,
  deleteStockItem as deleteCall,
  listStock,
  restoreStockItem as restoreCall,
  saveStockItem as saveCall,
} from '@comanda/contract/menu/menu/stock.calls';
import { picturePath } from '@comanda/domain/kit/pictures/picture';
import { isInAt } from '@comanda/domain/menu/menu/menu-product';
import type { Clock } from '../../../../platform/clock.ts';
import { versionOf } from '../../../../platform/command.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Files } from '../../../../platform/files/files.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import type { Throttles } from '../../../people/access/public.ts';
import { savePhoto } from '../whole/save-photo.ts';
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

/** Width of the picture in pixels: the largest size on screens. */
const WIDTH = 480;

/** Binds the calls about stock items. */
export function bindStock(bind: Bind, { database, files, throttles, clock }: Deps): void {
  bind.inStore(listStock, async (tx, _input, _session, now) =>
    (await listStockItems(tx)).map((item) => ({
      ...item,
      status: isInAt(item, now) ? 'in' : 'out',
      backAt: isInAt(item, now) ? null : item.backAt,
      picture: item.photoHash && picturePath(item.photoHash, WIDTH),
    })),
  );

  bind(saveCall, async ({ picture, ...wanted }, { session }) => {
    const photoHash = picture && (await savePhoto({ files, throttles }, picture.bytes, session));
    return database.inStore(session.storeId, (tx) =>
      saveStockItem(tx, { ...wanted, photoHash }, session, clock.now()),
    );
  });

  bind.inStore(deleteCall, versionOf(deleteStockItem));
  bind.inStore(restoreCall, versionOf(restoreStockItem));
  bind.inStore(changeCall, (tx, change, ...by) => changeStockStatus(tx, [change], ...by));
  bind.inStore(changeManyCall, (tx, { items }, ...by) => changeStockStatus(tx, items, ...by));
}

import { argv } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { MenuDocuments } from '@comanda/server/src/areas/menu/menu/public.ts';
import { carryOver } from '@comanda/server/src/areas/orders/orders/sold/carry-over.ts';
import { createPool } from '@comanda/server/src/platform/database/pools.ts';
import { createDatabase } from '@comanda/server/src/platform/database/transaction.ts';
import { createLogger } from '@comanda/server/src/platform/log.ts';

// Repeats the server's work for orders without rows of sold items. Usage: `carrying-process.ts <system url>`.

const PAUSE_MS = 100;

const [url = ''] = argv.slice(2);
const log = createLogger('silent');
const system = createDatabase(
  createPool({ url, max: 2, applicationName: 'carrying', onError: () => undefined }),
);
const menus = new MenuDocuments(system);
for (;;) {
  await carryOver(system, { menus, log });
  await delay(PAUSE_MS);
}

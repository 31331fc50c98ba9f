import { argv } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { createSalesFigures } from '@comanda/server/src/areas/insight/insight/public.ts';
import { sendSummaries } from '@comanda/server/src/areas/insight/insight/summary/send-summaries.ts';
import { createSummaryLinks } from '@comanda/server/src/areas/insight/insight/summary/summary-links.ts';
import { StoreProfiles } from '@comanda/server/src/areas/store/store/public.ts';
import { systemClock } from '@comanda/server/src/platform/clock.ts';
import { createPool } from '@comanda/server/src/platform/database/pools.ts';
import { createDatabase } from '@comanda/server/src/platform/database/transaction.ts';
import { createLogger } from '@comanda/server/src/platform/log.ts';
import { createMailQueue } from '@comanda/server/src/platform/mail/mail-queue.ts';
import { STRESS_SECRET } from './stress-world.ts';

// Repeats the work that the server does every minute for the daily summaries. Usage: `summary-process.ts <app
// url> <system url>`.

const PAUSE_MS = 20;

const [appUrl = '', systemUrl = ''] = argv.slice(2);
const open = (url: string) =>
  createDatabase(createPool({ url, max: 2, applicationName: 'telling', onError: () => undefined }));
const database = open(appUrl);
const clock = systemClock;
const profiles = new StoreProfiles(database, clock);
const services = {
  ...{ database, system: open(systemUrl), profiles, clock, log: createLogger('silent') },
  sales: createSalesFigures({ database, profiles }),
  mails: createMailQueue({
    ...{ isSetUp: true, secret: STRESS_SECRET, clock },
    branding: { brand: 'Comanda', supportPhone: '0800 000 0000' },
  }),
  summaryLinks: createSummaryLinks(STRESS_SECRET, 'http://localhost'),
};
for (;;) {
  await sendSummaries(services);
  await delay(PAUSE_MS);
}

import { sql } from '../../../../platform/database/sql.ts';
import { RepeatedWork } from '../../../../platform/repeated-work.ts';
import { SWEEP_MS } from '../payment-pace.ts';
import type { PaymentServices } from '../payment-services.ts';
import { save } from './webhook.ts';

/** Maximum of pages per round. The next round continues after them. */
const PAGES = 20;

/**
 * Lists changes at the provider, because notices may be lost or never sent. Each change is saved in the inbox, once.
 */
export function sweepProvider(services: PaymentServices): RepeatedWork {
  const sweeps = new RepeatedWork({
    job: 'payment-sweep',
    everyMs: SWEEP_MS,
    firstAfterMs: 1_000,
    work: async (stopping) => (await sweep(services, stopping)).changes,
    failure: 'changes at the payment provider not listed; tried again',
    log: services.log,
  });
  sweeps.start();
  return sweeps;
}

interface Swept {
  /** Number of listed changes. */
  changes: number;
  /** False when the provider did not answer, or more pages follow. */
  isAtEnd: boolean;
}

/**
 * Runs one sweep. The cursor is saved after the notices. After a crash between both writes some changes are
 * listed again, and the inbox ignores them.
 */
export async function sweep(services: PaymentServices, stopping?: AbortSignal): Promise<Swept> {
  const { provider, access, system, clock } = services;
  if (provider === null || access === null) return { changes: 0, isAtEnd: true };
  let changes = 0;
  for (let page = 0; page < PAGES && stopping?.aborted !== true; page += 1) {
    const place = await placeOf(services, access.url);
    const listed = await provider.list(place);
    if (listed.kind !== 'found') return { changes, isAtEnd: false };
    if (listed.update.next === place) return { changes, isAtEnd: true };
    changes += listed.update.changes.length;
    for (const notice of listed.update.changes) await save(services, notice);
    await system.directory(sql`
      insert into payment_sweeps (provider, place, swept_at)
      values (${access.url}, ${listed.update.next}, ${new Date(clock.now())})
      on conflict (provider) do update set place = excluded.place, swept_at = excluded.swept_at`);
  }
  return { changes, isAtEnd: false };
}

async function placeOf({ system }: PaymentServices, url: string): Promise<string> {
  const [row] = await system.directory<{ place: string }>(
    sql`select place from payment_sweeps where provider = ${url}`,
  );
  return row?.place ?? '';
}

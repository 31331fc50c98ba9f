import { dateAt } from '@comanda/domain/kit/time/calendar-date';
import { addBankDays } from '@comanda/domain/money/banking/bank-calendar';
import { readReference } from '@comanda/domain/money/payments/reference';
import { RepeatedWork } from '../../../../platform/repeated-work.ts';
import type { SettledInstalment } from '../payment-provider.ts';
import type { PaymentServices } from '../payment-services.ts';
import { REPORT_ZONE } from './reports.reads.ts';

const EVERY_MS = 3_600_000;
const FIRST_AFTER_MS = 30_000;

/** Reads every hour which instalments the provider will settle next, so that stores see them as confirmed. */
export function confirmSettlements(services: PaymentServices): RepeatedWork {
  const rounds = new RepeatedWork({
    job: 'payment-settlements',
    everyMs: EVERY_MS,
    firstAfterMs: FIRST_AFTER_MS,
    work: (stopping) => confirmDays(services, stopping),
    failure: 'settlements of the payment provider not read; tried again',
    log: services.log,
  });
  rounds.start();
  return rounds;
}

/**
 * Runs one round for today and the next bank day. A failed store does not stop other stores. A repeat changes
 * nothing. Returns the number of stores.
 */
export async function confirmDays(services: PaymentServices, stopping?: AbortSignal): Promise<number> {
  const { provider, database, books, clock, log } = services;
  const at = clock.now();
  const today = dateAt(REPORT_ZONE, at);
  let stores = 0;
  for (const day of new Set([addBankDays(today, 0), addBankDays(today, 1)])) {
    const listed = await provider?.settlement(day);
    if (listed?.kind !== 'found') continue;
    for (const [storeId, instalments] of byStore(listed.update)) {
      if (stopping?.aborted) return stores;
      stores += 1;
      await database
        .inStore(storeId, (tx) => books.confirmed(tx, { day, at, instalments }))
        .catch((err: unknown) => log.warn({ err, storeId, day }, 'a store’s settlement was not confirmed'));
    }
  }
  return stores;
}

/** Groups instalments by store. Instalments with references of other systems are ignored. */
function byStore(listed: readonly SettledInstalment[]) {
  const stores = new Map<number, { chargeId: number; instalment: number }[]>();
  for (const { charge, instalment } of listed) {
    const about = readReference(charge);
    if (about?.kind !== 'charge') continue;
    const own = stores.get(about.storeId) ?? [];
    own.push({ chargeId: about.id, instalment });
    stores.set(about.storeId, own);
  }
  return stores;
}

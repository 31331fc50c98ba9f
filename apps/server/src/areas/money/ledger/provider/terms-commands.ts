import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { operationalDate } from '@comanda/domain/kit/time/operational-date';
import type { CommissionTerms } from '@comanda/domain/money/ledger/terms';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { ProviderActor } from '../../../../platform/http/requester.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { type PrepareOf, workToApprove } from '../../../people/provider/public.ts';
import { readBook } from '../book/book.ts';
import { dayWords, percentWords } from '../texts.ts';

/**
 * Sets a commission from an operational day on. The first commission opens the store's ledger: orders from
 * that day on are posted. Throws `ledger.past-day` for a day that has begun, because past terms never change.
 * Only the first commission may begin today.
 */
export async function setCommission(
  tx: Transaction,
  { fromDay, rateMillionths, includesDelivery }: CommissionTerms,
  actor: ProviderActor,
): Promise<void> {
  const { isFirst } = await assertDayToCome(tx, fromDay, actor.now);
  await tx.rows(sql`
    insert into commission_terms (store_id, from_day, rate_millionths, includes_delivery, set_at, set_by)
    values (${tx.storeId}, ${fromDay}::date, ${rateMillionths}, ${includesDelivery}, ${new Date(actor.now)}, ${actor.operator})
    on conflict (store_id, from_day) do update
      set rate_millionths = excluded.rate_millionths, includes_delivery = excluded.includes_delivery,
          set_at = excluded.set_at, set_by = excluded.set_by`);
  if (isFirst) {
    await openBook(tx, fromDay);
    // Notifies 'online-payment' too, because the first commission may make online charges possible.
    for (const subject of ['store', 'online-payment'] as const) tx.announce(subject);
  }
  await recordAudit(tx, actor, 'finance.commission-set', {
    details: { desde: fromDay, milionesimos: rateMillionths, entrega: includesDelivery },
  });
  tx.announce('finance');
}

export const COMMISSION = workToApprove<CommissionTerms>('commission');

/** The first commission of a store needs no approval, because the store has no sales under other terms. */
export const prepareCommission: PrepareOf<typeof COMMISSION> = async (tx, terms, { now }) => {
  const { fromDay, rateMillionths, includesDelivery } = terms;
  const { isFirst } = await assertDayToCome(tx, fromDay, now);
  return {
    cents: 0,
    about: `${percentWords(rateMillionths)}${includesDelivery ? ', também sobre a entrega,' : ''} a partir de ${dayWords(fromDay)}`,
    isFree: isFirst,
    run: async (actor) => {
      await setCommission(tx, terms, actor);
    },
  };
};

/** Throws `ledger.past-day` for a day that has begun. Locks the store. */
async function assertDayToCome(
  tx: Transaction,
  fromDay: CalendarDate,
  now: number,
): Promise<{ isFirst: boolean }> {
  const store = await tx.maybeRow<{ timeZone: string }>(sql`
    select time_zone as "timeZone" from stores where store_id = ${tx.storeId} for no key update`);
  const today = operationalDate(store?.timeZone ?? 'America/Sao_Paulo', now);
  const isFirst = (await readBook(tx)) === null;
  if (fromDay < today || (!isFirst && fromDay === today)) throw new AppError('ledger.past-day');
  return { isFirst };
}

/** Opens the store's empty ledger. A repeat does nothing. */
export async function openBook(tx: Transaction, openedOn: CalendarDate): Promise<void> {
  await tx.rows(sql`
    insert into ledger_books (store_id, opened_on) values (${tx.storeId}, ${openedOn}::date) on conflict do nothing`);
}

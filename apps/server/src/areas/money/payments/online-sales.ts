import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { OrderTerms } from '@comanda/domain/money/ledger/terms';
import { isReady, type ReceiverState } from '@comanda/domain/money/online-payment/receiver-state';
import { type OnlineSales, onlineSaleGaps } from '@comanda/domain/store/store/online-sales';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { DatedOrder, SalesOfStore } from '../../store/store/public.ts';

/**
 * Decides whether an online charge is possible. All code must use this reader, so that there is only one
 * rule.
 */
export interface OnlineSalesReader extends SalesOfStore {
  /**
   * The store's conditions for online charges at `now`, or on the day of the order, if given. `terms`: the
   * terms that the ledger will use for the order.
   */
  read(tx: Transaction, now: number, order?: DatedOrder): Promise<OnlineSales & { terms: OrderTerms | null }>;
}

/** The first day of a store's ledger, and its terms by day. */
interface PostedTerms {
  openedOn: CalendarDate | null;
  on(day: CalendarDate): OrderTerms | null;
}

interface Facts {
  accepts: boolean;
  timeZone: string;
  registered: ReceiverState | null;
  receiver: ReceiverState | 'asking' | null;
  hasAccount: boolean;
}

/** `hasProvider`: true when a payment provider is configured. `dayOf`: the operational day of an order. */
export function createOnlineSales({
  hasProvider,
  termsOf,
  dayOf,
}: {
  hasProvider: boolean;
  termsOf(tx: Transaction): Promise<PostedTerms>;
  dayOf(order: DatedOrder, timeZone: string): CalendarDate;
}): OnlineSalesReader {
  return {
    read: async (tx, now, order) => {
      const { openedOn, on } = await termsOf(tx);
      const { accepts, timeZone, registered, receiver, hasAccount } = await readFacts(tx);
      const today = dayOf({ createdAt: now, scheduledFor: null }, timeZone);
      const orderDay = order === undefined ? today : dayOf(order, timeZone);
      const terms = on(orderDay);
      const gaps = onlineSaleGaps({
        ...{ hasProvider, hasAccount, accepts, openedOn, today, orderDay },
        isRegistered: registered !== null,
        isApproved: isSelling(registered) && (!hasProvider || isSelling(receiver)),
        hasTerms: terms !== null,
      });
      return { gaps, openedOn, terms };
    },
  };
}

const isSelling = (state: ReceiverState | 'asking' | null) =>
  state !== null && state !== 'asking' && isReady(state);

async function readFacts(tx: Transaction): Promise<Facts> {
  const facts = await tx.maybeRow<Facts>(sql`
    select s.accepts_online_payment as accepts, s.time_zone as "timeZone", r.state as registered, p.state as receiver,
           exists (select from receiving_accounts a
                    where a.store_id = ${tx.storeId} and a.is_active
                      and a.holder_document = case when r.person_type = 'company' then r.company_document else r.owner_document end)
             as "hasAccount"
      from stores s
      left join online_registrations r on r.store_id = ${tx.storeId}
      left join payment_receivers p on p.store_id = ${tx.storeId}
     where s.store_id = ${tx.storeId}`);
  if (facts === null) throw new Error(`store ${tx.storeId} does not exist`);
  return facts;
}

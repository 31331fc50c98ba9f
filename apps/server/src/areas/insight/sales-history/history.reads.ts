import type { HistoryOrder, SalesSum } from '@comanda/contract/insight/sales-history/sales-history.calls';
import type { SaleWay } from '@comanda/domain/insight/insight/order-fact';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import { reversibleFine, shownFine } from '@comanda/domain/money/ledger/fine-reversal';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { definePaged, type Reader, selecting } from '../../../platform/paged/define-paged.ts';
import { down } from '../../../platform/paged/sort-key.ts';
import { SOLD_COLUMNS } from '../insight/public.ts';
import { finesOfOrders } from './fines/fines.reads.ts';

/** Filter for orders by operational days. A field that is null does not filter. */
export interface HistoryFilter extends DayRange {
  status: 'delivered' | 'refused' | 'cancelled' | 'unpaid' | 'open' | null;
  way: SaleWay | null;
  /** The payer of a discount of the order. */
  payer: 'store' | 'sponsor' | null;
  /** Beginning of an order's code. */
  search: string | null;
  /** Only this order. */
  orderId?: number;
}

/**
 * The number of found orders, and sums of the delivered orders: by payment way, for products and for
 * delivery.
 */
interface HistorySums {
  found: number;
  card: SalesSum;
  cash: SalesSum;
  online: SalesSum;
}

type StoredRow = Omit<HistoryOrder, keyof FineOfOrder | 'answerBy'>;
type FineOfOrder = Pick<
  HistoryOrder,
  'fineCents' | 'canRequestReversal' | 'reversalId' | 'isReversalApproved' | 'reversalWords'
>;

const REFUSED = sql`f.outcome = 'cancelled' and f.cancelled_by = 'user' and f.accept_minutes is null`;
const STATUS: Record<NonNullable<HistoryFilter['status']>, Query> = {
  delivered: sql`and f.outcome = 'completed'`,
  refused: sql`and ${REFUSED}`,
  cancelled: sql`and f.outcome = 'cancelled' and not (${REFUSED})`,
  unpaid: sql`and f.outcome = 'unpaid'`,
  open: sql`and f.outcome = 'open'`,
};
const PAYER: Record<NonNullable<HistoryFilter['payer']>, Query> = {
  store: sql`and f.store_discount_cents > 0`,
  sponsor: sql`and f.sponsored_cents > 0`,
};
const NONE = sql``;

function matching(storeId: number, search: string | null): Query {
  if (search === null) return NONE;
  const code = `${search.replace(/^#/, '').replace(/[\\%_]/g, '\\$&')}%`;
  return sql`and exists (select from orders s where s.store_id = ${storeId} and s.order_id = f.order_id and s.code ilike ${code})`;
}

const ofWay = (way: SaleWay): Query => sql`
  jsonb_build_object('orders', count(*) filter (where f.outcome = 'completed' and f.way = ${way}), 'grossCents',
    coalesce(sum(f.subtotal_cents + f.delivery_cents) filter (where f.outcome = 'completed' and f.way = ${way}), 0))`;

/** Sums of all delivered orders. */
export const deliveredOf = ({ card, cash, online }: HistorySums): SalesSum => ({
  orders: card.orders + cash.orders + online.orders,
  grossCents: card.grossCents + cash.grossCents + online.grossCents,
});

/**
 * Orders of operational days, newest first, each with its fine and its dispute. Each page has the sums of the
 * same snapshot. The sums use only columns of facts, so PostgreSQL removes the join of orders from their
 * query.
 */
export const salesHistory = definePaged({
  name: 'sales-history',
  columns: selecting<StoredRow>(SOLD_COLUMNS),
  from: (storeId, { from, to, status, way, payer, search, orderId }: HistoryFilter) => sql`
      from order_facts f
      left join orders o on o.store_id = ${storeId} and o.order_id = f.order_id
     where f.store_id = ${storeId} and f.day between ${from}::date and ${to}::date
       ${status === null ? NONE : STATUS[status]} ${payer === null ? NONE : PAYER[payer]}
       ${way === null ? NONE : sql`and f.way = ${way}`} ${matching(storeId, search)}
       ${orderId === undefined ? NONE : sql`and f.order_id = ${orderId}`}`,
  sorts: { newest: [down(sql`f.day`, 'day'), down(sql`f.order_id`, 'number')] },
  defaultSort: 'newest',
  totals: selecting<HistorySums>(sql`
    count(*)::integer as found, ${ofWay('card')} as card,
    ${ofWay('cash')} as cash, ${ofWay('online')} as online`),
  present: presentOrders,
});

/** Adds fines and disputes to orders. */
async function presentOrders(rows: StoredRow[], reader: Reader): Promise<HistoryOrder[]> {
  if (rows.length === 0) return [];
  const orderIds = rows.map(({ orderId }) => orderId);
  const fines = await finesOfOrders(reader, orderIds);
  const contested = await reader.rows<{ orderId: number; answerBy: number }>(sql`
    select order_id as "orderId", min(judged_by) as "answerBy" from payment_disputes
     where store_id = ${reader.storeId} and state = 'open' and order_id = any(${orderIds}::bigint[]) group by order_id`);
  const answerBy = new Map(contested.map((each) => [each.orderId, each.answerBy]));
  return rows.map((row) => ({
    ...row,
    ...fineOfOrder(row, fines.get(row.orderId) ?? []),
    answerBy: answerBy.get(row.orderId) ?? null,
  }));
}

/**
 * The fine of an order for screens: the sum of its fines, and the request to reverse one of them. A reversal
 * can be requested only for cancelled orders.
 */
export function fineOfOrder(
  { status }: Pick<StoredRow, 'status'>,
  fines: Parameters<typeof shownFine>[0],
): FineOfOrder {
  const fine = shownFine(fines);
  const reversal = fine?.reversal ?? null;
  return {
    fineCents: fines.length === 0 ? null : fines.reduce((sum, { cents }) => sum + cents, 0),
    canRequestReversal: status === 'cancelled' && reversibleFine(fines) !== null,
    reversalId: fine === null || reversal === null ? null : fine.postingId,
    isReversalApproved:
      reversal === null || reversal.decision === null ? null : reversal.decision === 'approved',
    reversalWords: reversal?.words ?? null,
  };
}

import type { ActorKind } from '@comanda/domain/orders/orders/order';
import type { CourierStatus, KitchenStage, OrderStatus } from '@comanda/domain/orders/orders/order-status';
import { UNDO_MS, type Undo } from '@comanda/domain/orders/orders/undo';
import { prepared, type Query, sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/**
 * Versions of the store's menu, delivery areas and payment methods; 0 for data that the store does not have.
 */
export interface StoreVersions {
  menu: number;
  timeZone: string;
  areas: number;
  methods: number;
}

export async function readVersions(tx: Transaction): Promise<StoreVersions> {
  const [versions] = await tx.lastRows<StoreVersions>(
    prepared(
      'intake.versions',
      sql`
        select coalesce((select version from menus where store_id = ${tx.storeId}), 0) as menu, time_zone as "timeZone",
               coalesce((select version from delivery_area_lists where store_id = ${tx.storeId}), 0) as areas,
               coalesce((select version from payment_methods where store_id = ${tx.storeId}), 0) as methods
          from stores where store_id = ${tx.storeId}`,
    ),
  );
  if (versions === undefined) throw new Error(`there is no store ${tx.storeId}`);
  return versions;
}

export interface StoredReceipt {
  externalId: string;
  orderId: number;
  code: string;
  status: OrderStatus;
  kitchenStage: KitchenStage | null;
  isPrinted: boolean;
  courierStatus: CourierStatus | null;
  receivedAt: number;
  acceptBy: number;
  promisedFor: number;
  cancelCode: string | null;
  cancelText: string | null;
  cancelledBy: ActorKind | null;
  closedAt: number | null;
  isLinkWithdrawn: boolean;
  undo: Undo | null;
  contentHash: Buffer;
}

const RECEIPT_COLUMNS: Query = sql`
  external_id as "externalId", order_id as "orderId", code, status, kitchen_stage as "kitchenStage",
  printed_at is not null as "isPrinted",
  courier_status as "courierStatus", received_at as "receivedAt", accept_by as "acceptBy",
  promised_for as "promisedFor", cancel_code as "cancelCode", cancel_text as "cancelText",
  cancelled_by as "cancelledBy",
  closed_at as "closedAt", link_withdrawn_at is not null as "isLinkWithdrawn", undo, content_hash as "contentHash"`;

const receiptOf = (tx: Transaction, externalId: string) =>
  prepared(
    'intake.receipt',
    sql`select ${RECEIPT_COLUMNS} from orders where store_id = ${tx.storeId} and external_id = ${externalId}`,
  );

export function findReceipt(tx: Transaction, externalId: string): Promise<StoredReceipt | null> {
  return tx.maybeRow<StoredReceipt>(receiptOf(tx, externalId));
}

/**
 * Like {@link findReceipt}, as the only statement of a transaction. Partners poll, so each poll costs one round trip.
 */
export async function findReceiptAlone(tx: Transaction, externalId: string): Promise<StoredReceipt | null> {
  const [receipt] = await tx.lastRows<StoredReceipt>(receiptOf(tx, externalId));
  return receipt ?? null;
}

const DAY_MS = 24 * 3_600_000;
/** Maximum age of closed orders in a search by status. Without the limit, a rare status would scan all past orders. */
const CLOSED_DAYS = 90;
/**
 * Partners see an order as open until its closing cannot be undone any more. This is the maximum of that
 * time, with a margin for clock differences.
 */
const SEEN_OPEN_MS = UNDO_MS + 60_000;

/**
 * Lists receipts, newest first, by the status that partners see at `now`. `since`: earliest creation time at the
 * partner. A closing status returns only orders of the last 90 days.
 */
export function listReceipts(
  tx: Transaction,
  filter: {
    since: number | null;
    limit: number;
    status: OrderStatus | null;
    kitchenStage: KitchenStage | null;
    isPrinted: boolean | null;
    now: number;
  },
): Promise<StoredReceipt[]> {
  const { name, from } = candidates(tx, filter);
  const input = sql`
    select ${RECEIPT_COLUMNS} from ${from} orders,
           lateral (select coalesce((undo->>'until')::float8 > ${filter.now}, false) as is_undoable) as way_back,
           lateral (select case when is_undoable then undo->>'status' else status end as seen_status,
                           case when is_undoable then undo->>'kitchenStage' else kitchen_stage end as seen_stage) as seen
     where (${filter.since}::float8 is null or created_at >= to_timestamp(${filter.since === null ? null : filter.since / 1000}))
       and (${filter.status}::text is null or (seen_status = ${filter.status}
            and seen_stage is not distinct from ${filter.kitchenStage}
            and (${filter.isPrinted}::boolean is null or (printed_at is not null) = ${filter.isPrinted})))
     order by created_at desc, order_id desc limit ${filter.limit}`;
  return tx.lastRows<StoredReceipt>(prepared(`intake.receipts-${name}`, input));
}

/** SQL condition for the orders that may have this status. Each branch uses the index of its status. */
function candidates(
  tx: Transaction,
  { status, now }: { status: OrderStatus | null; now: number },
): { name: string; from: Query } {
  if (status === null)
    return { name: 'all', from: sql`(select * from orders where store_id = ${tx.storeId})` };
  if (status === 'delivered' || status === 'cancelled') {
    const since = new Date(now - CLOSED_DAYS * DAY_MS);
    return {
      name: 'closed',
      from: sql`(select * from orders where store_id = ${tx.storeId} and created_at >= ${since})`,
    };
  }
  return {
    name: 'open',
    from: sql`(
      select * from orders where store_id = ${tx.storeId} and closed_at is null
      union all
      select * from orders where store_id = ${tx.storeId} and closed_at > ${new Date(now - SEEN_OPEN_MS)})`,
  };
}

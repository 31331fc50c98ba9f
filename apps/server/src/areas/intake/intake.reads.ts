import type { KitchenStage, OrderStatus } from '@comanda/domain/orders/order-status';
import { type Query, sql } from '../../platform/database/sql.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

export interface StoredReceipt {
  externalId: string;
  orderId: number;
  code: string;
  status: OrderStatus;
  kitchenStage: KitchenStage | null;
  isPrinted: boolean;
  receivedAt: number;
  acceptBy: number;
  promisedFor: number;
  cancelCode: string | null;
  cancelText: string | null;
  contentHash: Buffer;
}

const RECEIPT_COLUMNS: Query = sql`
  external_id as "externalId", order_id as "orderId", code, status, kitchen_stage as "kitchenStage",
  printed_at is not null as "isPrinted", received_at as "receivedAt", accept_by as "acceptBy",
  promised_for as "promisedFor", cancel_code as "cancelCode", cancel_text as "cancelText",
  content_hash as "contentHash"`;

export function findReceipt(tx: Transaction, externalId: string): Promise<StoredReceipt | null> {
  return tx.maybeRow<StoredReceipt>(sql`
    select ${RECEIPT_COLUMNS} from orders where store_id = ${tx.storeId} and external_id = ${externalId}`);
}

/** Newest first. `since` bounds the partner's creation time. */
export function listReceipts(
  tx: Transaction,
  filter: {
    since: number | null;
    limit: number;
    status: OrderStatus | null;
    kitchenStage: KitchenStage | null;
    isPrinted: boolean | null;
  },
): Promise<StoredReceipt[]> {
  return tx.rows<StoredReceipt>(sql`
    select ${RECEIPT_COLUMNS} from orders
     where store_id = ${tx.storeId}
       and (${filter.since}::float8 is null or created_at >= to_timestamp(${filter.since === null ? null : filter.since / 1000}))
       and (${filter.status}::text is null or (status = ${filter.status}
            and kitchen_stage is not distinct from ${filter.kitchenStage}
            and (${filter.isPrinted}::boolean is null or (printed_at is not null) = ${filter.isPrinted})))
     order by created_at desc, order_id desc limit ${filter.limit}`);
}

import type {
  DocumentRejection,
  DocumentVerdict,
  OnlineDocument,
} from '@comanda/domain/money/online-payment/documents';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** Saves an uploaded document, which replaces the earlier one of its kind and waits for review. */
export async function saveDocument(
  tx: Transaction,
  {
    kind,
    sending,
    fileName,
    by,
    at,
  }: { kind: OnlineDocument; sending: number; fileName: string; by: string; at: number },
): Promise<void> {
  const sentAt = new Date(at);
  await tx.rows(
    sending === 1
      ? sql`insert into online_documents (store_id, kind, sending, state, file_name, sent_at, sent_by)
            values (${tx.storeId}, ${kind}, 1, 'waiting', ${fileName}, ${sentAt}, ${by})`
      : sql`update online_documents set sending = ${sending}, state = 'waiting', file_name = ${fileName}, sent_at = ${sentAt},
                   sent_by = ${by}, decided_at = null, decided_by = null, rejection = null, words = null, verdict = null,
                   verdict_reason = null
             where store_id = ${tx.storeId} and kind = ${kind}`,
  );
}

export interface Decision {
  rejection: DocumentRejection | null;
  words: string | null;
  by: string;
  at: number;
}

/** Saves the decision about a waiting document. */
export async function decideStored(
  tx: Transaction,
  kind: OnlineDocument,
  { rejection, words, by, at }: Decision,
): Promise<void> {
  await tx.rows(sql`
    update online_documents set state = ${rejection === null ? 'approved' : 'rejected'}, decided_at = ${new Date(at)},
           decided_by = ${by}, rejection = ${rejection}, words = ${words}
     where store_id = ${tx.storeId} and kind = ${kind}`);
}

/** Saves the payment provider's verdict on a document that our reviewer approved. `at` in epoch ms. */
export async function saveVerdict(
  tx: Transaction,
  kind: OnlineDocument,
  { verdict, reason, at }: { verdict: DocumentVerdict; reason: string | null; at: number },
): Promise<void> {
  await tx.rows(sql`
    update online_documents set verdict = ${verdict}, verdict_reason = ${reason}, verdict_at = ${new Date(at)}
     where store_id = ${tx.storeId} and kind = ${kind}`);
}

/** Rejects all documents, because they belong to the former holder and must be sent again. */
export async function rejectAll(tx: Transaction, { rejection, words, by, at }: Decision): Promise<void> {
  await tx.rows(sql`
    update online_documents set state = 'rejected', decided_at = ${new Date(at)}, decided_by = ${by},
           rejection = ${rejection}, words = ${words}
     where store_id = ${tx.storeId}`);
}

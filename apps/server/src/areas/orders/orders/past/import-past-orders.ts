import { readPastOrder } from '@comanda/contract/orders/intake/past-order.wire';
import { cardOfOrder } from '@comanda/domain/orders/orders/card-of-order';
import { deadlinesOf, type NewOrder } from '@comanda/domain/orders/orders/new-order';
import type { PastOrder, PastOrderState } from '@comanda/domain/orders/orders/past-order';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { PrivacyOfPastOrders } from '../ports.ts';
import {
  type DeadlineSettings,
  findDeadlineSettings,
  type PastOrderRow,
  saveHistory,
} from './past-orders.writes.ts';

/** Orders per statement. More would make a retry expensive, fewer would be slow. */
const BATCH_SIZE = 500;

export interface ImportOptions {
  /** Hashes an order's content like intake, which compares the hash when an id is repeated. */
  hashOf(order: NewOrder): Buffer;
  privacy: PrivacyOfPastOrders;
}

export interface ImportReport {
  imported: number;
  /** Orders whose id is in the store or in an earlier line. */
  known: number;
  faults: { line: number; faults: string[] }[];
}

/** Thrown when the store of the import does not exist. */
export class UnknownStore extends Error {}

/**
 * Imports a store's past orders from another system, one JSON line each (see `readPastOrder`). Runs in the system role.
 * Faulty lines are reported and left out. Each batch of 500 is written completely or not at all. A second run skips the
 * orders of the first. Orders are numbered in the sequence of the lines.
 */
export async function importHistory(
  database: Database,
  storeId: number,
  lines: AsyncIterable<string>,
  { hashOf, privacy }: ImportOptions,
): Promise<ImportReport> {
  const settings = await database.inStore(storeId, findDeadlineSettings);
  if (settings === null) throw new UnknownStore(`there is no store ${storeId}`);
  const report: ImportReport = { imported: 0, known: 0, faults: [] };
  let batch = new Map<string, PastOrderRow>();
  let line = 0;
  let saving: Promise<void> = Promise.resolve();
  const save = async (rows: PastOrderRow[]) => {
    const saved = await saveHistory(database, storeId, rows, privacy);
    report.imported += saved;
    report.known += rows.length - saved;
  };
  for await (const text of lines) {
    line += 1;
    if (text.trim() === '') continue;
    const read = readPastOrder(text);
    if (!read.ok) {
      report.faults.push({ line, faults: read.faults });
      continue;
    }
    const row = rowOf(read.past, read.state, settings, hashOf);
    if (batch.has(row.externalId)) report.known += 1;
    else batch.set(row.externalId, row);
    if (batch.size < BATCH_SIZE) continue;
    // One batch is written while the next one is read.
    await saving;
    saving = save([...batch.values()]);
    saving.catch(() => undefined);
    batch = new Map();
  }
  await saving;
  if (batch.size > 0) await save([...batch.values()]);
  return report;
}

function rowOf(
  { order, receivedAt }: PastOrder,
  state: PastOrderState,
  settings: DeadlineSettings,
  hashOf: ImportOptions['hashOf'],
): PastOrderRow {
  const { document } = order;
  const card = cardOfOrder(order);
  return {
    ...card,
    ...deadlinesOf(order, receivedAt, settings),
    // Only open orders need ticket lines.
    ticketLines: state.closedAt === null ? card.ticketLines : [],
    status: state.status,
    version: state.history.length,
    receivedAt,
    printedAt: state.printedAt,
    closedAt: state.closedAt,
    cancelCode: state.cancellation?.code ?? null,
    cancelText: state.cancellation?.text ?? null,
    cancelledBy: state.cancellation?.by ?? null,
    externalId: order.externalId,
    contentHash: hashOf(order).toString('hex'),
    document,
    history: state.history,
  };
}

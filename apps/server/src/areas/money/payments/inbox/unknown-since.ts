import { readReference } from '@comanda/domain/money/payments/reference';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { findBoleto } from '../boletos/boletos.writes.ts';
import { findCharge } from '../charges/charges.writes.ts';
import type { PaymentUpdate } from '../payment-provider.ts';
import type { PaymentServices } from '../payment-services.ts';
import { findRefund } from '../refunds/refunds.writes.ts';
import { findTransfer } from '../transfers/transfers.writes.ts';
import { sweep } from './sweep.ts';

/**
 * Maximum difference between the servers' clocks. The list begins this much earlier: reading known notices
 * again is harmless.
 */
const CLOCKS_APART_MS = 3_600_000;

/** An object at the payment provider that this database lost by a restore. */
export interface UnknownPayment {
  storeId: number;
  reference: string;
  /** The object's state at the provider. */
  update: PaymentUpdate;
}

/**
 * Asks the provider for all changes since `since` (epoch milliseconds) that the restored database lacks. Null
 * if the provider does not answer or has too many changes: the caller must try again.
 */
export async function unknownSince(
  services: PaymentServices,
  since: number,
  stopping?: AbortSignal,
): Promise<UnknownPayment[] | null> {
  if (!(await sweep(services, stopping)).isAtEnd) return null;
  const { system, provider } = services;
  if (provider === null) return [];
  const rows = await system.directory<{ storeId: number; reference: string }>(sql`
    select distinct store_id as "storeId", reference from payment_inbox
     where received_at >= ${new Date(since - CLOCKS_APART_MS)} order by store_id, reference`);
  const unknown: UnknownPayment[] = [];
  for (const { storeId, reference } of rows) {
    if (await system.inStore(storeId, (tx) => isKnown(tx, reference))) continue;
    const found = await provider.read(reference);
    if (found.kind === 'unanswered') return null;
    if (found.kind === 'found' && !isWithoutMoney(found.update))
      unknown.push({ storeId, reference, update: found.update });
  }
  return unknown;
}

/** True for a request that ended without moving money. */
const isWithoutMoney = ({ state }: PaymentUpdate) =>
  state === 'refused' || state === 'expired' || state === 'failed' || state === 'withdrawn';

/** Disputes and receivers count as known: their rows only repeat the provider's answers. */
async function isKnown(tx: Transaction, reference: string): Promise<boolean> {
  const about = readReference(reference);
  switch (about?.kind) {
    case 'charge':
      return (await findCharge(tx, about.id)) !== null;
    case 'refund':
      return (await findRefund(tx, about.id)) !== null;
    case 'transfer':
      return (await findTransfer(tx, about.id)) !== null;
    case 'boleto':
      return (await findBoleto(tx, about.id)) !== null;
    default:
      return true;
  }
}

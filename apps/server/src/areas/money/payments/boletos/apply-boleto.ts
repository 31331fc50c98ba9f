import { readBoleto } from '@comanda/domain/money/banking/boleto-code';
import { doubtOfPixCode } from '@comanda/domain/money/banking/pix-code';
import type { BoletoUpdate } from '../payment-provider.ts';
import type { PaymentServices } from '../payment-services.ts';
import { type BoletoState, lockBoleto, type StoredBoleto, updateBoleto } from './boletos.writes.ts';

/**
 * A state is only replaced by a state with a higher rank. For example, a boleto may have been paid before its
 * withdrawal.
 */
const RANKS: Record<BoletoState, number> = { asking: 0, open: 1, refused: 2, withdrawn: 2, paid: 3 };

/** Reasons to reject an answer about a boleto. */
type BoletoDoubt = 'unknown' | 'other-figures' | 'unreadable-barcode' | 'barcode-of-other-figures';

/**
 * Applies the provider's answer about a boleto. A payment changes invoice and ledger in the same transaction;
 * each amount counts once. An invalid Pix code, or one with another amount, is left out: the bar code still
 * works. Returns a reason when the answer or its bar code differs from our data.
 */
export function applyBoleto(
  { database, invoices, clock, log }: Pick<PaymentServices, 'database' | 'invoices' | 'clock' | 'log'>,
  storeId: number,
  boletoId: number,
  reported: BoletoUpdate,
): Promise<BoletoDoubt | null> {
  return database.inStore(storeId, async (tx) => {
    const boleto = await lockBoleto(tx, boletoId);
    const fault = boleto === null ? 'unknown' : doubtOf(boleto, reported);
    if (boleto === null || fault !== null) return fault;
    const now = clock.now();
    const isNewer = RANKS[reported.state] > RANKS[boleto.state];
    // If the boleto is paid a second time, the provider reports a larger sum; only the difference is new.
    const moreCents = reported.state === 'paid' ? reported.paidCents - boleto.paidCents : 0;
    if (!isNewer && moreCents <= 0) return null;
    const { invoiceId } = boleto;
    const paidAt = reported.paidAt ?? now;
    if (moreCents > 0) {
      const paymentId = `boleto-${boletoId}-${reported.paidCents}`;
      await invoices.paid(tx, { invoiceId, paymentId, cents: moreCents, at: paidAt });
    }
    const doubt = reported.pixCode === null ? null : doubtOfPixCode(reported.pixCode, boleto.cents);
    if (doubt !== null) log.error({ storeId, boletoId, doubt }, 'Pix code of a boleto not shown');
    const state = isNewer ? reported.state : boleto.state;
    await updateBoleto(tx, boleto, {
      ...{ state, barcode: reported.barcode, pixCode: doubt === null ? reported.pixCode : null, attempts: 0 },
      paidCents: boleto.paidCents + Math.max(0, moreCents),
      paidAt: moreCents > 0 ? paidAt : boleto.paidAt,
      nextAttemptAt: state === 'open' && boleto.withdrawRequestedAt !== null ? now : null,
    });
    tx.announce('finance');
    return null;
  });
}

function doubtOf({ cents, dueOn }: StoredBoleto, reported: BoletoUpdate): BoletoDoubt | null {
  if (reported.cents !== cents || reported.dueOn !== dueOn) return 'other-figures';
  const read = readBoleto(reported.barcode, dueOn);
  if (!read.ok) return 'unreadable-barcode';
  return read.value.amountCents === cents && read.value.dueOn === dueOn ? null : 'barcode-of-other-figures';
}

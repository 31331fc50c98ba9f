import { readBoleto } from '@comanda/domain/banking/boleto-code';
import { pixCodeAsksFor } from '@comanda/domain/banking/pix-code';
import type { BoletoNews } from '../payment-provider.ts';
import type { PaymentServices } from '../payment-services.ts';
import { type BoletoState, lockBoleto, type StoredBoleto, updateBoleto } from './boletos.writes.ts';

/** What ends a boleto; one that was withdrawn may turn out to have been paid before. */
const RANKS: Record<BoletoState, number> = { asking: 0, open: 1, refused: 2, withdrawn: 2, paid: 3 };

/**
 * Takes what the provider says of a boleto: what came in for it moves the invoice and the book in the same transaction, each amount once.
 * False: it says other figures than the asked ones, or its bar code or Pix code does; nothing of it is believed.
 */
export function applyBoleto(
  { database, invoices, clock }: Pick<PaymentServices, 'database' | 'invoices' | 'clock'>,
  storeId: number,
  boletoId: number,
  told: BoletoNews,
): Promise<boolean> {
  return database.inStore(storeId, async (tx) => {
    const boleto = await lockBoleto(tx, boletoId);
    if (boleto === null || !isSame(boleto, told)) return false;
    const now = clock.now();
    const isNewer = RANKS[told.state] > RANKS[boleto.state];
    // Paid twice it says a larger sum.
    const moreCents = told.state === 'paid' ? told.paidCents - boleto.paidCents : 0;
    if (!isNewer && moreCents <= 0) return true;
    const { invoiceId } = boleto;
    const paidAt = told.paidAt ?? now;
    if (moreCents > 0) {
      const paymentId = `boleto-${boletoId}-${told.paidCents}`;
      await invoices.paid(tx, { invoiceId, paymentId, cents: moreCents, at: paidAt });
    }
    const state = isNewer ? told.state : boleto.state;
    await updateBoleto(tx, boleto, {
      ...{ state, barcode: told.barcode, pixCode: told.pixCode, attempts: 0 },
      paidCents: boleto.paidCents + Math.max(0, moreCents),
      paidAt: moreCents > 0 ? paidAt : boleto.paidAt,
      nextAttemptAt: state === 'open' && boleto.withdrawAskedAt !== null ? now : null,
    });
    tx.announce('finance');
    return true;
  });
}

function isSame({ cents, dueOn }: StoredBoleto, told: BoletoNews): boolean {
  const read = readBoleto(told.barcode, dueOn);
  const isOfBarcode = read.ok && read.value.amountCents === cents && read.value.dueOn === dueOn;
  const isOfPix = told.pixCode === null || pixCodeAsksFor(told.pixCode, cents);
  return told.cents === cents && told.dueOn === dueOn && isOfBarcode && isOfPix;
}

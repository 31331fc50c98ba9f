import { type Bank, Refusal } from '../bank.ts';
import { chargeOf } from './charges.ts';
import { type Dispute, openDisputeOf, refundedOf } from './money-of-charge.ts';

const DAY_MS = 24 * 3_600_000;
/**
 * Limits of a Pix dispute (MED), in days: 80 after the payment to contest, 7 to decide, 11 until the money is
 * back.
 */
const MED = { contestDays: 80, judgeDays: 7, backDays: 11 };
/** Approximate limits of a chargeback at a card scheme, in days. */
const CHARGEBACK = { contestDays: 120, judgeDays: 30, backDays: 40 };

/** The payer contests a payment, which immediately blocks all or part of its money. */
export function openDispute(
  bank: Bank,
  charge: string,
  blockedCents: number | null,
  reason: string,
): Dispute {
  const contested = chargeOf(bank, charge);
  if (contested.state !== 'captured') throw new Refusal('a cobrança não foi paga');
  if (openDisputeOf(bank, charge) !== undefined) throw new Refusal('o pagamento já está contestado');
  const way = bank.find(charge)?.isCard ? 'chargeback' : 'med';
  const days = way === 'med' ? MED : CHARGEBACK;
  const now = bank.now();
  if (now - Date.parse(contested.capturedAt ?? '') > days.contestDays * DAY_MS)
    throw new Refusal('o prazo para contestar acabou');
  const left = contested.amountCents - refundedOf(bank, charge);
  const cents = blockedCents ?? left;
  if (cents <= 0 || cents > left) throw new Refusal('o bloqueio passa do que foi pago');
  const reference = `d-${bank.all('dispute').length + 1}`;
  const after = (count: number) => new Date(now + count * DAY_MS).toISOString();
  bank.put(reference, { charge, cents }, () => ({
    object: {
      kind: 'dispute',
      reference,
      charge,
      way,
      state: 'open',
      amountCents: left,
      blockedCents: cents,
      openedAt: bank.nowIso(),
      judgedBy: after(days.judgeDays),
      paidBackBy: after(days.backDays),
      reason,
      updatedAt: bank.nowIso(),
    },
  }));
  bank.book(reference, { event: 'blocked', cents: -cents });
  bank.save();
  return disputeOf(bank, reference);
}

/** Decides the dispute. `won`: the blocked money is released. `lost`: it goes back to the payer. */
export function closeDispute(bank: Bank, reference: string, outcome: 'won' | 'lost'): Dispute {
  const dispute = disputeOf(bank, reference);
  if (dispute.state !== 'open') throw new Refusal('a contestação já foi encerrada');
  bank.book(reference, { event: 'released', cents: dispute.blockedCents });
  const lost =
    outcome === 'lost' ? ({ event: 'charged-back', cents: -dispute.blockedCents } as const) : undefined;
  bank.change(reference, { state: outcome, closedAt: bank.nowIso() }, lost);
  return disputeOf(bank, reference);
}

function disputeOf(bank: Bank, reference: string): Dispute {
  const object = bank.find(reference)?.object;
  if (object?.kind !== 'dispute') throw new Refusal('contestação desconhecida');
  return object;
}

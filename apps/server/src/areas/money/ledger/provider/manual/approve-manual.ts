import { operationalDate } from '@comanda/domain/kit/time/operational-date';
import type { ApprovedKind } from '@comanda/domain/people/provider/alone-limit';
import type { Transaction } from '../../../../../platform/database/transaction.ts';
import { AppError } from '../../../../../platform/errors/app-error.ts';
import type { NamedActor } from '../../../../../platform/http/bind.ts';
import type { MailQueue } from '../../../../../platform/mail/mail-queue.ts';
import { zoneOf } from '../../../../../platform/period/store-period.ts';
import { MAIL_REASONS, notifyAdministrators } from '../../../../people/access/public.ts';
import { NO_STORE } from '../../../../people/audit/public.ts';
import { lockOwnBook } from '../../book/book.ts';
import type { Invoices } from '../../ports.ts';
import { MANUAL_MAILS as texts } from '../../texts.ts';
import { hasBegun } from '../book.reads.ts';
import { adjustmentMoves, openingMoves, postByHand } from '../manual-postings.ts';
import { decide, holdOpenRequest, type ManualRequest } from './manual-requests.ts';
import type { StoredApprovals } from './stored-approvals.ts';

interface Services {
  approvals: StoredApprovals;
  mails: MailQueue;
  invoices: Invoices;
}

/**
 * Executes another person's request in the transaction of the approval, and mails the store. Throws
 * `ledger.request-not-found`, `ledger.request-decided`, `ledger.same-person`. For opening balances also
 * `ledger.book-began`, `ledger.already-opened`. For invoices also `finance.invoice-changed`,
 * `finance.payment-known`, `ledger.other-figures`. Also throws the errors of the executed action.
 */
export async function approveManual(
  tx: Transaction,
  { approvals, mails, invoices }: Services,
  requestId: number,
  actor: NamedActor,
): Promise<void> {
  const request = await holdOpenRequest(tx, requestId, actor);
  const { invoiceId, cents, reason, requesterName } = request;
  if (isApproved(request)) {
    // No mail is sent here: each kind of action sends its own mail to the store.
    const carrying = { ...actor, name: `${requesterName}, ${actor.name}` };
    await approvals.carryOut(tx, request.kind, { ...request.work, reason }, carrying);
    await decide(tx, request, { decision: 'approved', words: null }, actor);
    if (tx.storeId !== NO_STORE) tx.announce('finance');
    return;
  }
  if (invoiceId === null) await postRequest(tx, request, actor);
  else await endInvoice(tx, invoices, { ...request, invoiceId }, actor.now);
  await decide(tx, request, { decision: 'approved', words: null }, actor);
  const { kind, amount, subject, line, where } = mailOf(request);
  await notifyAdministrators(tx, { mails }, (to, store) => ({
    ...{ kind, to, subject, paragraphs: [line(store)] },
    amount: { label: amount, cents: Math.abs(cents) },
    facts: [{ label: texts.reason, value: reason }],
    closing: [where],
    why: MAIL_REASONS.administrators(store),
  }));
  tx.announce('finance');
}

interface Work {
  kind: ApprovedKind;
  work: object;
}

/** True for a request that has its action's input saved in `work`. */
const isApproved = (request: ManualRequest): request is ManualRequest & Work => request.work !== null;

async function postRequest(tx: Transaction, request: ManualRequest, actor: NamedActor): Promise<void> {
  const { requestId, account, cents, reason, requesterName } = request;
  const isOpening = request.kind === 'opening' && account !== 'invoiced';
  await lockOwnBook(tx);
  if (isOpening && (await hasBegun(tx))) throw new AppError('ledger.book-began');
  const shared = { reason, byName: `${requesterName}, ${actor.name}`, now: actor.now };
  const isPosted = await postByHand(tx, {
    ...shared,
    // The posting's cause is the account's name, so the database refuses a second opening balance of the
    // account.
    ...(isOpening
      ? { kind: 'opening', id: account, moves: openingMoves(account, cents) }
      : { kind: 'adjustment', id: requestId, moves: adjustmentMoves(cents) }),
  }).catch((error: unknown) => {
    if (isOpening && error instanceof AppError && error.code === 'ledger.other-figures')
      throw new AppError('ledger.already-opened', { cause: error });
    throw error;
  });
  if (!isPosted) throw new AppError('ledger.already-opened');
}

async function endInvoice(
  tx: Transaction,
  invoices: Invoices,
  { invoiceId, cents, code, openCents }: ManualRequest & { invoiceId: number },
  now: number,
): Promise<void> {
  const input = {
    ...{ invoiceId, openCents: openCents ?? 0 },
    ...{ day: operationalDate(await zoneOf(tx), now), at: now },
  };
  // Payments have the bank's code; a request without a code is a cancellation.
  if (code === null) await invoices.cancel(tx, input);
  else await invoices.pay(tx, { ...input, cents, code });
}

function mailOf({ kind, account, cents, invoiceId }: ManualRequest) {
  if (kind !== 'adjustment' && kind !== 'opening' && kind !== 'invoice-paid' && kind !== 'invoice-cancelled')
    throw new Error(`${kind} was asked for without its work`);
  const name = `manual-${kind}` as const;
  if (kind === 'invoice-paid' || kind === 'invoice-cancelled') {
    const { amount, subject, line, where } = texts[kind];
    return {
      kind: name,
      amount,
      subject: subject(invoiceId ?? 0),
      line: (store: string) => line(invoiceId ?? 0, store),
      where,
    };
  }
  const { amount, subject, line } = texts[kind];
  return {
    kind: name,
    amount,
    subject,
    line: (store: string) => line(store, cents > 0),
    where: account === 'available' ? texts.whereAvailable : texts.where,
  };
}

import type { StorePayout } from '@comanda/contract/money/ledger/provider-settlements.calls';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { NamedActor } from '../../../../platform/http/bind.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { MAIL_REASONS, notifyAdministrators } from '../../../people/access/public.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { lockBook, readBook } from '../book/book.ts';
import { lockPayoutTerms, payoutObstacle, readPayoutTerms, savePayoutTerms } from '../payout/payout-terms.ts';
import type { Payouts } from '../ports.ts';
import { type HoldCause, releaseHold } from '../proof/book-holds.writes.ts';
import { PAYOUT_MAILS as texts } from '../texts.ts';

/**
 * Stops all transfers to the store's account. Settlements are still made, and wait for the release. The store
 * gets the reason by mail. Throws `ledger.already-held`.
 */
export async function holdPayouts(
  tx: Transaction,
  mails: MailQueue,
  reason: string,
  actor: NamedActor,
): Promise<void> {
  if ((await lockPayoutTerms(tx)).heldAt !== null) throw new AppError('ledger.already-held');
  await savePayoutTerms(tx, { heldAt: actor.now, heldReason: reason }, { by: actor.name, now: actor.now });
  await recordAudit(tx, actor, 'finance.payout-held', { details: { motivo: reason } });
  await notifyAdministrators(tx, { mails }, (to, store) => ({
    ...{ kind: 'payouts-held', to, subject: texts.held.subject, paragraphs: texts.held.lines(store) },
    facts: [{ label: texts.reason, value: reason }],
    why: MAIL_REASONS.administrators(store),
  }));
}

/**
 * Allows transfers again. Manual transfers are possible at once; the next run makes the automatic transfers.
 * Throws `ledger.not-held`.
 */
export async function releasePayouts(tx: Transaction, mails: MailQueue, actor: NamedActor): Promise<void> {
  if ((await lockPayoutTerms(tx)).heldAt === null) throw new AppError('ledger.not-held');
  await savePayoutTerms(tx, { heldAt: null, heldReason: null }, { by: actor.name, now: actor.now });
  await recordAudit(tx, actor, 'finance.payout-released');
  await notifyAdministrators(tx, { mails }, (to, store) => ({
    ...{
      kind: 'payouts-released',
      to,
      subject: texts.released.subject,
      paragraphs: texts.released.lines(store),
    },
    why: MAIL_REASONS.administrators(store),
  }));
}

/**
 * Releases settlements although the ledger's proof failed, and saves the difference. Manual transfers are
 * possible at once; the next run makes the automatic transfers. If a later proof finds another difference,
 * the settlements are held again. Throws `ledger.not-in-review`.
 */
export async function releaseBook(
  tx: Transaction,
  { of, reason }: { of?: HoldCause | undefined; reason: string },
  actor: NamedActor,
): Promise<void> {
  await lockBook(tx);
  const release = (cause: HoldCause) =>
    releaseHold(tx, { of: cause, reason, by: actor.name, now: actor.now });
  const held = of === undefined ? ((await release('book')) ?? (await release('restore'))) : await release(of);
  if (held === null) throw new AppError('ledger.not-in-review');
  await recordAudit(tx, actor, 'finance.book-released', {
    details: { motivo: reason, centavos: held.cents },
  });
  tx.announce('finance');
}

/** The store's payout terms and balances. */
export async function storePayout(tx: Transaction, payouts: Payouts): Promise<StorePayout> {
  const book = await readBook(tx);
  const terms = await readPayoutTerms(tx);
  const failed = await tx.maybeRow<{ reason: string }>(
    sql`select reason from settlement_failures where store_id = ${tx.storeId}`,
  );
  const of = book?.balances;
  return {
    hasBook: book !== null,
    receivableCents: of?.receivable ?? 0,
    availableCents: of?.available ?? 0,
    transitCents: of?.transit ?? 0,
    currentCents: of?.current ?? 0,
    invoicedCents: of?.invoiced ?? 0,
    ...terms,
    obstacle: await payoutObstacle(tx, payouts, terms),
    failure: failed?.reason ?? null,
  };
}

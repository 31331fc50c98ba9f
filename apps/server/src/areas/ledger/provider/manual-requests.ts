import type { ManualAccount, ManualKind, ManualSide } from '@comanda/contract/ledger/provider-manual.calls';
import { nextNumber } from '../../../platform/database/next-number.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError, invalidField } from '../../../platform/errors/app-error.ts';
import type { NamedActor } from '../../../platform/http/bind.ts';
import type { MailQueue } from '../../../platform/mail/mail-queue.ts';
import { MAIL_REASONS, tellAdministrators } from '../../access/public.ts';
import { recordAudit } from '../../audit/public.ts';
import { lockOwnBook, readBook } from '../book/book.ts';
import { MANUAL_MAILS as texts } from '../texts.ts';
import { hasBegun } from './book.reads.ts';
import { adjustmentMoves, openingMoves, postByHand } from './manual-postings.ts';

interface Wish {
  kind: ManualKind;
  account: ManualAccount;
  side: ManualSide;
  cents: number;
  reason: string;
  key: string;
}

interface Request {
  requestId: number;
  kind: ManualKind;
  account: ManualAccount;
  /** Below zero: against the store. */
  cents: number;
  reason: string;
  askedBy: string;
  askedName: string;
  decision: string | null;
}

const COLUMNS = sql`
  request_id as "requestId", kind, account, cents, reason, asked_by as "askedBy", asked_name as "askedName", decision`;

/**
 * Asks for an adjustment or an opening row; nothing moves. The same key is the same request. Throws `ledger.no-book`, `ledger.other-figures`,
 * and for opening rows `ledger.book-began`, `ledger.already-opened`.
 */
export async function askManual(
  tx: Transaction,
  { kind, account, side, cents: amount, reason, key }: Wish,
  actor: NamedActor,
): Promise<{ requestId: number }> {
  if (account === 'available' && kind === 'adjustment')
    throw invalidField('conta', 'Ajustes são da conta corrente.');
  if (account === 'available' && side === 'against')
    throw invalidField('lado', 'O saldo disponível não começa abaixo de zero.');
  const cents = side === 'favour' ? amount : -amount;
  const isOther = (kept: Request) =>
    kept.kind !== kind || kept.account !== account || kept.cents !== cents || kept.askedBy !== actor.operator;
  const before = await requestOfKey(tx, key);
  if (before === null) {
    if ((await readBook(tx)) === null) throw new AppError('ledger.no-book');
    if (kind === 'opening') await assertMayOpen(tx, account);
  }
  // Two with one key follow each other here.
  const requestId = before?.requestId ?? (await nextNumber(tx, 'manual-request'));
  const kept = before ?? (await requestOfKey(tx, key));
  if (kept !== null) {
    if (isOther(kept)) throw new AppError('ledger.other-figures');
    return { requestId: kept.requestId };
  }
  await tx.rows(sql`
    insert into manual_requests (store_id, request_id, kind, account, cents, reason, key, asked_at, asked_by, asked_name)
    values (${tx.storeId}, ${requestId}, ${kind}, ${account}, ${cents}, ${reason}, ${key}, ${new Date(actor.now)},
            ${actor.operator}, ${actor.name})`);
  await recordAudit(tx, actor, 'finance.manual-asked', {
    details: { tipo: kind, conta: account, centavos: cents, motivo: reason },
  });
  return { requestId };
}

/**
 * Posts what another person asked for, in the transaction of the approval. Throws `ledger.request-not-found`, `ledger.request-decided`,
 * `ledger.same-person`, and for opening rows `ledger.book-began`, `ledger.already-opened`.
 */
export async function approveManual(
  tx: Transaction,
  mails: MailQueue,
  requestId: number,
  actor: NamedActor,
): Promise<void> {
  const request = await holdOpenRequest(tx, requestId, actor);
  const { kind, account, cents, reason, askedName } = request;
  await lockOwnBook(tx);
  if (kind === 'opening' && (await hasBegun(tx))) throw new AppError('ledger.book-began');
  const isPosted = await postByHand(tx, {
    ...{ kind, reason, byName: `${askedName}, ${actor.name}`, now: actor.now },
    // An account is opened once: its name is the cause.
    ...(kind === 'opening'
      ? { id: account, moves: openingMoves(account, cents) }
      : { id: requestId, moves: adjustmentMoves(cents) }),
  }).catch((error: unknown) => {
    if (kind === 'opening' && error instanceof AppError && error.code === 'ledger.other-figures')
      throw new AppError('ledger.already-opened', { cause: error });
    throw error;
  });
  if (!isPosted) throw new AppError('ledger.already-opened');
  await decide(tx, request, { decision: 'approved', words: null }, actor);
  const { amount, subject, line } = texts[kind];
  await tellAdministrators(tx, { mails }, (to, store) => ({
    ...{ kind: `manual-${kind}`, to, subject, paragraphs: [line(store, cents > 0)] },
    amount: { label: amount, cents: Math.abs(cents) },
    facts: [{ label: texts.reason, value: reason }],
    closing: [account === 'current' ? texts.where : texts.whereAvailable],
    why: MAIL_REASONS.administrators(store),
  }));
  tx.announce('finance');
}

/** Leaves it, with words for whoever asked. Throws as {@link approveManual} does, but for opening rows. */
export async function rejectManual(
  tx: Transaction,
  { requestId, words }: { requestId: number; words: string },
  actor: NamedActor,
): Promise<void> {
  const request = await holdOpenRequest(tx, requestId, actor);
  await decide(tx, request, { decision: 'rejected', words }, actor);
}

/** The request, held; somebody else asked for it, and nobody decided. */
async function holdOpenRequest(tx: Transaction, requestId: number, actor: NamedActor): Promise<Request> {
  const request = await tx.maybeRow<Request>(sql`
    select ${COLUMNS} from manual_requests
     where store_id = ${tx.storeId} and request_id = ${requestId} for no key update`);
  if (request === null) throw new AppError('ledger.request-not-found');
  if (request.decision !== null) throw new AppError('ledger.request-decided');
  if (request.askedBy === actor.operator) throw new AppError('ledger.same-person');
  return request;
}

async function decide(
  tx: Transaction,
  { requestId, kind, account, cents }: Request,
  { decision, words }: { decision: 'approved' | 'rejected'; words: string | null },
  actor: NamedActor,
): Promise<void> {
  await tx.rows(sql`
    update manual_requests set decision = ${decision}, decided_at = ${new Date(actor.now)}, decided_by = ${actor.operator},
           decided_name = ${actor.name}, decision_words = ${words}
     where store_id = ${tx.storeId} and request_id = ${requestId}`);
  await recordAudit(tx, actor, 'finance.manual-decided', {
    details: {
      ...{ tipo: kind, conta: account, centavos: cents, aprovado: decision === 'approved' },
      ...(words === null ? {} : { motivo: words }),
    },
  });
}

/** Opening rows come first, each account's once; one that waits or was approved is the account's. */
async function assertMayOpen(tx: Transaction, account: ManualAccount): Promise<void> {
  if (await hasBegun(tx)) throw new AppError('ledger.book-began');
  const other = await tx.maybeRow(sql`
    select 1 from manual_requests
     where store_id = ${tx.storeId} and kind = 'opening' and account = ${account}
       and (decision is null or decision = 'approved')`);
  if (other !== null) throw new AppError('ledger.already-opened');
}

const requestOfKey = (tx: Transaction, key: string): Promise<Request | null> =>
  tx.maybeRow<Request>(sql`
    select ${COLUMNS} from manual_requests where store_id = ${tx.storeId} and key = ${key}`);

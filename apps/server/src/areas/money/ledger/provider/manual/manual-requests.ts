import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type {
  InvoiceRequestKind,
  ManualAccount,
  ManualKind,
  ManualSide,
} from '@comanda/contract/money/ledger/provider-manual.calls';
import type { ApprovedKind } from '@comanda/domain/people/provider/alone-limit';
import { nextNumber } from '../../../../../platform/database/next-number.ts';
import { type Query, sql } from '../../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../../platform/database/transaction.ts';
import { AppError, invalidField } from '../../../../../platform/errors/app-error.ts';
import type { NamedActor } from '../../../../../platform/http/bind.ts';
import { NO_STORE, recordAudit } from '../../../../people/audit/public.ts';
import { assertSecondPerson } from '../../../../people/provider/public.ts';
import { readBook } from '../../book/book.ts';
import type { Invoices } from '../../ports.ts';
import { hasBegun } from '../book.reads.ts';

interface Input {
  kind: ManualKind;
  account: ManualAccount;
  side: ManualSide;
  cents: number;
  reason: string;
  key: string;
}

interface InvoiceRequest {
  kind: InvoiceRequestKind;
  invoiceId: number;
  /** The received amount with the bank's code; null to cancel the invoice. */
  payment: { cents: number; code: string } | null;
  reason: string;
  key: string;
}

/** A request that waits for a second person, or was decided. */
export interface ManualRequest {
  requestId: number;
  kind: ManualKind | InvoiceRequestKind | ApprovedKind;
  account: ManualAccount | 'invoiced';
  /** Negative amounts reduce the store's balance. */
  cents: number;
  reason: string;
  /** For an invoice: its number, the bank's code of a payment, and the open amount at the time of the request. */
  invoiceId: number | null;
  code: string | null;
  openCents: number | null;
  /**
   * The request in words, for the second person, and the input of the requested action. Both are null when
   * the other fields are enough.
   */
  about: string | null;
  work: object | null;
  /** The order of the request; null when the request has none or the order is unknown. */
  orderId: number | null;
  requestedBy: string;
  requesterName: string;
  /** Time of the request, in epoch ms. */
  requestedAt: number;
  decision: string | null;
}

/** The data of a request, without times and decision. */
type ManualInput = Pick<ManualRequest, 'kind' | 'account' | 'reason' | 'invoiceId' | 'code'> & {
  key: string;
  approval?: { about: string; orderId: number | null; work: object };
};

const COLUMNS: Query = sql`
  request_id as "requestId", kind, account, cents, reason, invoice_id as "invoiceId", bank_code as code, open_cents as "openCents",
  about, payload as work, order_id as "orderId", asked_by as "requestedBy", asked_name as "requesterName", asked_at as "requestedAt", decision`;

/**
 * Requests an adjustment or an opening balance; no money moves yet. A repeated key returns the same request. Throws
 * `ledger.no-book`, `ledger.other-figures`, and for opening balances `ledger.book-began`, `ledger.already-opened`.
 */
export async function requestManual(
  tx: Transaction,
  { kind, account, side, cents: amount, reason, key }: Input,
  actor: NamedActor,
): Promise<{ requestId: number }> {
  if (account === 'available' && kind === 'adjustment')
    throw invalidField('conta', 'Ajustes são da conta corrente.');
  if (account === 'available' && side === 'against')
    throw invalidField('lado', 'O saldo disponível não começa abaixo de zero.');
  const cents = side === 'favour' ? amount : -amount;
  const requested: ManualInput = { kind, account, reason, key, invoiceId: null, code: null };
  return saveRequest(tx, requested, actor, cents, async () => {
    if ((await readBook(tx)) === null) throw new AppError('ledger.no-book');
    if (kind === 'opening') await assertMayOpen(tx, account);
    return { cents, openCents: null };
  });
}

/**
 * Requests that an invoice is recorded as paid, or cancelled; nothing changes yet. A repeated key returns the
 * same request. An invoice can have one open request. Only for the invoice of a period may the payment exceed
 * the open amount. Throws `finance.invoice-not-found`, `finance.invoice-waits`, `provider.invoice-not-open`,
 * `ledger.other-figures`.
 */
export function requestForInvoice(
  tx: Transaction,
  invoices: Invoices,
  { kind, invoiceId, payment, reason, key }: InvoiceRequest,
  actor: NamedActor,
): Promise<{ requestId: number }> {
  const requested: ManualInput = {
    kind,
    account: 'invoiced',
    reason,
    key,
    invoiceId,
    code: payment?.code ?? null,
  };
  return saveRequest(tx, requested, actor, payment?.cents ?? null, async () => {
    const invoice = await invoices.find(tx, invoiceId);
    if (invoice === null) throw new AppError('finance.invoice-not-found');
    const { openCents, isOfPeriod } = invoice;
    if (openCents === 0 && !(payment !== null && isOfPeriod)) throw new AppError('provider.invoice-not-open');
    if (payment !== null && !isOfPeriod && payment.cents !== openCents)
      throw invalidField('valor', 'Uma fatura avulsa é paga inteira.');
    const waiting = await tx.maybeRow(sql`
      select 1 from manual_requests
       where store_id = ${tx.storeId} and invoice_id = ${invoiceId} and decision is null`);
    if (waiting !== null) throw new AppError('finance.invoice-waits');
    return { cents: payment?.cents ?? openCents, openCents };
  });
}

/**
 * Requests another person's approval of a prepared action. A repeated key returns the same request. Without a
 * key, an open request with the same text (`about`) is returned. Throws `ledger.request-waits`,
 * `ledger.request-decided`, `ledger.other-figures`.
 */
export async function requestApproval(
  tx: Transaction,
  input: {
    kind: ApprovedKind;
    cents: number;
    about: string;
    orderId: number | null;
    work: object;
    reason: string;
    key: string | null;
  },
  actor: NamedActor,
): Promise<{ requestId: number }> {
  const { kind, cents, about, orderId, work, reason, key } = input;
  const requested: ManualInput = {
    ...{ kind, account: 'current', reason, key: key ?? randomUUID(), invoiceId: null, code: null },
    approval: { about, orderId, work: withoutReason(work) },
  };
  return saveRequest(tx, requested, actor, cents, async () => ({ cents, openCents: null }), key === null);
}

/**
 * Saves a request, once per key. `cents`: the requested amount, or null if `read` returns it. `read` throws for an
 * invalid request.
 */
async function saveRequest(
  tx: Transaction,
  { kind, account, reason, key, invoiceId, code, approval }: ManualInput,
  actor: NamedActor,
  requestedCents: number | null,
  read: () => Promise<Pick<ManualRequest, 'cents' | 'openCents'>>,
  isKeyless = false,
): Promise<{ requestId: number }> {
  const about = approval?.about ?? null;
  const orderId = approval?.orderId ?? null;
  const isOther = (stored: ManualRequest) =>
    stored.kind !== kind ||
    stored.account !== account ||
    stored.invoiceId !== invoiceId ||
    stored.code !== code ||
    stored.about !== about ||
    stored.cents !== (requestedCents ?? stored.cents) ||
    stored.requestedBy !== actor.operator;
  const before = await requestOfKey(tx, key);
  // Locks the store's counter, which serialises the store's requests.
  const requestId = before?.requestId ?? (await nextRequest(tx));
  const stored =
    before ?? (isKeyless ? await waitingLike(tx, kind, about ?? '') : await requestOfKey(tx, key));
  if (stored !== null) {
    const isSameWork = isDeepStrictEqual(stored.work, asJson(approval?.work));
    if (isOther(stored) || (isKeyless && !isSameWork))
      throw new AppError(isKeyless ? 'ledger.request-waits' : 'ledger.other-figures');
    if (approval !== undefined && stored.decision !== null) throw new AppError('ledger.request-decided');
    return { requestId: stored.requestId };
  }
  const { cents, openCents } = await read();
  await tx.rows(sql`
    insert into manual_requests (store_id, request_id, kind, account, cents, reason, invoice_id, bank_code, open_cents, about, payload,
                                 order_id, key, asked_at, asked_by, asked_name)
    values (${tx.storeId}, ${requestId}, ${kind}, ${account}, ${cents}, ${reason}, ${invoiceId}, ${code}, ${openCents}, ${about},
            ${approval === undefined ? null : JSON.stringify(approval.work)}::jsonb, ${orderId}, ${key}, ${new Date(actor.now)},
            ${actor.operator}, ${actor.name})`);
  const details = { ...auditedFacts({ kind, account, cents, invoiceId, about, orderId }), motivo: reason };
  if (tx.storeId !== NO_STORE) await recordAudit(tx, actor, 'finance.manual-asked', { details });
  return { requestId };
}

/** Rejects a request, with a reason for its author. Throws the errors of {@link holdOpenRequest}. */
export async function rejectManual(
  tx: Transaction,
  { requestId, words }: { requestId: number; words: string },
  actor: NamedActor,
): Promise<void> {
  const request = await holdOpenRequest(tx, requestId, actor);
  await decide(tx, request, { decision: 'rejected', words }, actor);
}

/**
 * Locks an open request and checks that `actor` may decide it. Throws `ledger.request-not-found`,
 * `ledger.request-decided`, and the errors of {@link assertSecondPerson}.
 */
export async function holdOpenRequest(
  tx: Transaction,
  requestId: number,
  actor: NamedActor,
): Promise<ManualRequest> {
  const request = await tx.maybeRow<ManualRequest>(sql`
    select ${COLUMNS} from manual_requests
     where store_id = ${tx.storeId} and request_id = ${requestId} for no key update`);
  if (request === null) throw new AppError('ledger.request-not-found');
  if (request.decision !== null) throw new AppError('ledger.request-decided');
  await assertSecondPerson(tx, request, actor);
  return request;
}

/** Saves a decision with its author. */
export async function decide(
  tx: Transaction,
  request: ManualRequest,
  { decision, words }: { decision: 'approved' | 'rejected'; words: string | null },
  actor: NamedActor,
): Promise<void> {
  await tx.rows(sql`
    update manual_requests set decision = ${decision}, decided_at = ${new Date(actor.now)}, decided_by = ${actor.operator},
           decided_name = ${actor.name}, decision_words = ${words}, payload = null, is_carried_out = ${decision === 'approved'}
     where store_id = ${tx.storeId} and request_id = ${request.requestId}`);
  // Actions for all stores are recorded in the console's own audit log.
  if (tx.storeId === NO_STORE) return;
  await recordAudit(tx, actor, 'finance.manual-decided', {
    details: {
      ...{ ...auditedFacts(request), aprovado: decision === 'approved' },
      ...(words === null ? {} : { motivo: words }),
    },
  });
}

const auditedFacts = ({
  kind,
  account,
  cents,
  invoiceId,
  about,
  orderId,
}: Pick<ManualRequest, 'kind' | 'account' | 'cents' | 'invoiceId' | 'about' | 'orderId'>) => ({
  ...{ tipo: kind, conta: account, centavos: cents },
  ...(invoiceId === null ? {} : { fatura: invoiceId }),
  ...(about === null ? {} : { sobre: about }),
  ...(orderId === null ? {} : { pedido: orderId }),
});

/**
 * Throws unless the account may get an opening balance. An account may get only one, and only before other
 * postings. An open or approved request counts as one.
 */
async function assertMayOpen(tx: Transaction, account: ManualAccount): Promise<void> {
  if (await hasBegun(tx)) throw new AppError('ledger.book-began');
  const other = await tx.maybeRow(sql`
    select 1 from manual_requests
     where store_id = ${tx.storeId} and kind = 'opening' and account = ${account}
       and (decision is null or decision = 'approved')`);
  if (other !== null) throw new AppError('ledger.already-opened');
}

const requestOfKey = (tx: Transaction, key: string): Promise<ManualRequest | null> =>
  tx.maybeRow<ManualRequest>(sql`
    select ${COLUMNS} from manual_requests where store_id = ${tx.storeId} and key = ${key}`);

/** An open request with the same text; null when none exists. */
const waitingLike = (tx: Transaction, kind: string, about: string): Promise<ManualRequest | null> =>
  tx.maybeRow<ManualRequest>(sql`
    select ${COLUMNS} from manual_requests
     where store_id = ${tx.storeId} and kind = ${kind} and about = ${about} and decision is null limit 1`);

/**
 * The next request number. Requests that concern all stores have no counter; their caller locks the plans
 * instead.
 */
async function nextRequest(tx: Transaction): Promise<number> {
  if (tx.storeId !== NO_STORE) return nextNumber(tx, 'manual-request');
  const row = await tx.maybeRow<{ next: number }>(sql`
    select coalesce(max(request_id), 0)::integer + 1 as next from manual_requests where store_id = ${tx.storeId}`);
  return row?.next ?? 1;
}

/** Converts a value as the database would return its JSON, for comparison. */
const asJson = (work: object | undefined): unknown => JSON.parse(JSON.stringify(work ?? null));

/**
 * Removes the reason, which may name a person. The reason is stored only in its own column, from where
 * retention deletes it.
 */
const withoutReason = ({ reason: _, ...work }: object & { reason?: string }): object => work;

import type {
  InvoiceRequestKind,
  ManualAccount,
  ManualKind,
  ManualSide,
} from '@comanda/contract/ledger/provider-manual.calls';
import { nextNumber } from '../../../../platform/database/next-number.ts';
import { type Query, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError, invalidField } from '../../../../platform/errors/app-error.ts';
import type { NamedActor } from '../../../../platform/http/bind.ts';
import { recordAudit } from '../../../audit/public.ts';
import { assertSecondPerson } from '../../../provider/public.ts';
import { readBook } from '../../book/book.ts';
import type { InvoicesByHand } from '../../ports.ts';
import { hasBegun } from '../book.reads.ts';

interface Wish {
  kind: ManualKind;
  account: ManualAccount;
  side: ManualSide;
  cents: number;
  reason: string;
  key: string;
}

interface InvoiceWish {
  kind: InvoiceRequestKind;
  invoiceId: number;
  /** What came in, and what the bank calls it; null: the invoice is given up. */
  payment: { cents: number; code: string } | null;
  reason: string;
  key: string;
}

/** What waits for a second person, or was decided. */
export interface ManualRequest {
  requestId: number;
  kind: ManualKind | InvoiceRequestKind;
  account: ManualAccount | 'invoiced';
  /** Below zero: against the store. */
  cents: number;
  reason: string;
  /** Of an invoice: its number, the bank's code of a payment, and what was open of it when somebody asked. */
  invoiceId: number | null;
  code: string | null;
  openCents: number | null;
  askedBy: string;
  askedName: string;
  /** Epoch ms. */
  askedAt: number;
  decision: string | null;
}

/** What is asked for; figures that follow from what stands when it is asked for are not among it. */
type Asked = Pick<ManualRequest, 'kind' | 'account' | 'reason' | 'invoiceId' | 'code'> & { key: string };

const COLUMNS: Query = sql`
  request_id as "requestId", kind, account, cents, reason, invoice_id as "invoiceId", bank_code as code, open_cents as "openCents",
  asked_by as "askedBy", asked_name as "askedName", asked_at as "askedAt", decision`;

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
  const asked: Asked = { kind, account, reason, key, invoiceId: null, code: null };
  return keepRequest(tx, asked, actor, cents, async () => {
    if ((await readBook(tx)) === null) throw new AppError('ledger.no-book');
    if (kind === 'opening') await assertMayOpen(tx, account);
    return { cents, openCents: null };
  });
}

/**
 * Asks that an invoice is noted as paid, or given up; nothing changes. The same key is the same request; one of an invoice waits at a time. Of
 * an invoice of a period more than is open may be paid, also where nothing is. Throws `finance.invoice-not-found`, `finance.invoice-waits`,
 * `provider.invoice-not-open`, `ledger.other-figures`.
 */
export function askInvoice(
  tx: Transaction,
  invoices: InvoicesByHand,
  { kind, invoiceId, payment, reason, key }: InvoiceWish,
  actor: NamedActor,
): Promise<{ requestId: number }> {
  const asked: Asked = { kind, account: 'invoiced', reason, key, invoiceId, code: payment?.code ?? null };
  return keepRequest(tx, asked, actor, payment?.cents ?? null, async () => {
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

/** Keeps a request, once by its key; `cents` is what was asked for, null where `look` says it. `look` throws for what may not be asked. */
async function keepRequest(
  tx: Transaction,
  { kind, account, reason, key, invoiceId, code }: Asked,
  actor: NamedActor,
  askedCents: number | null,
  look: () => Promise<Pick<ManualRequest, 'cents' | 'openCents'>>,
): Promise<{ requestId: number }> {
  const isOther = (kept: ManualRequest) =>
    kept.kind !== kind ||
    kept.account !== account ||
    kept.invoiceId !== invoiceId ||
    kept.code !== code ||
    kept.cents !== (askedCents ?? kept.cents) ||
    kept.askedBy !== actor.operator;
  const before = await requestOfKey(tx, key);
  // Requests of a store follow each other here.
  const requestId = before?.requestId ?? (await nextNumber(tx, 'manual-request'));
  const kept = before ?? (await requestOfKey(tx, key));
  if (kept !== null) {
    if (isOther(kept)) throw new AppError('ledger.other-figures');
    return { requestId: kept.requestId };
  }
  const { cents, openCents } = await look();
  await tx.rows(sql`
    insert into manual_requests (store_id, request_id, kind, account, cents, reason, invoice_id, bank_code, open_cents, key, asked_at,
                                 asked_by, asked_name)
    values (${tx.storeId}, ${requestId}, ${kind}, ${account}, ${cents}, ${reason}, ${invoiceId}, ${code}, ${openCents}, ${key},
            ${new Date(actor.now)}, ${actor.operator}, ${actor.name})`);
  await recordAudit(tx, actor, 'finance.manual-asked', {
    details: { ...auditedFacts({ kind, account, cents, invoiceId }), motivo: reason },
  });
  return { requestId };
}

/** Leaves it, with words for whoever asked. Throws as {@link holdOpenRequest} does. */
export async function rejectManual(
  tx: Transaction,
  { requestId, words }: { requestId: number; words: string },
  actor: NamedActor,
): Promise<void> {
  const request = await holdOpenRequest(tx, requestId, actor);
  await decide(tx, request, { decision: 'rejected', words }, actor);
}

/**
 * The request, held: it waits, and `actor` may decide on it. Throws `ledger.request-not-found`, `ledger.request-decided`,
 * `ledger.same-person`, `ledger.fresh-login`, `ledger.same-hand`.
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

/** Writes who decided, and how. */
export async function decide(
  tx: Transaction,
  request: ManualRequest,
  { decision, words }: { decision: 'approved' | 'rejected'; words: string | null },
  actor: NamedActor,
): Promise<void> {
  await tx.rows(sql`
    update manual_requests set decision = ${decision}, decided_at = ${new Date(actor.now)}, decided_by = ${actor.operator},
           decided_name = ${actor.name}, decision_words = ${words}
     where store_id = ${tx.storeId} and request_id = ${request.requestId}`);
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
}: Pick<ManualRequest, 'kind' | 'account' | 'cents' | 'invoiceId'>) => ({
  ...{ tipo: kind, conta: account, centavos: cents },
  ...(invoiceId === null ? {} : { fatura: invoiceId }),
});

/** Opening rows come first, each account's once; one that waits or was approved is the account's. */
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

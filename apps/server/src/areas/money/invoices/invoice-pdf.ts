import type { AnsweredFile } from '@comanda/contract/kit/shape';
import type { InvoiceDetail } from '@comanda/contract/money/invoices/invoice-detail.calls';
import { formatCents } from '@comanda/domain/kit/cents/format-cents';
import { formatDocument } from '@comanda/domain/kit/documents/document';
import { brazilianDay } from '@comanda/domain/kit/time/brazilian-days';
import { barsOf } from '@comanda/domain/money/banking/bar-code';
import { ENTRY_KINDS } from '@comanda/domain/money/ledger/entry-kinds';
import { invoiceAmount } from '@comanda/domain/money/ledger/invoice-amount';
import { laterWords, NEXT_INVOICE, settledWords } from '@comanda/domain/money/ledger/settled-words';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { PdfBox, PdfPart } from '../../../platform/pdf/pdf-document.ts';
import { pdfFile } from '../../../platform/pdf/pdf-file.ts';
import { qrBoxes } from './qr-boxes.ts';
import { brazilianMoment, brazilianPeriod, STATUS_WORDS, PDF_TEXTS as texts } from './texts.ts';

/**
 * Height of a boleto's bars and width of a narrow bar, in points. Febraban requires 13 mm of height and 103 mm of total
 * width.
 */
const BARS_HEIGHT = 37;
const NARROW = 0.72;

interface StoreOfInvoice {
  owner: string;
  legalName: string;
  document: string;
  timeZone: string;
}

/** The company that issues invoices; null when the installation has no configured operator. */
export type Issuer = { legalName: string; document: string } | null;

/** The invoiced store, with its time zone. */
export async function storeOfInvoice(tx: Transaction): Promise<StoreOfInvoice> {
  const row = await tx.maybeRow<StoreOfInvoice>(sql`
    select name as owner, legal_name as "legalName", document, time_zone as "timeZone" from stores where store_id = ${tx.storeId}`);
  if (row === null) throw new Error(`store ${tx.storeId} does not exist`);
  return row;
}

/** An invoice as a PDF: amount and due date, items, boleto, and Pix as a QR code. */
export async function invoicePdf(
  invoice: InvoiceDetail & StoreOfInvoice,
  { brand, issuer, made }: { brand: string; issuer: Issuer; made: { at: number; by: string } },
): Promise<AnsweredFile> {
  const { invoiceId, owner, startsOn, endsOn, timeZone } = invoice;
  const period =
    startsOn === null || endsOn === null ? null : brazilianPeriod({ from: startsOn, through: endsOn });
  return pdfFile(texts.file(invoiceId), {
    ...{ brand, owner, title: texts.title(invoiceId), period },
    made: texts.made(brazilianMoment(timeZone, made.at), made.by),
    parts: [...factsOf(invoice, issuer), ...compositionOf(invoice), ...(await paymentOf(invoice))],
  });
}

function factsOf(invoice: InvoiceDetail & StoreOfInvoice, issuer: Issuer): PdfPart[] {
  const { valueCents, openCents, paidCents, status, dueOn, payableUntil, legalName, document, reason } =
    invoice;
  const { amountCents, additionCents, discountCents } = invoiceAmount(-valueCents);
  const { facts: names } = texts;
  const rows: (readonly [string, string])[] = [
    [names.status, STATUS_WORDS[status]],
    ...(issuer === null
      ? []
      : [[names.issuer, `${issuer.legalName} · ${formatDocument(issuer.document)}`] as const]),
    [names.payer, `${legalName} · ${formatDocument(document)}`],
    ...(reason === null ? [] : [[names.reason, reason] as const]),
  ];
  if (additionCents > 0) rows.push([names.addition, formatCents(additionCents)]);
  if (discountCents > 0) rows.push([names.discount, formatCents(discountCents)]);
  if (status !== 'accumulated') rows.push([names.dueOn, brazilianDay(dueOn)]);
  if (openCents > 0 && payableUntil !== dueOn) rows.push([names.payableUntil, brazilianDay(payableUntil)]);
  if (paidCents > 0) rows.push([names.paid, paidWords(invoice)]);
  if (paidCents > 0 && openCents > 0) rows.push([names.open, formatCents(openCents)]);
  const amount = status === 'accumulated' ? 0 : Math.max(amountCents, openCents);
  return [
    { kind: 'amount', label: texts.amount, value: formatCents(amount) },
    { kind: 'facts', rows },
  ];
}

/**
 * The paid amount and the settlement that made the last payment, in words: 'R$ 54,87, o último pagamento
 * retido do repasse de 14/12/2026'.
 */
const paidWords = ({ paidCents, paidBy }: InvoiceDetail): string =>
  paidBy === null
    ? formatCents(paidCents)
    : `${formatCents(paidCents)}, ${texts.lastPayment} ${settledWords('retained', paidBy.settledOn).toLowerCase()}`;

/** Rows of the items by kind. A kind whose entries cancel each other has no row; each settlement has its own row. */
function itemRows({ items, settled }: InvoiceDetail): string[][] {
  return items.flatMap(({ kind, count, cents }) => {
    const repasses = settled.filter((each) => each.kind === kind);
    const others = {
      count: count - repasses.reduce((sum, each) => sum + each.count, 0),
      cents: cents - repasses.reduce((sum, each) => sum + each.cents, 0),
    };
    return [
      ...repasses.map((each) => row(settledWords(kind, each.settledOn), each)),
      ...(others.cents === 0 ? [] : [row(ENTRY_KINDS[kind], others)]),
    ];
  });
}

/**
 * Rows for the entries between the period's end and its closing. The last row is the amount that the next
 * invoice includes.
 */
function laterRows({ later, laterCents }: InvoiceDetail): string[][] {
  const restCents = laterCents - later.reduce((sum, { cents }) => sum + cents, 0);
  return [
    ...later.map((each) => row(laterWords(each.kind, each.settledOn), each)),
    ...(restCents === 0 ? [] : [row(NEXT_INVOICE, { count: null, cents: restCents })]),
  ];
}

const row = (what: string, { count, cents }: { count: number | null; cents: number }): string[] => [
  what,
  count === null ? '' : String(count),
  formatCents(cents),
];

function compositionOf(invoice: InvoiceDetail): PdfPart[] {
  const { hash, carriedCents, valueCents } = invoice;
  if (hash === null) return [];
  const rows = [
    ...(carriedCents === 0 ? [] : [row(texts.carried, { count: null, cents: carriedCents })]),
    ...itemRows(invoice),
    ...laterRows(invoice),
  ];
  const { what, count, value } = texts.columns;
  return [
    {
      kind: 'table',
      title: texts.composition,
      columns: [
        { title: what, share: 5 },
        { title: count, share: 2, isFigure: true },
        { title: value, share: 2, isFigure: true },
      ],
      rows,
      totals: [texts.total, '', formatCents(-valueCents)],
    },
    { kind: 'text', text: texts.hash(hash) },
  ];
}

async function paymentOf({ boleto, pixCode, openCents }: InvoiceDetail): Promise<PdfPart[]> {
  if (openCents === 0) return [];
  const bars = boleto?.state === 'open' ? boleto : null;
  return [
    ...(bars === null || bars.line === null || bars.barcode === null
      ? []
      : ([
          { kind: 'heading', text: texts.boleto },
          { kind: 'text', text: bars.line },
          { kind: 'boxes', height: BARS_HEIGHT, boxes: barsIn(bars.barcode) },
        ] satisfies PdfPart[])),
    ...(pixCode === null
      ? []
      : ([
          { kind: 'heading', text: texts.pix },
          { kind: 'boxes', ...(await qrBoxes(pixCode)) },
          { kind: 'text', text: pixCode },
        ] satisfies PdfPart[])),
  ];
}

/** The dark bars of a bar code. The gaps between them stay white. */
function barsIn(barcode: string): PdfBox[] {
  const boxes: PdfBox[] = [];
  let left = 0;
  for (const [place, width] of barsOf(barcode).entries()) {
    if (place % 2 === 0) boxes.push({ x: left, y: 0, width: width * NARROW, height: BARS_HEIGHT });
    left += width * NARROW;
  }
  return boxes;
}

import type { AnsweredFile } from '@comanda/contract/kit/shape';
import { methodWords, statusWords } from '@comanda/domain/insight/insight/order-words';
import { formatCents } from '@comanda/domain/kit/cents/format-cents';
import { momentWords } from '@comanda/domain/kit/time/moment-words';
import { withoutContacts } from '@comanda/domain/money/ledger/fine-reversal';
import { quantityWords } from '@comanda/domain/orders/orders/quantity-words';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { PdfColumn, PdfPart } from '../../../../platform/pdf/pdf-document.ts';
import { pdfFile } from '../../../../platform/pdf/pdf-file.ts';
import { KIT_TEXTS as texts } from '../texts.ts';
import type { Kit } from './dispute-kit.reads.ts';

interface Made {
  brand: string;
  at: number;
  by: string;
}

/**
 * The evidence about a fined or disputed order, as one PDF. Throws `sales-history.nothing-contested` if the
 * order has neither fine nor dispute.
 */
export function disputeKit(kit: Kit, { brand, at, by }: Made): AnsweredFile {
  if (kit.fines.length === 0 && kit.order.disputes.length === 0)
    throw new AppError('sales-history.nothing-contested');
  const time = (moment: number) => momentWords(kit.timeZone, moment);
  return pdfFile(texts.file(kit.order.code), {
    ...{ brand, title: texts.title(kit.order.code), owner: kit.owner, period: null },
    made: texts.made(time(at), by),
    parts: partsOf(kit, time).map(hideContacts),
  });
}

type Time = (moment: number) => string;

/**
 * Hides contacts in all text fields of a part, so that new fields are included. The order's own code stays
 * visible.
 */
function hideContacts(part: PdfPart): PdfPart {
  if (part.kind === 'facts')
    return {
      ...part,
      rows: part.rows.map(([name, words]) =>
        name === texts.order.code
          ? ([name, words] as const)
          : ([withoutContacts(name), withoutContacts(words)] as const),
      ),
    };
  return part.kind === 'table' ? { ...part, rows: part.rows.map((row) => row.map(withoutContacts)) } : part;
}

function partsOf(kit: Kit, time: Time): PdfPart[] {
  const { order, items, timeline, tickets, couriers, messages } = kit;
  return [
    { kind: 'facts', rows: orderFacts(kit, time) },
    { kind: 'heading', text: texts.about },
    { kind: 'facts', rows: contestedFacts(kit, time) },
    { kind: 'heading', text: texts.money },
    { kind: 'facts', rows: moneyFacts(order) },
    table(
      texts.items,
      columns(texts.itemColumns, [5, 2, 2], 2),
      items.map((each) => [each.name, quantityWords(each.quantity, each.unit), formatCents(each.totalCents)]),
    ),
    table(
      texts.timeline,
      columns(texts.timelineColumns, [2, 4, 2]),
      timeline.map(({ at, label, actorName }) => [time(at), label, actorName ?? '']),
    ),
    table(
      texts.tickets,
      columns(texts.pdfColumns, [2, 2, 2]),
      tickets.map(({ printedAt, kind, station }) => [time(printedAt), texts.ticketKinds[kind], station]),
      texts.noTickets,
    ),
    table(
      texts.courier,
      columns(texts.courierColumns, [2, 3, 2, 2]),
      couriers.map(({ requestedAt, kind, name, status, endedAt }) => [
        time(requestedAt),
        [texts.courierKinds[kind], name].filter(Boolean).join(' · '),
        texts.courierStatuses[status],
        endedAt === null ? '–' : time(endedAt),
      ]),
      texts.noCourier,
    ),
    table(
      texts.chat,
      columns(texts.chatColumns, [2, 1, 5]),
      messages.map(({ at, author, text }) => [time(at), texts.authors[author], text]),
      texts.noChat,
    ),
    { kind: 'text', text: texts.privacy },
  ];
}

type Facts = (readonly [string, string])[];

function orderFacts({ order, fulfilment, cancelText }: Kit, time: Time): Facts {
  const { order: names } = texts;
  return [
    [names.code, `#${order.code}`],
    [names.customer, order.customerName],
    [names.createdAt, time(order.createdAt)],
    [names.status, statusWords(order)],
    [names.fulfilment, texts.fulfilments[fulfilment]],
    [names.payment, methodWords(order)],
    ...(cancelText === null ? [] : [[names.cancelled, cancelText] as const]),
  ];
}

function contestedFacts({ order, fines }: Kit, time: Time): Facts {
  const facts: Facts = [];
  for (const { cents, reason, finedAt, reversal } of fines) {
    facts.push([texts.fine(reason), `${formatCents(cents)}, ${time(finedAt)}`]);
    if (reversal !== null) facts.push([texts.reversalRequested, reversal.description]);
    if (reversal?.decision != null) facts.push([texts.fineDecided[reversal.decision], reversal.words ?? '']);
  }
  for (const { way, cents, state, reason, openedAt, answerBy } of order.disputes) {
    const words = [formatCents(cents), time(openedAt), texts.disputeStates[state], reason];
    facts.push([texts.dispute[way], words.filter(Boolean).join(', ')]);
    if (state === 'open') facts.push([texts.answerBy, time(answerBy)]);
  }
  return facts;
}

function moneyFacts(order: Kit['order']): Facts {
  const { moneyLines: names } = texts;
  const lines: readonly (readonly [string, number])[] = [
    [names.subtotal, order.subtotalCents],
    [names.delivery, order.deliveryCents],
    [names.storeDiscount, -order.storeDiscountCents],
    [names.sponsored, -order.sponsoredCents],
  ];
  return [
    ...lines.filter(([, cents]) => cents !== 0).map(([name, cents]) => [name, formatCents(cents)] as const),
    [names.paid, formatCents(order.totalCents)],
  ];
}

const columns = (titles: readonly string[], shares: readonly number[], figure = -1): PdfColumn[] =>
  titles.map((title, place) => ({ title, share: shares[place] ?? 1, isFigure: place === figure }));

const table = (title: string, heads: PdfColumn[], rows: string[][], empty = ''): PdfPart => ({
  ...{ kind: 'table', title, columns: heads, rows, empty },
});

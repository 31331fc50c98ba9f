import * as provider from '@comanda/contract/insight/sales-history/provider-reversals.calls';
import * as calls from '@comanda/contract/insight/sales-history/sales-history.calls';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import { naming } from '../../../platform/http/customer-watch.ts';
import type { MailQueue } from '../../../platform/mail/mail-queue.ts';
import { readerOfAll } from '../../../platform/paged/define-paged.ts';
import type { PastOrderLimit } from '../../orders/orders/public.ts';
import { recordAccess, recordAudit } from '../../people/audit/public.ts';
import type { Approvals } from '../../people/provider/public.ts';
import { asOlderClientsReadIt, createReports, daysNamed, type InsightServices } from '../insight/public.ts';
import {
  prepareReversal,
  REVERSAL_APPROVED,
  rejectReversal,
  requestReversal,
} from './fines/fine-reversals.ts';
import { waitingReversals } from './fines/fines.reads.ts';
import { deliveredOf, salesHistory } from './history.reads.ts';
import { historySheet } from './history-sheet.ts';
import { readKit } from './kit/dispute-kit.reads.ts';
import { disputeKit } from './kit/dispute-kit.ts';
import { readOrderMoney } from './order-detail.reads.ts';
import { KIT_TEXTS } from './texts.ts';

interface Deps extends InsightServices {
  /** The brand in the heading of PDF documents. */
  brand: string;
  mails: MailQueue;
  approvals: Approvals;
  system: Database;
  pastOrders: PastOrderLimit;
}

/** Maximum of orders in one answer to older clients. The spreadsheet has all orders. */
const MAX_AT_ONCE = 10_000;
const EVERYTHING = { status: null, way: null, payer: null, search: null };

/** Binds 'Histórico de vendas': orders with their money, requests to reverse fines, and the evidence for disputes. */
export function bindSalesHistory(bind: Bind, services: Deps): void {
  const { database, system, profiles, mails, brand, clock, pastOrders, approvals } = services;
  const report = createReports(services);

  bind(calls.listSalesHistory, ({ status, way, payer, search, after, ...query }, { session }) =>
    report(session.storeId, async (tx, { today, isBehind, at }) => {
      const range = await daysNamed(tx, query, today);
      const page = await salesHistory.page(tx, { ...range, status, way, payer, search, after });
      const answer = { ...page, delivered: deliveredOf(page), ...range, isBehind, at };
      return naming({ days: range, orders: page.found }, answer);
    }),
  );
  bind.fileInStore(calls.exportSalesHistory, async (runRead, input, { storeId }) => {
    const { format, status, way, payer, search, ...query } = input;
    const { days, filter, found, isBehind } = await report(storeId, async (tx, { today, isBehind }) => {
      const range = await daysNamed(tx, query, today);
      const wanted = { ...range, status, way, payer, search };
      return { days: range, filter: wanted, isBehind, ...(await salesHistory.totals(tx, wanted)) };
    });
    const { timeZone } = await profiles.get(storeId);
    return naming({ days, orders: found }, historySheet(runRead, format, { filter, timeZone, isBehind }));
  });
  bind(calls.generateSalesHistory, (query, { session }) =>
    report(session.storeId, async (tx, { today }) => {
      const range = await daysNamed(tx, query, today);
      const { rows, isCut } = await salesHistory.first(tx, { ...range, ...EVERYTHING }, MAX_AT_ONCE);
      const answer = { orders: rows.map(asOlderClientsReadIt), ...range, isCut };
      return naming({ days: range, orders: rows.length }, answer);
    }),
  );
  bind(calls.readHistoryOrder, async ({ orderId }, { session, address }) => {
    const { order, isPast } = await report(session.storeId, async (tx, { today }) => {
      const money = await readOrderMoney(tx, orderId);
      return { order: money.order, isPast: money.order.day < today };
    });
    if (isPast)
      await database.inStore(session.storeId, (tx) =>
        pastOrders.openPart(tx, { session, address, orderId, part: 'money' }),
      );
    return order;
  });
  bind(calls.disputeKit, async ({ orderId }, { session, address }) => {
    pastOrders.countOnce(session, orderId);
    const kit = await report(session.storeId, (tx) => readKit(tx, orderId));
    const now = clock.now();
    const document = disputeKit(kit, { brand, at: now, by: session.userName });
    await database.inStore(session.storeId, async (tx) => {
      const details = { pedido: orderId, motivo: 'dispute-kit' };
      await recordAccess(tx, { ...session, action: 'personal-data-seen', address, details }, now);
      await recordAudit(tx, { session, now }, 'finance.kit-taken', { details: { codigo: kit.order.code } });
    });
    return document;
  });
  bind.inStore(calls.requestFineReversal, requestReversal);

  bind.asProvider(provider.listWaitingReversals, (query) =>
    waitingReversals.page(readerOfAll(system), query),
  );
  approvals.carry(REVERSAL_APPROVED, prepareReversal(mails));
  bind.inKnownStore(provider.decideFineReversal, async (tx, { isApproved, reversalId, words }, actor) => {
    if (isApproved) {
      const query = { work: { reversalId, reason: words }, reason: words, key: null };
      return approvals.act(tx, REVERSAL_APPROVED, query, actor);
    }
    await rejectReversal(tx, mails, { reversalId, words }, actor);
    return { requestId: null };
  });
  bind.inKnownStore(provider.disputeEvidence, async (tx, { orderId }, { now }) =>
    disputeKit(await readKit(tx, orderId), { brand, at: now, by: KIT_TEXTS.team }),
  );
}

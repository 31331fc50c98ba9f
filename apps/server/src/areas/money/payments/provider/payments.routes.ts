import * as calls from '@comanda/contract/money/payments/provider-payments.calls';
import { inKnownStore } from '../../../../platform/database/in-known-store.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import { readerOfAll } from '../../../../platform/paged/define-paged.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import type { Approvals } from '../../../people/provider/public.ts';
import { chargesOfOrder, isOrder } from '../charges/charges.writes.ts';
import { isBlocked } from '../disputes/disputes.writes.ts';
import type { PaymentServices } from '../payment-services.ts';
import { findRefund, refundsOfOrder } from '../refunds/refunds.writes.ts';
import { prepareRefund, REFUND, retryRefund } from '../refunds/request-refund.ts';
import { comparedDays } from '../reports/reports.reads.ts';
import { checkNow } from './check-now.ts';
import { disputes, waitingNotices, waitingRefunds } from './payments.reads.ts';
import { noticeCounts, waitingQuestions } from './questions.reads.ts';

const SHOWN_DAYS = 31;
const DAY_MS = 86_400_000;

/** Binds disputes, pending requests and refunds, for the console. */
export function bindProviderPayments(bind: Bind, services: PaymentServices, approvals: Approvals): void {
  const allStores = readerOfAll(services.system);
  bind(calls.listDisputes, ({ withClosed, after }) =>
    disputes.page(allStores, {
      withClosed: withClosed === true,
      after,
      sort: withClosed ? 'newest' : 'soonest',
    }),
  );
  bind(calls.listWaitingNotices, (input) => waitingNotices.page(allStores, input));
  bind(calls.listWaitingRefunds, (input) => waitingRefunds.page(allStores, input));

  bind(calls.listWaitingQuestions, () => waitingQuestions(services.system));
  bind(calls.countPaymentNotices, () => noticeCounts(services.system, services.clock.now() - DAY_MS));
  bind.asProvider(calls.checkPaymentNow, async ({ storeId, ...input }, actor) => {
    await inKnownStore(services.system, storeId, (tx) =>
      recordAudit(tx, actor, 'payments.asked-now', { details: { sobre: input.about, numero: input.id } }),
    );
    return { isAnswered: await checkNow(services, storeId, input) };
  });
  bind(calls.listComparedDays, () => comparedDays(services.system, { most: SHOWN_DAYS }));

  bind.inKnownStore(calls.listOrderCharges, async (tx, { orderId }) => {
    if (!(await isOrder(tx, orderId))) throw new AppError('order.not-found');
    const refunds = await refundsOfOrder(tx, orderId);
    const shown: calls.OrderCharge[] = [];
    for (const charge of await chargesOfOrder(tx, orderId)) {
      shown.push({
        ...charge,
        leftCents: charge.isHeld ? charge.cents - charge.refundedCents : 0,
        paidAt: charge.capturedAt,
        isBlocked: await isBlocked(tx, charge.chargeId),
        refunds: refunds.filter(({ chargeId }) => chargeId === charge.chargeId),
      });
    }
    return shown;
  });

  approvals.carry(REFUND, prepareRefund(services));
  bind.asProvider(calls.refundCharge, async ({ storeId, ...work }, actor) => {
    const input = { work, reason: work.reason, key: work.key };
    const { requestId, done } = await inKnownStore(services.system, storeId, (tx) =>
      approvals.act(tx, REFUND, input, actor),
    );
    if (done === null) return { requestId, refund: null };
    await done.answer.answered;
    const { refundId } = done.answer;
    return { requestId, refund: await services.database.inStore(storeId, (tx) => findRefund(tx, refundId)) };
  });
  bind.asProvider(calls.retryRefund, ({ storeId, refundId }, actor) =>
    retryRefund(services, storeId, refundId, (tx, { orderId, cents }) =>
      recordAudit(tx, actor, 'payments.refund-retried', { details: { pedido: orderId, centavos: cents } }),
    ),
  );
}

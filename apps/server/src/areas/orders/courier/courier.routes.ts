import {
  answerCourierProblem as answerCall,
  authoriseCouriers,
  cancelCourier as cancelCall,
  findAreaOfDistrict,
  listCourierSteps,
  listCoverageAreas,
  quoteCourier as quoteCall,
  requestCourier as requestCall,
} from '@comanda/contract/orders/courier/courier.calls';
import type { CourierStep } from '@comanda/contract/orders/courier/courier.wire';
import {
  getOwnDelivery,
  moveOwnDelivery,
  takeOwnDelivery,
} from '@comanda/contract/orders/courier/own-courier.calls';
import { courierStatusOf } from '@comanda/domain/orders/orders/courier-request';
import { orRefuse } from '../../../platform/command.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import { actorOf } from '../orders/public.ts';
import type { CourierServices } from './courier-services.ts';
import { findEnabledArea, listEnabledAreas } from './coverage-areas.writes.ts';
import { createDeliveryTokens } from './own/delivery-tokens.ts';
import { createOwnDeliveries } from './own/own-deliveries.ts';
import { answerProblem } from './requests/answer-problem.ts';
import { cancelCourier } from './requests/cancel-courier.ts';
import { isKnownOrder, listSteps } from './requests/courier-requests.writes.ts';
import { quoteCourier } from './requests/quote-courier.ts';
import { requestCourier } from './requests/request-courier.ts';
import { accountOf } from './requests/send-request.ts';
import { TEXTS } from './texts.ts';

export function bindCourier(bind: Bind, services: CourierServices): void {
  const own = createOwnDeliveries(services, createDeliveryTokens(services.secret));

  bind.readInStore(listCourierSteps, async (tx, { orderId }): Promise<CourierStep[]> => {
    if (!(await isKnownOrder(tx, orderId))) throw new AppError('order.not-found');
    const steps = await listSteps(tx, orderId);
    return steps.flatMap(({ at, status, person }) => {
      const reported = courierStatusOf(status);
      return reported === null ? [] : [{ at, status: reported, person }];
    });
  });

  bind(authoriseCouriers, async (_input, { session }) => {
    const account = await accountOf(services, session.storeId);
    if (account === null) throw new AppError('courier.not-configured');
    const entry = await services.service.authorise(account);
    if (entry === null) throw new AppError('courier.request-failed');
    return entry;
  });

  bind.inStore(listCoverageAreas, listEnabledAreas);

  bind.inStore(
    findAreaOfDistrict,
    orRefuse('courier.area-not-found', (tx, { districtId }) => findEnabledArea(tx, districtId)),
  );

  bind(requestCall, (request, { session }) =>
    requestCourier(services, { storeId: session.storeId, actor: actorOf(session) }, request),
  );

  bind(quoteCall, ({ orderId }, { session }) => quoteCourier(services, session.storeId, orderId));

  bind(answerCall, async (answer, { session }) => {
    const requester = { storeId: session.storeId, actor: actorOf(session) };
    return { message: await answerProblem(services, requester, answer) };
  });

  bind(cancelCall, async ({ requestId }, { session }) => {
    await cancelCourier(services, { storeId: session.storeId, actor: actorOf(session) }, requestId);
    return { message: TEXTS.cancelled };
  });

  bind(takeOwnDelivery, (input, { address }) => own.take(input, address));
  bind(getOwnDelivery, ({ token }) => own.get(token));
  bind(moveOwnDelivery, ({ token, step }) => own.move(token, step));
}

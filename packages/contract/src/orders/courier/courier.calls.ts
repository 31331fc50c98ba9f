import { defineCall } from '../../kit/define-call.ts';
import { defineCalls } from '../../kit/define-calls.ts';
import { done, nothing } from '../../kit/shape.ts';
import { problemAnswerInput } from '../orders/courier-problem.wire.ts';
import {
  areaOfDistrictAnswer,
  courierAuthAnswer,
  courierCancelledAnswer,
  courierInput,
  courierOrderInput,
  courierRequestIdInput,
  courierStepsAnswer,
  coverageAreasAnswer,
  districtInput,
  requestedCourierAnswer,
} from './courier.wire.ts';
import { courierQuoteAnswer } from './courier-quote.wire.ts';

const READ = { kind: 'session', permission: 'orders.read' } as const;
const callToRequest = defineCalls({ kind: 'session', permission: 'orders.request-courier' });

export const listCourierSteps = defineCall({
  name: 'courier.list-steps',
  summary: 'Os passos da entrega externa de um pedido, do primeiro ao último',
  route: 'GET pedidos/externalDeliveryStatusList/{orderId}',
  access: READ,
  input: courierOrderInput,
  output: courierStepsAnswer,
  errors: ['order.not-found'],
});

export const authoriseCouriers = callToRequest({
  name: 'courier.authorise',
  summary: 'Confere se o servidor está autorizado no serviço de entregas da loja',
  route: 'POST delivery/auth',
  input: nothing,
  output: courierAuthAnswer,
  errors: ['courier.not-configured', 'courier.request-failed'],
});

export const listCoverageAreas = callToRequest({
  name: 'courier.list-coverage-areas',
  summary: 'Bairros com entrega externa e seus preços; os desabilitados ficam de fora',
  route: 'GET v2/delivery/coverageAreas',
  input: nothing,
  output: coverageAreasAnswer,
});

export const findAreaOfDistrict = callToRequest({
  name: 'courier.find-area-of-district',
  summary: 'A área de entrega externa do bairro de um pedido',
  route: 'GET areas/{neighbourhoodId}',
  input: districtInput,
  output: areaOfDistrictAnswer,
  errors: ['courier.area-not-found'],
});

export const requestCourier = callToRequest({
  name: 'courier.request',
  summary: 'Chamar um entregador, ou gerar o código de um entregador próprio; repetir não chama dois',
  route: 'POST v2/delivery',
  input: courierInput,
  output: requestedCourierAnswer,
  errors: [
    'order.not-found',
    'courier.address-not-located',
    'courier.not-allowed',
    'courier.wrong-status',
    'courier.already-requested',
    'courier.area-missing',
    'courier.area-not-found',
    'courier.price-changed',
    'courier.not-configured',
    'courier.refused',
    'courier.request-failed',
  ],
});

export const quoteCourier = callToRequest({
  name: 'courier.quote',
  summary: 'Valor e tempo de agora no serviço de entregas, antes de chamar',
  route: 'GET v2/delivery/availability/{orderId}',
  input: courierOrderInput,
  output: courierQuoteAnswer,
  errors: ['order.not-found'],
});

export const answerCourierProblem = callToRequest({
  name: 'courier.answer-problem',
  summary: 'Dizer ao entregador o que fazer com um problema da entrega; repetir a mesma resposta não faz mal',
  route: 'POST v2/delivery/{id}/problem',
  input: problemAnswerInput,
  output: done,
  errors: [
    'courier.request-not-found',
    'courier.no-problem',
    'courier.problem-answered',
    'courier.problem-refused',
  ],
});

export const cancelCourier = callToRequest({
  name: 'courier.cancel',
  summary: 'Cancelar a solicitação de entregador',
  route: 'POST v2/delivery/{id}/cancel',
  input: courierRequestIdInput,
  output: courierCancelledAnswer,
  errors: ['courier.request-not-found', 'courier.cancel-failed'],
});

import { defineCall } from '../define-call.ts';
import { done, nothing } from '../shape.ts';
import {
  areaOfDistrictAnswer,
  courierAuthAnswer,
  courierCancelledAnswer,
  courierOrderInput,
  courierRequestIdInput,
  courierStepsAnswer,
  courierWishInput,
  coverageAreasAnswer,
  districtInput,
  requestedCourierAnswer,
} from './courier.wire.ts';
import { problemAnswerInput } from './courier-problem.wire.ts';
import { courierQuoteAnswer } from './courier-quote.wire.ts';

const READ = { kind: 'session', permission: 'orders.read' } as const;
const REQUEST = { kind: 'session', permission: 'orders.request-courier' } as const;

export const listCourierSteps = defineCall({
  name: 'courier.list-steps',
  summary: 'Os passos da entrega externa de um pedido, do primeiro ao último',
  route: 'GET pedidos/externalDeliveryStatusList/{orderId}',
  access: READ,
  input: courierOrderInput,
  output: courierStepsAnswer,
  errors: ['order.not-found'],
});

export const authoriseCouriers = defineCall({
  name: 'courier.authorise',
  summary: 'Confere se o servidor está autorizado no serviço de entregas da loja',
  route: 'POST delivery/auth',
  access: REQUEST,
  input: nothing,
  output: courierAuthAnswer,
  errors: ['courier.not-configured', 'courier.request-failed'],
});

export const listCoverageAreas = defineCall({
  name: 'courier.list-coverage-areas',
  summary: 'Bairros com entrega externa e seus preços; os desabilitados ficam de fora',
  route: 'GET v2/delivery/coverageAreas',
  access: REQUEST,
  input: nothing,
  output: coverageAreasAnswer,
});

export const findAreaOfDistrict = defineCall({
  name: 'courier.find-area-of-district',
  summary: 'A área de entrega externa do bairro de um pedido',
  route: 'GET areas/{neighbourhoodId}',
  access: REQUEST,
  input: districtInput,
  output: areaOfDistrictAnswer,
  errors: ['courier.area-not-found'],
});

export const requestCourier = defineCall({
  name: 'courier.request',
  summary: 'Chamar um entregador, ou gerar o código de um entregador próprio; repetir não chama dois',
  route: 'POST v2/delivery',
  access: REQUEST,
  input: courierWishInput,
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

export const quoteCourier = defineCall({
  name: 'courier.quote',
  summary: 'Valor e tempo de agora no serviço de entregas, antes de chamar',
  route: 'GET v2/delivery/availability/{orderId}',
  access: REQUEST,
  input: courierOrderInput,
  output: courierQuoteAnswer,
  errors: ['order.not-found'],
});

export const answerCourierProblem = defineCall({
  name: 'courier.answer-problem',
  summary: 'Dizer ao entregador o que fazer com um problema da entrega; repetir a mesma resposta não faz mal',
  route: 'POST v2/delivery/{id}/problem',
  access: REQUEST,
  input: problemAnswerInput,
  output: done,
  errors: [
    'courier.request-not-found',
    'courier.no-problem',
    'courier.problem-answered',
    'courier.problem-refused',
  ],
});

export const cancelCourier = defineCall({
  name: 'courier.cancel',
  summary: 'Cancelar a solicitação de entregador',
  route: 'POST v2/delivery/{id}/cancel',
  access: REQUEST,
  input: courierRequestIdInput,
  output: courierCancelledAnswer,
  errors: ['courier.request-not-found', 'courier.cancel-failed'],
});

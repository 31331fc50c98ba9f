import type { CourierKind, CourierRequestStatus } from '@comanda/domain/orders/orders/courier-request';
import * as z from 'zod/mini';
import {
  plainBoolean,
  plainMoment,
  plainNumber,
  plainReais,
  plainText,
  translated,
} from '../../kit/field-types.ts';
import { nullable, record, tolerant } from '../../kit/record.ts';
import type { Shape } from '../../kit/shape.ts';
import { deliveryProblem } from './courier-problem.wire.ts';

/** Text for an unknown plate, because logistics services send no plates. */
export const NOT_REPORTED = 'não informada';
const plate: Shape<string | null, string> = {
  wire: z.string(),
  decode: (wire) => (wire === NOT_REPORTED ? null : wire),
  encode: (reported) => reported ?? NOT_REPORTED,
  absent: null,
};

/** The field `entregador` of an order's detail: the known data of the courier. */
export const courierPerson = nullable(
  tolerant(
    record({
      name: ['nome', nullable(plainText)],
      vehicle: ['veiculo', nullable(plainText)],
      plate: ['placa', plate],
      phone: ['telefone', nullable(plainText)],
    }),
  ),
);

const kind = translated({ service: 'servico', own: 'proprio' } as const satisfies Record<
  CourierKind,
  string
>);

const status = translated({
  asking: 'enviando',
  searching: 'buscando',
  'waiting-collect': 'a-caminho-da-loja',
  'with-delivery': 'com-o-pedido',
  returning: 'voltando',
  returned: 'voltou',
  finished: 'concluida',
  cancelled: 'cancelada',
  rejected: 'recusada',
} as const satisfies Record<CourierRequestStatus, string>);

/**
 * The field `solicitacao_entregador` of an order's detail: the last courier request, whether successful or
 * not. `entregador` has the courier's data ({@link courierPerson}).
 */
export const courierRequest = tolerant(
  record({
    requestId: ['id', plainNumber],
    kind: ['tipo', kind],
    status: ['situacao', status],
    isCancelling: ['cancelando', plainBoolean],
    areaName: ['bairro', nullable(plainText)],
    priceCents: ['valor', nullable(plainReais)],
    linkCode: ['codigo', nullable(plainText)],
    trackingUrl: ['acompanhar', nullable(plainText)],
    note: ['observacao', nullable(plainText)],
    problem: ['problema', nullable(deliveryProblem)],
    requestedAt: ['solicitado_em', plainMoment],
  }),
);

import {
  COURIER_KINDS,
  COURIER_REQUEST_STATUSES,
  type CourierKind,
  type CourierPerson,
  type CourierRequestStatus,
  type OrderCourier,
} from '@comanda/domain/courier/courier-request';
import { centsFromReais, reaisFromCents } from '@comanda/domain/money/cents';
import * as z from 'zod/mini';
import { epochOf, instant } from '../wire-types.ts';
import {
  deliveryProblemFromWire,
  deliveryProblemToWire,
  deliveryProblemWire,
} from './courier-problem.wire.ts';

/** What stands where nobody told us: logistics services do not send plates. */
export const NOT_TOLD = 'não informada';

const personWire = z.object({
  nome: z.nullable(z.string()),
  veiculo: z.nullable(z.string()),
  placa: z.string(),
  telefone: z.nullable(z.string()),
});

const KIND_WORDS = { service: 'servico', own: 'proprio' } as const satisfies Record<CourierKind, string>;

const STATUS_WORDS = {
  asking: 'enviando',
  searching: 'buscando',
  'waiting-collect': 'a-caminho-da-loja',
  'with-delivery': 'com-o-pedido',
  returning: 'voltando',
  returned: 'voltou',
  finished: 'concluida',
  cancelled: 'cancelada',
  rejected: 'recusada',
} as const satisfies Record<CourierRequestStatus, string>;

/** `solicitacao_entregador` of an order's detail: the last request for a courier, whatever became of it. */
export const orderCourierWire = z.object({
  id: z.number(),
  tipo: z.enum(Object.values(KIND_WORDS)),
  situacao: z.enum(Object.values(STATUS_WORDS)),
  cancelando: z.boolean(),
  bairro: z.nullable(z.string()),
  valor: z.nullable(z.number()),
  codigo: z.nullable(z.string()),
  acompanhar: z.nullable(z.string()),
  observacao: z.nullable(z.string()),
  problema: z.nullable(deliveryProblemWire),
  solicitado_em: z.string(),
});

/** `entregador` of an order's detail: who brings it, as far as we were told. */
export const courierPersonWire = z.nullable(personWire);

export function courierPersonToWire(person: CourierPerson): z.infer<typeof personWire> {
  return {
    nome: person.name,
    veiculo: person.vehicle,
    placa: person.plate ?? NOT_TOLD,
    telefone: person.phone,
  };
}

export function courierPersonFromWire(wire: z.infer<typeof personWire>): CourierPerson {
  return {
    name: wire.nome,
    vehicle: wire.veiculo,
    plate: wire.placa === NOT_TOLD ? null : wire.placa,
    phone: wire.telefone,
  };
}

export function orderCourierToWire(courier: OrderCourier): z.infer<typeof orderCourierWire> {
  return {
    id: courier.requestId,
    tipo: KIND_WORDS[courier.kind],
    situacao: STATUS_WORDS[courier.status],
    cancelando: courier.isCancelling,
    bairro: courier.areaName,
    valor: courier.priceCents === null ? null : reaisFromCents(courier.priceCents),
    codigo: courier.linkCode,
    acompanhar: courier.trackingUrl,
    observacao: courier.note,
    problema: courier.problem && deliveryProblemToWire(courier.problem),
    solicitado_em: instant(courier.requestedAt),
  };
}

export function orderCourierFromWire(
  wire: z.infer<typeof orderCourierWire>,
  person: z.infer<typeof courierPersonWire>,
): OrderCourier {
  return {
    requestId: wire.id,
    kind: COURIER_KINDS.find((kind) => KIND_WORDS[kind] === wire.tipo) ?? 'service',
    status: COURIER_REQUEST_STATUSES.find((status) => STATUS_WORDS[status] === wire.situacao) ?? 'asking',
    isCancelling: wire.cancelando,
    person: person && courierPersonFromWire(person),
    areaName: wire.bairro,
    priceCents: wire.valor === null ? null : centsFromReais(wire.valor),
    linkCode: wire.codigo,
    trackingUrl: wire.acompanhar,
    note: wire.observacao,
    problem: wire.problema && deliveryProblemFromWire(wire.problema),
    requestedAt: epochOf(wire.solicitado_em),
  };
}

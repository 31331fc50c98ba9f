import { escapeHtml } from '@comanda/domain/kit/text/escape-html';
import { searchable } from '@comanda/domain/kit/text/searchable';
import {
  ACTOR_KINDS,
  type ActorKind,
  type OrderDetail,
  type OrderLine,
} from '@comanda/domain/orders/orders/order';
import { ADDRESS_FIELDS, type OrderAddress } from '@comanda/domain/orders/orders/order-address';
import type { TotalSum } from '@comanda/domain/orders/orders/total-proof';
import type { ViewReason } from '@comanda/domain/orders/privacy/hidden-customer';
import * as z from 'zod/mini';
import {
  id,
  plainBoolean,
  plainMoment,
  plainNumber,
  plainReais,
  plainText,
  translated,
} from '../../kit/field-types.ts';
import { list, nullable, optional, orAbsent, record, tolerant } from '../../kit/record.ts';
import { recordOfFields } from '../../kit/record-of-fields.ts';
import { type Shape, shape } from '../../kit/shape.ts';
import { type OrderStore, orderCard, orderCardFromWire, orderCardToWire } from './order-card.wire.ts';
import { courierPerson, courierRequest } from './order-courier.wire.ts';

const plainLine = tolerant(
  record({
    name: ['nome', plainText],
    quantity: ['quantidade', plainNumber],
    unit: ['unidade', plainText],
    unitPriceCents: ['valor_unitario', plainReais],
    totalCents: ['valor_total', plainReais],
    lines: ['linhas', list(plainText)],
    note: ['observacao', nullable(plainText)],
    categoryId: ['id_cardapio_categoria', nullable(plainNumber)],
  }),
);
/** The last text line repeats the note, for clients that read only these lines. */
const line = shape(plainLine.wire, {
  decode(wire): OrderLine {
    const item = plainLine.decode(wire);
    return item.note === null ? item : { ...item, lines: item.lines.slice(0, -1) };
  },
  encode: (item: OrderLine) =>
    plainLine.encode(item.note === null ? item : { ...item, lines: [...item.lines, `Obs: ${item.note}`] }),
});

const address = record({
  ...tolerant(recordOfFields(ADDRESS_FIELDS)).fields,
  // Absent in answers of servers up to release 1.3.
  formatted: [ADDRESS_FIELDS.formatted.wire, optional(plainText)],
});

const payment = tolerant(
  record({
    method: ['metodo', plainText],
    label: ['label', plainText],
    cents: ['value', plainReais],
    isPrepaid: ['pago_online', plainBoolean],
    changeForCents: ['troco_para', nullable(plainReais)],
  }),
);

const actor: Shape<ActorKind, string> = {
  wire: z.string(),
  decode: (word) => ACTOR_KINDS.find((kind) => kind === word) ?? 'system',
  encode: (kind) => kind,
  absent: 'system',
};
const carrier = tolerant(
  record({ name: ['nome', nullable(plainText)], phone: ['telefone', nullable(plainText)] }),
);
const cancellation = tolerant(
  record({
    reasonCode: ['codigo', plainText],
    reasonText: ['texto', plainText],
    by: ['por', actor],
    actorName: ['por_nome', nullable(plainText)],
    // The person who had the food outside the store when the order was cancelled.
    carrier: ['saiu_com', nullable(carrier)],
  }),
);

/** The names of the order's sums. */
const sum = translated({
  items: 'itens',
  charged: 'total',
  paid: 'pagamentos',
  pending: 'a_cobrar',
  sponsors: 'desconto',
} as const satisfies Record<TotalSum, string>);
const totalFault = tolerant(
  record({
    sum: ['conta', sum],
    computedCents: ['soma', plainReais],
    statedCents: ['informado', plainReais],
  }),
);

const amount = tolerant(record({ label: ['label', plainText], cents: ['value', plainReais] }));
const step = tolerant(
  record({
    label: ['label', plainText],
    at: ['value', plainMoment],
    actorName: ['por', nullable(plainText)],
  }),
);

const { customerName, isPhoneVerified, customerPhone, code, createdAt, isPickup } = orderCard.fields;
const { chargeCents, scheduledFor } = orderCard.fields;

/** Fields of the detail in addition to the fields of the card. Some repeat a field of the card. */
const more = tolerant(
  record({
    customerName,
    customerOrderCount: ['usuario_compras', plainNumber],
    isPhoneVerified,
    customerPhone,
    code,
    createdAt,
    isPickup,
    // The whole address in one line, for clients that do not read its parts.
    completeAddress: ['endereco_completo', nullable(plainText)],
    writtenAddress: ['endereco_escrito', nullable(plainText)],
    addressId: ['endereco_id', nullable(plainNumber)],
    districtId: ['endereco_id_bairro', nullable(plainNumber)],
    address: ['endereco', nullable(address)],
    items: ['itens', list(line)],
    // The notes as escaped HTML.
    notesHtml: ['observacoes', plainText],
    notes: ['observacoes_texto', nullable(plainText)],
    amounts: ['dados_pagamento', list(amount)],
    payments: ['pagamentos', list(payment)],
    chargeCents,
    paymentSummary: ['forma_pagamento', plainText],
    pickupCode: ['codigo_retirada', nullable(plainText)],
    courierPerson: ['entregador', courierPerson],
    courier: ['solicitacao_entregador', nullable(courierRequest)],
    scheduledFor,
    cancellation: ['motivo_cancelamento', nullable(cancellation)],
    // Currency of the amounts if it is not BRL.
    currency: ['moeda', nullable(plainText)],
    totalFaults: ['valores_divergentes', list(totalFault)],
    timeline: ['andamentos', list(step)],
  }),
);

const added = record({
  externalId: ['id_externo', orAbsent(plainText)],
  customerLink: ['link_cliente', orAbsent(plainText)],
  isCustomerHidden: ['dados_ocultos', orAbsent(plainBoolean)],
  more: ['pedidoObj', more],
});
const { wire: orderDetailWire } = record({ ...orderCard.fields, ...added.fields });
export type OrderDetailWire = z.infer<typeof orderDetailWire>;

/** Converts text to HTML: escapes all markup, and preserves line breaks. */
export function escapeToHtml(text: string): string {
  return escapeHtml(text).replace(/\r?\n/g, '<br>');
}

/**
 * Minimum length of a complement to search for in the line: a shorter text may occur in any address by
 * chance.
 */
const fewestLetters = 4;

/**
 * The whole address for clients that read only one line. Couriers need the complement, so it is added if the
 * line does not contain it.
 */
function completeAddress({ formatted, complement }: OrderAddress): string {
  if (complement === null) return formatted;
  const isThere =
    complement.length >= fewestLetters && searchable(formatted).includes(searchable(complement));
  return isThere ? formatted : `${formatted}, ${complement}`;
}

function orderDetailToWire(order: OrderDetail, store: OrderStore, now: number): OrderDetailWire {
  const more = {
    ...order,
    isPickup: order.fulfilment === 'pickup',
    completeAddress: order.address && completeAddress(order.address),
    notesHtml: order.notes === null ? '' : escapeToHtml(order.notes),
    courierPerson: order.courier?.person ?? null,
  };
  return { ...orderCardToWire(order, store, now), ...added.encode({ ...order, more }) };
}

function orderDetailFromWire(wire: OrderDetailWire): OrderDetail {
  const { more, ...given } = added.decode(wire);
  const { isPickup: _, completeAddress, notesHtml: _html, courierPerson, address, courier, ...rest } = more;
  return {
    ...rest,
    ...given,
    ...orderCardFromWire(wire),
    address: address && { ...address, formatted: address.formatted ?? completeAddress ?? '' },
    courier: courier && { ...courier, person: courierPerson },
  };
}

export interface OneOrder {
  order: OrderDetail;
  now: number;
  store: OrderStore;
}

/** A list of exactly one item. Not `z.tuple`, which would enlarge the code of every page, even the login. */
const one = <Wire>(type: z.ZodMiniType<Wire>) =>
  z.array(type).check(z.minLength(1), z.maxLength(1)) as unknown as z.ZodMiniType<[Wire]>;

/** The answer is a list with one order, as specified (`pedidos[0]`). */
export const orderAnswer = shape(
  z.object({ status: z.literal(true), agora: z.number(), pedidos: one(orderDetailWire) }),
  {
    decode: (wire): OneOrder => ({
      order: orderDetailFromWire(wire.pedidos[0]),
      now: wire.agora,
      store: { storeId: wire.pedidos[0].id_estabelecimento, storeName: wire.pedidos[0].estabelecimento_nome },
    }),
    encode: (one: OneOrder) => ({
      status: true as const,
      agora: one.now,
      pedidos: [orderDetailToWire(one.order, one.store, one.now)] as [ReturnType<typeof orderDetailToWire>],
    }),
  },
);

/** Reasons to open a customer's data. */
const viewReason = translated({
  complaint: 'reclamacao',
  delivery: 'entrega',
  payment: 'pagamento',
  legal: 'exigencia_legal',
  'customer-asked': 'pedido_do_cliente',
} as const satisfies Record<ViewReason, string>);

export const showCustomerInput = record({ orderId: ['id_pedido', id], reason: ['motivo', viewReason] });

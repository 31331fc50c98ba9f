import { centsFromReais, reaisFromCents } from '@comanda/domain/kit/cents/cents';
import { escapeHtml } from '@comanda/domain/kit/text/escape-html';
import { searchable } from '@comanda/domain/kit/text/searchable';
import { ACTOR_KINDS, type OrderDetail, type OrderLine } from '@comanda/domain/orders/orders/order';
import { ADDRESS_FIELDS, type OrderAddress } from '@comanda/domain/orders/orders/order-address';
import type { OrderPayment } from '@comanda/domain/orders/orders/payments';
import { TOTAL_SUMS } from '@comanda/domain/orders/orders/total-proof';
import type { ViewReason } from '@comanda/domain/orders/privacy/hidden-customer';
import * as z from 'zod/mini';
import { id, plainText, translated } from '../../kit/field-types.ts';
import { nullable, optional, record } from '../../kit/record.ts';
import { recordOfFields } from '../../kit/record-of-fields.ts';
import { shape } from '../../kit/shape.ts';
import {
  epochOf,
  flag10,
  instant,
  optionalEpochOf,
  optionalInstant,
  wireFlag10,
} from '../../kit/wire-types.ts';
import { type OrderStore, orderCardFromWire, orderCardToWire, orderCardWire } from './order-card.wire.ts';
import { courierPerson, courierRequest } from './order-courier.wire.ts';

const lineWire = z.object({
  nome: z.string(),
  quantidade: z.number(),
  unidade: z.string(),
  valor_unitario: z.number(),
  valor_total: z.number(),
  linhas: z.array(z.string()),
  observacao: z.nullable(z.string()),
  id_cardapio_categoria: z.nullable(z.number()),
});

const address = record({
  ...recordOfFields(ADDRESS_FIELDS).fields,
  // Absent in answers up to 1.3.
  formatted: [ADDRESS_FIELDS.formatted.wire, optional(plainText)],
});

const paymentWire = z.object({
  metodo: z.string(),
  label: z.string(),
  value: z.number(),
  pago_online: z.boolean(),
  troco_para: z.nullable(z.number()),
});

/** The order's sums by name; see `TotalSum`. */
const SUM_WORDS = ['itens', 'total', 'pagamentos', 'a_cobrar', 'desconto'] as const;

const labelledReais = z.object({ label: z.string(), value: z.number() });

/** `pedidoObj`: the detail's fields in addition to the card. The server makes `observacoes` as escaped HTML. */
export const orderDetailWire = z.object({
  ...orderCardWire.shape,
  id_externo: z.string(),
  link_cliente: z.string(),
  dados_ocultos: z.boolean(),
  pedidoObj: z.object({
    usuario_nome: z.string(),
    usuario_compras: z.number(),
    usuario_confirmado: wireFlag10,
    usuario_telefone_formatado: z.nullable(z.string()),
    hash_pedido: z.string(),
    data_criacao: z.string(),
    retirada_local: z.boolean(),
    endereco_completo: z.nullable(z.string()),
    endereco_escrito: z.nullable(z.string()),
    endereco_id: z.nullable(z.number()),
    endereco_id_bairro: z.nullable(z.number()),
    endereco: nullable(address).wire,
    itens: z.array(lineWire),
    observacoes: z.string(),
    observacoes_texto: z.nullable(z.string()),
    dados_pagamento: z.array(labelledReais),
    pagamentos: z.array(paymentWire),
    cobrar_cliente: z.number(),
    forma_pagamento: z.string(),
    codigo_retirada: z.nullable(z.string()),
    entregador: courierPerson.wire,
    solicitacao_entregador: nullable(courierRequest).wire,
    agendado_para: z.nullable(z.string()),
    motivo_cancelamento: z.nullable(
      z.object({
        codigo: z.string(),
        texto: z.string(),
        por: z.string(),
        por_nome: z.nullable(z.string()),
        /** The person who had the food outside the store at that time. */
        saiu_com: z.nullable(z.object({ nome: z.nullable(z.string()), telefone: z.nullable(z.string()) })),
      }),
    ),
    /** Currency of the amounts if it is not BRL. */
    moeda: z.nullable(z.string()),
    valores_divergentes: z.array(
      z.object({ conta: z.enum(SUM_WORDS), soma: z.number(), informado: z.number() }),
    ),
    andamentos: z.array(z.object({ label: z.string(), value: z.string(), por: z.nullable(z.string()) })),
  }),
});
export type OrderDetailWire = z.infer<typeof orderDetailWire>;

/** Text to HTML: escapes everything, preserves line breaks. */
export function escapeToHtml(text: string): string {
  return escapeHtml(text).replace(/\r?\n/g, '<br>');
}

function lineToWire(line: OrderLine) {
  return {
    nome: line.name,
    quantidade: line.quantity,
    unidade: line.unit,
    valor_unitario: reaisFromCents(line.unitPriceCents),
    valor_total: reaisFromCents(line.totalCents),
    linhas: line.note === null ? line.lines : [...line.lines, `Obs: ${line.note}`],
    observacao: line.note,
    id_cardapio_categoria: line.categoryId,
  };
}

function lineFromWire(wire: z.infer<typeof lineWire>): OrderLine {
  return {
    name: wire.nome,
    quantity: wire.quantidade,
    unit: wire.unidade,
    unitPriceCents: centsFromReais(wire.valor_unitario),
    totalCents: centsFromReais(wire.valor_total),
    lines: wire.observacao === null ? wire.linhas : wire.linhas.slice(0, -1),
    note: wire.observacao,
    categoryId: wire.id_cardapio_categoria,
  };
}

/** A shorter complement may occur in any address by chance. */
const fewestLetters = 4;

/** For clients that read one line: couriers need the complement. It is added only if the line lacks it. */
function completeAddress({ formatted, complement }: OrderAddress): string {
  if (complement === null) return formatted;
  const isThere =
    complement.length >= fewestLetters && searchable(formatted).includes(searchable(complement));
  return isThere ? formatted : `${formatted}, ${complement}`;
}

function paymentFromWire(wire: z.infer<typeof paymentWire>): OrderPayment {
  return {
    method: wire.metodo,
    label: wire.label,
    cents: centsFromReais(wire.value),
    isPrepaid: wire.pago_online,
    changeForCents: wire.troco_para === null ? null : centsFromReais(wire.troco_para),
  };
}

export function orderDetailToWire(order: OrderDetail, store: OrderStore, now: number): OrderDetailWire {
  return {
    ...orderCardToWire(order, store, now),
    id_externo: order.externalId,
    link_cliente: order.customerLink,
    dados_ocultos: order.isCustomerHidden,
    pedidoObj: {
      usuario_nome: order.customerName,
      usuario_compras: order.customerOrderCount,
      usuario_confirmado: flag10(order.isPhoneVerified),
      usuario_telefone_formatado: order.customerPhone,
      hash_pedido: order.code,
      data_criacao: instant(order.createdAt),
      retirada_local: order.fulfilment === 'pickup',
      endereco_completo: order.address && completeAddress(order.address),
      endereco_escrito: order.writtenAddress,
      endereco_id: order.addressId,
      endereco_id_bairro: order.districtId,
      endereco: order.address && address.encode(order.address),
      itens: order.items.map(lineToWire),
      observacoes: order.notes === null ? '' : escapeToHtml(order.notes),
      observacoes_texto: order.notes,
      dados_pagamento: order.amounts.map(({ label, cents }) => ({ label, value: reaisFromCents(cents) })),
      pagamentos: order.payments.map((payment) => ({
        metodo: payment.method,
        label: payment.label,
        value: reaisFromCents(payment.cents),
        pago_online: payment.isPrepaid,
        troco_para: payment.changeForCents === null ? null : reaisFromCents(payment.changeForCents),
      })),
      cobrar_cliente: reaisFromCents(order.chargeCents),
      forma_pagamento: order.paymentSummary,
      codigo_retirada: order.pickupCode,
      entregador: courierPerson.encode(order.courier?.person ?? null),
      solicitacao_entregador: order.courier && courierRequest.encode(order.courier),
      agendado_para: optionalInstant(order.scheduledFor),
      motivo_cancelamento:
        order.cancellation === null
          ? null
          : {
              codigo: order.cancellation.reasonCode,
              texto: order.cancellation.reasonText,
              por: order.cancellation.by,
              por_nome: order.cancellation.actorName,
              saiu_com: order.cancellation.carrier && {
                nome: order.cancellation.carrier.name,
                telefone: order.cancellation.carrier.phone,
              },
            },
      moeda: order.currency,
      valores_divergentes: order.totalFaults.map(({ sum, computedCents, statedCents }) => ({
        conta: SUM_WORDS[TOTAL_SUMS.indexOf(sum)] ?? 'total',
        soma: reaisFromCents(computedCents),
        informado: reaisFromCents(statedCents),
      })),
      andamentos: order.timeline.map(({ label, at, actorName }) => ({
        label,
        value: instant(at),
        por: actorName,
      })),
    },
  };
}

export function orderDetailFromWire(wire: OrderDetailWire): OrderDetail {
  const { pedidoObj } = wire;
  return {
    ...orderCardFromWire(wire),
    externalId: wire.id_externo,
    customerLink: wire.link_cliente,
    isCustomerHidden: wire.dados_ocultos,
    customerOrderCount: pedidoObj.usuario_compras,
    address: pedidoObj.endereco && {
      formatted: pedidoObj.endereco_completo ?? '',
      ...address.decode(pedidoObj.endereco),
    },
    writtenAddress: pedidoObj.endereco_escrito,
    addressId: pedidoObj.endereco_id,
    districtId: pedidoObj.endereco_id_bairro,
    courier: pedidoObj.solicitacao_entregador && {
      ...courierRequest.decode(pedidoObj.solicitacao_entregador),
      person: courierPerson.decode(pedidoObj.entregador),
    },
    items: pedidoObj.itens.map(lineFromWire),
    amounts: pedidoObj.dados_pagamento.map(({ label, value }) => ({ label, cents: centsFromReais(value) })),
    payments: pedidoObj.pagamentos.map(paymentFromWire),
    notes: pedidoObj.observacoes_texto,
    pickupCode: pedidoObj.codigo_retirada,
    scheduledFor: optionalEpochOf(pedidoObj.agendado_para),
    cancellation: pedidoObj.motivo_cancelamento && {
      reasonCode: pedidoObj.motivo_cancelamento.codigo,
      reasonText: pedidoObj.motivo_cancelamento.texto,
      by: ACTOR_KINDS.find((by) => by === pedidoObj.motivo_cancelamento?.por) ?? 'system',
      actorName: pedidoObj.motivo_cancelamento.por_nome,
      carrier: pedidoObj.motivo_cancelamento.saiu_com && {
        name: pedidoObj.motivo_cancelamento.saiu_com.nome,
        phone: pedidoObj.motivo_cancelamento.saiu_com.telefone,
      },
    },
    currency: pedidoObj.moeda,
    totalFaults: pedidoObj.valores_divergentes.map(({ conta, soma, informado }) => ({
      sum: TOTAL_SUMS[SUM_WORDS.indexOf(conta)] ?? 'charged',
      computedCents: centsFromReais(soma),
      statedCents: centsFromReais(informado),
    })),
    timeline: pedidoObj.andamentos.map(({ label, value, por }) => ({
      label,
      at: epochOf(value),
      actorName: por,
    })),
  };
}

export interface OneOrder {
  order: OrderDetail;
  now: number;
  store: OrderStore;
}

/** A list of exactly one item. `z.tuple` would enlarge every page, the login too. */
const one = <Wire>(type: z.ZodMiniType<Wire>) =>
  z.array(type).check(z.minLength(1), z.maxLength(1)) as unknown as z.ZodMiniType<[Wire]>;

/** One order comes as a list of one, as specified (`pedidos[0]`). */
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

/** Reason to open a customer's data. */
const viewReason = translated({
  complaint: 'reclamacao',
  delivery: 'entrega',
  payment: 'pagamento',
  legal: 'exigencia_legal',
  'customer-asked': 'pedido_do_cliente',
} as const satisfies Record<ViewReason, string>);

export const showCustomerInput = record({ orderId: ['id_pedido', id], reason: ['motivo', viewReason] });

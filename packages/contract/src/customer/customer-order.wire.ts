import type { CustomerOrder } from '@comanda/domain/customer/customer-order';
import { centsFromReais, reaisFromCents } from '@comanda/domain/money/cents';
import type { OrderStatus } from '@comanda/domain/orders/order-status';
import * as z from 'zod/mini';
import { plainStatus } from '../orders/status-letters.wire.ts';
import { shape } from '../shape.ts';
import { epochOf, instant, optionalEpochOf, optionalInstant } from '../wire-types.ts';

const customerOrderWire = z.object({
  hash_pedido: z.string(),
  estabelecimento_nome: z.string(),
  estabelecimento_telefone: z.nullable(z.string()),
  estabelecimento_endereco: z.string(),
  estabelecimento_logo: z.nullable(z.string()),
  status: plainStatus.wire,
  situacao: z.string(),
  volta: z.nullable(z.enum(['voltando', 'voltou'])),
  retirada_local: z.boolean(),
  data_criacao: z.string(),
  prometido_para: z.string(),
  agendado_para: z.nullable(z.string()),
  aguarda_horario: z.boolean(),
  andamentos: z.array(z.object({ status: plainStatus.wire, situacao: z.string(), em: z.string() })),
  itens: z.array(
    z.object({
      nome: z.string(),
      quantidade: z.number(),
      unidade: z.string(),
      valor_unitario: z.number(),
      valor_total: z.number(),
      linhas: z.array(z.string()),
      observacao: z.nullable(z.string()),
    }),
  ),
  valores: z.array(z.object({ label: z.string(), value: z.number() })),
  valor_total: z.number(),
  cobrar_cliente: z.number(),
  pagamento_resumo: z.string(),
  endereco: z.nullable(z.string()),
  observacoes: z.nullable(z.string()),
  codigo_retirada: z.nullable(z.string()),
  motivo_cancelamento: z.nullable(z.string()),
  pode_cancelar: z.boolean(),
  pode_conversar: z.boolean(),
  conversation_id: z.string(),
  mudanca_em: z.nullable(z.string()),
});

/** A status as a customer reads it. */
export const SITUATIONS: Record<OrderStatus, string> = {
  'awaiting-payment': 'Aguardando o pagamento',
  pending: 'Aguardando a loja aceitar',
  accepted: 'Em preparo',
  sent: 'Saiu para entrega',
  'ready-for-pickup': 'Pronto para retirada',
  delivered: 'Entregue',
  cancelled: 'Cancelado',
};

/** What a sent order's situation is while it does not arrive. */
const WAY_BACK_SITUATIONS: Record<NonNullable<CustomerOrder['wayBack']>, string> = {
  returning: 'Voltando para a loja',
  returned: 'Voltou para a loja',
};

const WAY_BACK_WORDS = { returning: 'voltando', returned: 'voltou' } as const;

/** What an accepted order's situation is while it waits for its time. */
const WAITS_SITUATION = 'Confirmado para o horário marcado';

/** How an order stands, in one line. */
export function situationOf({
  status,
  wayBack,
  waitsForItsTime,
}: Pick<CustomerOrder, 'status' | 'wayBack' | 'waitsForItsTime'>): string {
  if (waitsForItsTime) return WAITS_SITUATION;
  return wayBack === null ? SITUATIONS[status] : WAY_BACK_SITUATIONS[wayBack];
}

function toWire(order: CustomerOrder): z.infer<typeof customerOrderWire> {
  return {
    hash_pedido: order.code,
    estabelecimento_nome: order.storeName,
    estabelecimento_telefone: order.storePhone,
    estabelecimento_endereco: order.storeAddress,
    estabelecimento_logo: order.storeLogo,
    status: plainStatus.encode(order.status),
    situacao: situationOf(order),
    volta: order.wayBack && WAY_BACK_WORDS[order.wayBack],
    retirada_local: order.fulfilment === 'pickup',
    data_criacao: instant(order.createdAt),
    prometido_para: instant(order.promisedFor),
    agendado_para: optionalInstant(order.scheduledFor),
    aguarda_horario: order.waitsForItsTime,
    andamentos: order.steps.map(({ status, at }) => ({
      status: plainStatus.encode(status),
      situacao: SITUATIONS[status],
      em: instant(at),
    })),
    itens: order.items.map((line) => ({
      nome: line.name,
      quantidade: line.quantity,
      unidade: line.unit,
      valor_unitario: reaisFromCents(line.unitPriceCents),
      valor_total: reaisFromCents(line.totalCents),
      linhas: line.lines,
      observacao: line.note,
    })),
    valores: order.amounts.map(({ label, cents }) => ({ label, value: reaisFromCents(cents) })),
    valor_total: reaisFromCents(order.totalCents),
    cobrar_cliente: reaisFromCents(order.chargeCents),
    pagamento_resumo: order.paymentSummary,
    endereco: order.address,
    observacoes: order.notes,
    codigo_retirada: order.pickupCode,
    motivo_cancelamento: order.cancelledBecause,
    pode_cancelar: order.canCancel,
    pode_conversar: order.canChat,
    conversation_id: order.conversationId,
    mudanca_em: optionalInstant(order.changesAt),
  };
}

function fromWire(wire: z.infer<typeof customerOrderWire>): CustomerOrder {
  return {
    code: wire.hash_pedido,
    storeName: wire.estabelecimento_nome,
    storePhone: wire.estabelecimento_telefone,
    storeAddress: wire.estabelecimento_endereco,
    storeLogo: wire.estabelecimento_logo,
    status: plainStatus.decode(wire.status),
    wayBack: wire.volta && (wire.volta === 'voltou' ? 'returned' : 'returning'),
    fulfilment: wire.retirada_local ? 'pickup' : 'delivery',
    createdAt: epochOf(wire.data_criacao),
    promisedFor: epochOf(wire.prometido_para),
    scheduledFor: optionalEpochOf(wire.agendado_para),
    waitsForItsTime: wire.aguarda_horario,
    steps: wire.andamentos.map(({ status, em }) => ({
      status: plainStatus.decode(status),
      at: epochOf(em),
    })),
    items: wire.itens.map((line) => ({
      name: line.nome,
      quantity: line.quantidade,
      unit: line.unidade,
      unitPriceCents: centsFromReais(line.valor_unitario),
      totalCents: centsFromReais(line.valor_total),
      lines: line.linhas,
      note: line.observacao,
      categoryId: null,
    })),
    amounts: wire.valores.map(({ label, value }) => ({ label, cents: centsFromReais(value) })),
    totalCents: centsFromReais(wire.valor_total),
    chargeCents: centsFromReais(wire.cobrar_cliente),
    paymentSummary: wire.pagamento_resumo,
    address: wire.endereco,
    notes: wire.observacoes,
    pickupCode: wire.codigo_retirada,
    cancelledBecause: wire.motivo_cancelamento,
    canCancel: wire.pode_cancelar,
    canChat: wire.pode_conversar,
    conversationId: wire.conversation_id,
    changesAt: optionalEpochOf(wire.mudanca_em),
  };
}

/** The customer's order as of `now`, the server's clock. */
export interface CustomerOrderNow {
  order: CustomerOrder;
  now: number;
}

export const customerOrderAnswer = shape(
  z.object({ status: z.literal(true), agora: z.number(), pedido: customerOrderWire }),
  {
    decode: (wire): CustomerOrderNow => ({ order: fromWire(wire.pedido), now: wire.agora }),
    encode: ({ order, now }: CustomerOrderNow) => ({
      status: true as const,
      agora: now,
      pedido: toWire(order),
    }),
  },
);

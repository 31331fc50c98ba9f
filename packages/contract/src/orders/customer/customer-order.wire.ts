import type { CustomerOrder } from '@comanda/domain/orders/customer/customer-order';
import type { OrderLine } from '@comanda/domain/orders/orders/order';
import type { Fulfilment, OrderStatus } from '@comanda/domain/orders/orders/order-status';
import * as z from 'zod/mini';
import { bool, plainMoment, plainNumber, plainReais, plainText, translated } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, nullable, record } from '../../kit/record.ts';
import { shape } from '../../kit/shape.ts';
import { plainStatus } from '../orders/status-letters.wire.ts';

/** Text of each status for the customer. */
export const SITUATIONS: Record<OrderStatus, string> = {
  'awaiting-payment': 'Aguardando o pagamento',
  pending: 'Aguardando a loja aceitar',
  accepted: 'Em preparo',
  sent: 'Saiu para entrega',
  'ready-for-pickup': 'Pronto para retirada',
  delivered: 'Entregue',
  cancelled: 'Cancelado',
};

/** Texts for an order that returns to the store. */
const WAY_BACK_SITUATIONS: Record<NonNullable<CustomerOrder['wayBack']>, string> = {
  returning: 'Voltando para a loja',
  returned: 'Voltou para a loja',
};

/** Text for an accepted order that waits for its scheduled time. */
const WAITS_SITUATION = 'Confirmado para o horário marcado';

/** Returns the status text that the customer sees. */
export function situationOf({
  status,
  wayBack,
  waitsForItsTime,
}: Pick<CustomerOrder, 'status' | 'wayBack' | 'waitsForItsTime'>): string {
  if (waitsForItsTime) return WAITS_SITUATION;
  return wayBack === null ? SITUATIONS[status] : WAY_BACK_SITUATIONS[wayBack];
}

const step = record({
  status: ['status', plainStatus],
  situation: ['situacao', plainText],
  at: ['em', plainMoment],
});

const plainLine = record({
  name: ['nome', plainText],
  quantity: ['quantidade', plainNumber],
  unit: ['unidade', plainText],
  unitPriceCents: ['valor_unitario', plainReais],
  totalCents: ['valor_total', plainReais],
  lines: ['linhas', list(plainText)],
  note: ['observacao', nullable(plainText)],
});
/** An item as customers see it: without its category. */
const line = shape(plainLine.wire, {
  decode: (wire): OrderLine => ({ ...plainLine.decode(wire), lines: wire.linhas, categoryId: null }),
  encode: (item: OrderLine) => plainLine.encode(item),
});

const isPickup = shape(z.boolean(), {
  decode: (wire): Fulfilment => (wire ? 'pickup' : 'delivery'),
  encode: (fulfilment) => fulfilment === 'pickup',
});

const reported = record({
  code: ['hash_pedido', plainText],
  storeName: ['estabelecimento_nome', plainText],
  storePhone: ['estabelecimento_telefone', nullable(plainText)],
  storeAddress: ['estabelecimento_endereco', plainText],
  storeLogo: ['estabelecimento_logo', nullable(plainText)],
  storeBanner: ['estabelecimento_banner', nullable(plainText)],
  storePhrase: ['estabelecimento_frase', nullable(plainText)],
  storeText: ['estabelecimento_texto', nullable(plainText)],
  storeOpensAt: ['estabelecimento_abre_em', nullable(plainMoment)],
  status: ['status', plainStatus],
  situation: ['situacao', plainText],
  wayBack: ['volta', nullable(translated({ returning: 'voltando', returned: 'voltou' }))],
  fulfilment: ['retirada_local', isPickup],
  createdAt: ['data_criacao', plainMoment],
  promisedFor: ['prometido_para', plainMoment],
  scheduledFor: ['agendado_para', nullable(plainMoment)],
  waitsForItsTime: ['aguarda_horario', bool],
  steps: ['andamentos', list(step)],
  items: ['itens', list(line)],
  amounts: ['valores', list(record({ label: ['label', plainText], cents: ['value', plainReais] }))],
  totalCents: ['valor_total', plainReais],
  chargeCents: ['cobrar_cliente', plainReais],
  paymentSummary: ['pagamento_resumo', plainText],
  address: ['endereco', nullable(plainText)],
  isAddressAdjusted: ['endereco_ajustado', bool],
  notes: ['observacoes', nullable(plainText)],
  pickupCode: ['codigo_retirada', nullable(plainText)],
  cancelledBecause: ['motivo_cancelamento', nullable(plainText)],
  canCancel: ['pode_cancelar', bool],
  canChat: ['pode_conversar', bool],
  conversationId: ['conversation_id', plainText],
  changesAt: ['mudanca_em', nullable(plainMoment)],
});

/** Adds the status as a text, for readers other than our own page. */
const customerOrder = shape(reported.wire, {
  decode(wire): CustomerOrder {
    const { situation: _reported, steps, ...order } = reported.decode(wire);
    return { ...order, steps: steps.map(({ status, at }) => ({ status, at })) };
  },
  encode: (order: CustomerOrder) =>
    reported.encode({
      ...order,
      situation: situationOf(order),
      steps: order.steps.map((step) => ({ ...step, situation: SITUATIONS[step.status] })),
    }),
});

const orderNow = record({ now: ['agora', plainNumber], order: ['pedido', customerOrder] });

/** The customer's order at the time `now` of the server's clock. */
export type CustomerOrderNow = DomainOfShape<typeof orderNow>;

export const customerOrderAnswer = answer(orderNow);

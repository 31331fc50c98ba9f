import { centsFromReais, reaisFromCents } from '@comanda/domain/kit/cents/cents';
import { secondsToDeadline } from '@comanda/domain/orders/orders/board';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { DIFFERENCE_KINDS, type DifferenceKind } from '@comanda/domain/orders/orders/order-difference';
import { ORDER_PRINT_STATES } from '@comanda/domain/orders/orders/order-print-state';
import * as z from 'zod/mini';
import {
  epochOf,
  flag10,
  instant,
  optionalEpochOf,
  optionalInstant,
  wireFlag10,
} from '../../kit/wire-types.ts';
import {
  courierStatusOf,
  courierWord,
  letterOf,
  STATUS_LETTERS,
  statusOfLetter,
} from './status-letters.wire.ts';

/** In the domain's order. */
const PRINT_WORDS = ['nenhuma', 'na_fila', 'falhou', 'impresso'] as const;

const DIFFERENCE_WORDS = {
  payment: 'pagamento',
  fee: 'taxa_entrega',
  minimum: 'pedido_minimo',
  hidden: 'oculto',
  hours: 'fora_do_horario',
  price: 'preco',
} as const satisfies Record<DifferenceKind, string>;

const differenceWire = z.object({
  tipo: z.enum(Object.values(DIFFERENCE_WORDS)),
  nome: z.nullable(z.string()),
  /** The item's index in the order, from 0. */
  item: z.nullable(z.number()),
  esperado: z.nullable(z.number()),
});

/**
 * One order as the board's list carries it. Money in reais, instants in RFC 3339 (UTC), flags as '1'/'0'.
 * `segundos` counts to the next deadline (negative when late, null when closed), as of the answer's `agora`.
 */
export const orderCardWire = z.object({
  id_pedido: z.number(),
  orderId: z.number(),
  hash_pedido: z.string(),
  status: z.enum(STATUS_LETTERS),
  versao: z.number(),
  pedido: z.string(),
  data_criacao: z.string(),
  recebido_em: z.string(),
  aceitar_ate: z.string(),
  prometido_para: z.string(),
  /** For a scheduled order: the time the customer asked for. */
  agendado_para: z.nullable(z.string()),
  encerrado_em: z.nullable(z.string()),
  /** Present only when true: closed, and never paid. */
  nao_pago: z.optional(z.boolean()),
  segundos: z.nullable(z.number()),
  quantidade_itens: z.number(),
  valor_total: z.number(),
  cobrar_cliente: z.number(),
  pagamento_resumo: z.string(),
  usuario_nome: z.string(),
  usuario_telefone_formatado: z.nullable(z.string()),
  usuario_confirmado: wireFlag10,
  id_usuario: z.nullable(z.string()),
  id_estabelecimento: z.number(),
  estabelecimento_nome: z.string(),
  bairro: z.nullable(z.string()),
  retirada_local: z.boolean(),
  consumo_local: z.boolean(),
  /** The table, the tab, the seat. */
  lugar: z.nullable(z.string()),
  /** Prepared only when the customer asks for it. */
  sob_demanda: z.boolean(),
  impresso: z.boolean(),
  /** Combined state of the order's print jobs: none, waiting, failing, all printed. */
  impressao: z.enum(PRINT_WORDS),
  compraGlobal: wireFlag10,
  compraEst: wireFlag10,
  app_origin: z.nullable(z.string()),
  canUseExternalDelivery: z.boolean(),
  externalDeliveryStatus: z.nullable(z.string()),
  externalDeliveryId: z.nullable(z.string()),
  externalDeliveryWithCode: z.nullable(z.string()),
  chat_enabled: z.boolean(),
  mensagens_nao_lidas: z.number(),
  endereco_localizado: z.boolean(),
  aguarda_ciencia: z.boolean(),
  /** The courier waits for the store's answer to a problem. */
  aguarda_resposta_entrega: z.boolean(),
  desfazer: z.nullable(z.object({ status: z.enum(STATUS_LETTERS), ate: z.string() })),
  valores_divergem: z.boolean(),
  /** The store does not deliver to the district of its address. */
  fora_da_area: z.boolean(),
  em_falta: z.array(z.string()),
  /** The first items, and the number of the others. */
  itens_resumo: z.array(z.string()),
  /** Differences from the store's settings: its switched-off ways of paying, fees, minimum, menu. */
  diferencas: z.array(differenceWire),
});
export type OrderCardWire = z.infer<typeof orderCardWire>;

/** The store an order list belongs to; every row repeats it, as specified. */
export interface OrderStore {
  storeId: number;
  storeName: string;
}

export function orderCardToWire(card: OrderCard, store: OrderStore, now: number): OrderCardWire {
  return {
    id_pedido: card.orderId,
    orderId: card.orderId,
    hash_pedido: card.code,
    status: letterOf(card),
    versao: card.version,
    pedido: card.searchText,
    data_criacao: instant(card.createdAt),
    recebido_em: instant(card.receivedAt),
    aceitar_ate: instant(card.acceptBy),
    prometido_para: instant(card.promisedFor),
    agendado_para: optionalInstant(card.scheduledFor),
    encerrado_em: optionalInstant(card.closedAt),
    nao_pago: card.isNeverPaid || undefined,
    segundos: secondsToDeadline(card, now),
    quantidade_itens: card.itemCount,
    valor_total: reaisFromCents(card.totalCents),
    cobrar_cliente: reaisFromCents(card.chargeCents),
    pagamento_resumo: card.paymentSummary,
    usuario_nome: card.customerName,
    usuario_telefone_formatado: card.customerPhone,
    usuario_confirmado: flag10(card.isPhoneVerified),
    id_usuario: card.customerId,
    id_estabelecimento: store.storeId,
    estabelecimento_nome: store.storeName,
    bairro: card.district,
    retirada_local: card.fulfilment === 'pickup',
    consumo_local: card.serving === 'indoor',
    lugar: card.place,
    sob_demanda: card.serving === 'on-demand',
    impresso: card.isPrinted,
    impressao: PRINT_WORDS[ORDER_PRINT_STATES.indexOf(card.printState)] ?? 'nenhuma',
    compraGlobal: flag10(card.isFirstInApp),
    compraEst: flag10(card.isFirstInStore),
    app_origin: card.origin,
    canUseExternalDelivery: card.canUseCourier,
    externalDeliveryStatus: courierWord(card.courierStatus),
    externalDeliveryId: card.courierRequestId,
    externalDeliveryWithCode: card.courierLinkCode,
    chat_enabled: card.isChatEnabled,
    mensagens_nao_lidas: card.chatUnread,
    endereco_localizado: card.isLocated,
    aguarda_ciencia: card.awaitsAcknowledgement,
    aguarda_resposta_entrega: card.awaitsCourierAnswer,
    desfazer: card.undo && {
      status: letterOf({ ...card.undo, isPrinted: card.isPrinted }),
      ate: instant(card.undo.until),
    },
    valores_divergem: card.hasTotalMismatch,
    fora_da_area: card.isOutsideAreas,
    em_falta: [...card.itemsOut],
    itens_resumo: [...card.ticketLines],
    diferencas: card.differences.map(({ kind, name, line, expectedCents }) => ({
      ...{ tipo: DIFFERENCE_WORDS[kind], nome: name, item: line },
      esperado: expectedCents === null ? null : reaisFromCents(expectedCents),
    })),
  };
}

export function orderCardFromWire(wire: OrderCardWire): OrderCard {
  return {
    ...statusOfLetter(wire.status),
    orderId: wire.id_pedido,
    code: wire.hash_pedido,
    version: wire.versao,
    fulfilment: wire.retirada_local ? 'pickup' : 'delivery',
    serving: wire.consumo_local ? 'indoor' : wire.sob_demanda ? 'on-demand' : null,
    place: wire.lugar,
    isPrinted: wire.impresso,
    printState: ORDER_PRINT_STATES[PRINT_WORDS.indexOf(wire.impressao)] ?? 'none',
    courierStatus: courierStatusOf(wire.externalDeliveryStatus),
    courierRequestId: wire.externalDeliveryId,
    courierLinkCode: wire.externalDeliveryWithCode,
    createdAt: epochOf(wire.data_criacao),
    receivedAt: epochOf(wire.recebido_em),
    acceptBy: epochOf(wire.aceitar_ate),
    promisedFor: epochOf(wire.prometido_para),
    scheduledFor: optionalEpochOf(wire.agendado_para),
    closedAt: optionalEpochOf(wire.encerrado_em),
    isNeverPaid: wire.nao_pago,
    customerName: wire.usuario_nome,
    customerPhone: wire.usuario_telefone_formatado,
    isPhoneVerified: wire.usuario_confirmado === '1',
    customerId: wire.id_usuario,
    district: wire.bairro,
    itemCount: wire.quantidade_itens,
    totalCents: centsFromReais(wire.valor_total),
    chargeCents: centsFromReais(wire.cobrar_cliente),
    paymentSummary: wire.pagamento_resumo,
    isFirstInApp: wire.compraGlobal === '1',
    isFirstInStore: wire.compraEst === '1',
    origin: wire.app_origin,
    canUseCourier: wire.canUseExternalDelivery,
    isChatEnabled: wire.chat_enabled,
    chatUnread: wire.mensagens_nao_lidas,
    isLocated: wire.endereco_localizado,
    awaitsAcknowledgement: wire.aguarda_ciencia,
    awaitsCourierAnswer: wire.aguarda_resposta_entrega,
    undo: wire.desfazer && { ...statusOfLetter(wire.desfazer.status), until: epochOf(wire.desfazer.ate) },
    searchText: wire.pedido,
    hasTotalMismatch: wire.valores_divergem,
    isOutsideAreas: wire.fora_da_area,
    itemsOut: wire.em_falta,
    ticketLines: wire.itens_resumo,
    differences: wire.diferencas.map(({ tipo, nome, item, esperado }) => ({
      kind: DIFFERENCE_KINDS.find((kind) => DIFFERENCE_WORDS[kind] === tipo) ?? 'price',
      ...{ name: nome, line: item },
      expectedCents: esperado === null ? null : centsFromReais(esperado),
    })),
  };
}

import { secondsToDeadline } from '@comanda/domain/orders/orders/board';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { CARD_FIELDS } from '@comanda/domain/orders/orders/order-card';
import { DIFFERENCE_KINDS, type DifferenceKind } from '@comanda/domain/orders/orders/order-difference';
import { ORDER_PRINT_STATES, type OrderPrintState } from '@comanda/domain/orders/orders/order-print-state';
import * as z from 'zod/mini';
import { plainNumber, plainReais, plainText } from '../../kit/field-types.ts';
import { list, nullable, record, wiresOf } from '../../kit/record.ts';
import { recordOfFields } from '../../kit/record-of-fields.ts';
import { shape } from '../../kit/shape.ts';
import { epochOf, instant } from '../../kit/wire-types.ts';
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

const differenceKind = shape(z.enum(Object.values(DIFFERENCE_WORDS)), {
  decode: (word) => DIFFERENCE_KINDS.find((kind) => DIFFERENCE_WORDS[kind] === word) ?? 'price',
  encode: (kind: DifferenceKind) => DIFFERENCE_WORDS[kind],
});

const difference = record({
  kind: ['tipo', differenceKind],
  name: ['nome', nullable(plainText)],
  // The item's index in the order, from 0.
  line: ['item', nullable(plainNumber)],
  expectedCents: ['esperado', nullable(plainReais)],
});

const printState = shape(z.enum(PRINT_WORDS), {
  decode: (word) => ORDER_PRINT_STATES[PRINT_WORDS.indexOf(word)] ?? 'none',
  encode: (state: OrderPrintState) => PRINT_WORDS[ORDER_PRINT_STATES.indexOf(state)] ?? 'nenhuma',
});

const courierStatus = shape(z.nullable(z.string()), { decode: courierStatusOf, encode: courierWord });

/** The fields with one name on the wire. */
const card = record({
  ...recordOfFields(CARD_FIELDS).fields,
  printState: ['impressao', printState],
  courierStatus: ['externalDeliveryStatus', courierStatus],
  differences: ['diferencas', list(difference)],
});

/**
 * One order as the board's list carries it. Money in reais, instants in RFC 3339 (UTC), flags as '1'/'0'.
 * `segundos` counts to the next deadline (negative when late, null when closed), as of the answer's `agora`.
 */
export const orderCardWire = z.object({
  ...wiresOf(card.fields),
  orderId: z.number(),
  status: z.enum(STATUS_LETTERS),
  /** Present only when true: closed, and never paid. */
  nao_pago: z.optional(z.boolean()),
  segundos: z.nullable(z.number()),
  id_estabelecimento: z.number(),
  estabelecimento_nome: z.string(),
  retirada_local: z.boolean(),
  consumo_local: z.boolean(),
  /** Prepared only when the customer asks for it. */
  sob_demanda: z.boolean(),
  desfazer: z.nullable(z.object({ status: z.enum(STATUS_LETTERS), ate: z.string() })),
});
export type OrderCardWire = z.infer<typeof orderCardWire>;

/** The store an order list belongs to; every row repeats it, as specified. */
export interface OrderStore {
  storeId: number;
  storeName: string;
}

export function orderCardToWire(order: OrderCard, store: OrderStore, now: number): OrderCardWire {
  return {
    ...card.encode(order),
    orderId: order.orderId,
    status: letterOf(order),
    nao_pago: order.isNeverPaid || undefined,
    segundos: secondsToDeadline(order, now),
    id_estabelecimento: store.storeId,
    estabelecimento_nome: store.storeName,
    retirada_local: order.fulfilment === 'pickup',
    consumo_local: order.serving === 'indoor',
    sob_demanda: order.serving === 'on-demand',
    desfazer: order.undo && {
      status: letterOf({ ...order.undo, isPrinted: order.isPrinted }),
      ate: instant(order.undo.until),
    },
  };
}

export function orderCardFromWire(wire: OrderCardWire): OrderCard {
  return {
    ...card.decode(wire),
    ...statusOfLetter(wire.status),
    isNeverPaid: wire.nao_pago,
    fulfilment: wire.retirada_local ? 'pickup' : 'delivery',
    serving: wire.consumo_local ? 'indoor' : wire.sob_demanda ? 'on-demand' : null,
    undo: wire.desfazer && { ...statusOfLetter(wire.desfazer.status), until: epochOf(wire.desfazer.ate) },
  };
}

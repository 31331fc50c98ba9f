import { secondsToDeadline } from '@comanda/domain/orders/orders/board';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { CARD_FIELDS } from '@comanda/domain/orders/orders/order-card';
import { DIFFERENCE_KINDS, type DifferenceKind } from '@comanda/domain/orders/orders/order-difference';
import { ORDER_PRINT_STATES, type OrderPrintState } from '@comanda/domain/orders/orders/order-print-state';
import type { CourierStatus } from '@comanda/domain/orders/orders/order-status';
import * as z from 'zod/mini';
import {
  oneOf,
  plainBoolean,
  plainMoment,
  plainNumber,
  plainReais,
  plainText,
} from '../../kit/field-types.ts';
import { list, nullable, optional, orAbsent, record, tolerant } from '../../kit/record.ts';
import { recordOfFields } from '../../kit/record-of-fields.ts';
import { type Shape, shape } from '../../kit/shape.ts';
import {
  courierStatusOf,
  courierWord,
  letterOf,
  STATUS_LETTERS,
  statusOfLetter,
} from './status-letters.wire.ts';

/** In the same sequence as the domain's print states. */
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
  // Index of the item in the order, starting at 0.
  line: ['item', nullable(plainNumber)],
  expectedCents: ['esperado', nullable(plainReais)],
});

const printState: Shape<OrderPrintState, (typeof PRINT_WORDS)[number]> = {
  wire: z.enum(PRINT_WORDS),
  decode: (word) => ORDER_PRINT_STATES[PRINT_WORDS.indexOf(word)] ?? 'none',
  encode: (state) => PRINT_WORDS[ORDER_PRINT_STATES.indexOf(state)] ?? 'nenhuma',
  absent: 'none',
};

const courierStatus: Shape<CourierStatus | null, string | null> = {
  wire: z.nullable(z.string()),
  decode: courierStatusOf,
  encode: courierWord,
  absent: null,
};

const letter = oneOf(STATUS_LETTERS);

/** Fields that have only one name on the wire. */
const card = tolerant(
  record({
    ...recordOfFields(CARD_FIELDS).fields,
    printState: ['impressao', printState],
    courierStatus: ['externalDeliveryStatus', courierStatus],
    differences: ['diferencas', list(tolerant(difference))],
  }),
);

/** Fields that are computed from the order, its store and the current time. */
const derived = record({
  number: ['orderId', plainNumber],
  letter: ['status', letter],
  // True: the order is closed, but was never paid. Otherwise absent.
  isNeverPaid: ['nao_pago', optional(plainBoolean)],
  secondsLeft: ['segundos', orAbsent(nullable(plainNumber))],
  storeId: ['id_estabelecimento', plainNumber],
  storeName: ['estabelecimento_nome', plainText],
  isPickup: ['retirada_local', orAbsent(plainBoolean)],
  isIndoor: ['consumo_local', orAbsent(plainBoolean)],
  // True: the order is prepared only when the customer asks for it.
  isOnDemand: ['sob_demanda', orAbsent(plainBoolean)],
  back: ['desfazer', orAbsent(nullable(record({ letter: ['status', letter], until: ['ate', plainMoment] })))],
});

/**
 * One order in the board's list. Money in reais, instants in RFC 3339 (UTC), flags as '1'/'0'. `segundos`:
 * seconds from the answer's `agora` to the next deadline (negative when late, null when closed). Number,
 * status and store are required; a server of the previous release may omit all other fields.
 */
export const orderCard = record({ ...card.fields, ...derived.fields });
export const orderCardWire = orderCard.wire;
export type OrderCardWire = z.infer<typeof orderCardWire>;

/** The store of an order list; every row repeats it, as specified. */
export interface OrderStore {
  storeId: number;
  storeName: string;
}

export function orderCardToWire(order: OrderCard, store: OrderStore, now: number): OrderCardWire {
  return orderCard.encode({
    ...order,
    number: order.orderId,
    letter: letterOf(order),
    isNeverPaid: order.isNeverPaid || undefined,
    secondsLeft: secondsToDeadline(order, now),
    storeId: store.storeId,
    storeName: store.storeName,
    isPickup: order.fulfilment === 'pickup',
    isIndoor: order.serving === 'indoor',
    isOnDemand: order.serving === 'on-demand',
    back: order.undo && {
      letter: letterOf({ ...order.undo, isPrinted: order.isPrinted }),
      until: order.undo.until,
    },
  });
}

export function orderCardFromWire(wire: OrderCardWire): OrderCard {
  const { number, letter, isNeverPaid, isPickup, isIndoor, isOnDemand, back } = derived.decode(wire);
  return {
    ...card.decode(wire),
    orderId: number,
    ...statusOfLetter(letter),
    isNeverPaid,
    fulfilment: isPickup ? 'pickup' : 'delivery',
    serving: isIndoor ? 'indoor' : isOnDemand ? 'on-demand' : null,
    undo: back && { ...statusOfLetter(back.letter), until: back.until },
  };
}

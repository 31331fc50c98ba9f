import type { NewOrder } from '@comanda/domain/orders/new-order';
import type { CourierStatus } from '@comanda/domain/orders/order-status';
import type { PauseClass, StoreStanding } from '@comanda/domain/store/order-taking';
import { tidyName } from '@comanda/domain/text/tidy-name';
import * as z from 'zod/mini';
import { defineCall, INTAKE_KEY } from '../define-call.ts';
import {
  courierStatusOf,
  courierWord,
  STATUS_LETTERS,
  type StatusLetter,
} from '../orders/status-letters.wire.ts';
import { nothing, type Shape, shape } from '../shape.ts';
import { instant, optionalEpochOf, optionalInstant, wireInstant } from '../wire-types.ts';
import { newOrderFrom } from './new-order.wire.ts';
import {
  LONGEST_EXTERNAL_ID,
  type OpenDeliveryOrder,
  openDeliveryOrderWire,
} from './open-delivery-order.wire.ts';

/** What became of an order, for whoever sent it. */
export interface IntakeReceipt {
  externalId: string;
  orderId: number;
  code: string;
  /** Path of the customer's own page of this order; '' once that has ended. */
  customerLink: string;
  letter: StatusLetter;
  courierStatus: CourierStatus | null;
  receivedAt: number;
  acceptBy: number;
  promisedFor: number;
  cancelReason: { code: string; text: string } | null;
}

const receiptWire = z.object({
  id: z.string(),
  id_pedido: z.number(),
  displayId: z.string(),
  link_cliente: z.string(),
  status: z.enum(STATUS_LETTERS),
  externalDeliveryStatus: z.nullable(z.string()),
  receivedAt: z.string(),
  acceptBy: z.string(),
  promisedFor: z.string(),
  cancellation: z.nullable(z.object({ code: z.string(), reason: z.string() })),
});

function receiptToWire(receipt: IntakeReceipt) {
  return {
    id: receipt.externalId,
    id_pedido: receipt.orderId,
    displayId: receipt.code,
    link_cliente: receipt.customerLink,
    status: receipt.letter,
    externalDeliveryStatus: courierWord(receipt.courierStatus),
    receivedAt: instant(receipt.receivedAt),
    acceptBy: instant(receipt.acceptBy),
    promisedFor: instant(receipt.promisedFor),
    cancellation: receipt.cancelReason && {
      code: receipt.cancelReason.code,
      reason: receipt.cancelReason.text,
    },
  };
}

function receiptFromWire(wire: z.infer<typeof receiptWire>): IntakeReceipt {
  return {
    externalId: wire.id,
    orderId: wire.id_pedido,
    code: wire.displayId,
    customerLink: wire.link_cliente,
    letter: wire.status,
    courierStatus: courierStatusOf(wire.externalDeliveryStatus),
    receivedAt: Date.parse(wire.receivedAt),
    acceptBy: Date.parse(wire.acceptBy),
    promisedFor: Date.parse(wire.promisedFor),
    cancelReason: wire.cancellation && { code: wire.cancellation.code, text: wire.cancellation.reason },
  };
}

const receiptAnswer = shape(z.object({ status: z.literal(true), data: receiptWire }), {
  decode: (wire) => receiptFromWire(wire.data),
  encode: (receipt: IntakeReceipt) => ({ status: true as const, data: receiptToWire(receipt) }),
});

/** One way only: partners send documents, we never make them from our own orders. */
const orderDocument: Shape<NewOrder, OpenDeliveryOrder> = shape(openDeliveryOrderWire, {
  decode: newOrderFrom,
  encode: () => {
    throw new TypeError('an Open Delivery document is only ever received');
  },
});

const externalId = z.string().check(z.minLength(1), z.maxLength(LONGEST_EXTERNAL_ID));

export const receiveOrder = defineCall({
  name: 'intake.receive-order',
  summary:
    'Receber um pedido (documento Order do Open Delivery v1.7); o mesmo id nunca cria um segundo pedido',
  method: 'POST',
  path: 'order',
  access: INTAKE_KEY,
  largestBody: 1024 * 1024,
  input: orderDocument,
  output: receiptAnswer,
  errors: [
    'intake.key-invalid',
    'intake.throttled',
    'intake.id-reused',
    'intake.store-closed',
    'store.suspended',
  ],
});

/** How the store stands, for whoever sends it orders. Times in epoch milliseconds. */
export interface StoreStandingForPartners {
  standing: StoreStanding;
  /** When it opens by itself; null: open, or nobody knows. */
  opensAt: number | null;
  /** Why it is closed, without the store's own words. */
  reason: PauseClass | null;
  minMinutes: number;
  maxMinutes: number;
  takesOrdersNow: boolean;
  takesOrdersForLater: boolean;
}

const STANDING_WORDS = {
  open: 'OPEN',
  paused: 'PAUSED',
  closed: 'CLOSED',
  suspended: 'SUSPENDED',
} as const satisfies Record<StoreStanding, string>;
const REASON_WORDS = {
  break: 'BREAK',
  busy: 'BUSY',
  'no-courier': 'NO_COURIER',
  'no-ingredient': 'NO_INGREDIENT',
  unattended: 'UNATTENDED',
  other: 'OTHER',
} as const satisfies Record<PauseClass, string>;

function keyOf<Key extends string>(words: Record<Key, string>, word: string): Key | undefined {
  return (Object.keys(words) as Key[]).find((key) => words[key] === word);
}

export const getStoreStanding = defineCall({
  name: 'intake.store-standing',
  summary: 'Se a loja está aberta, em pausa, fechada ou suspensa, até quando, e a previsão que promete',
  method: 'GET',
  path: 'order/loja',
  access: INTAKE_KEY,
  input: nothing,
  output: shape(
    z.object({
      status: z.literal(true),
      data: z.object({
        status: z.enum(STANDING_WORDS),
        opensAt: z.nullable(z.string()),
        reason: z.nullable(z.enum(REASON_WORDS)),
        estimate: z.object({ minMinutes: z.number(), maxMinutes: z.number() }),
        acceptsOrders: z.boolean(),
        acceptsScheduledOrders: z.boolean(),
      }),
    }),
    {
      decode: ({ data }): StoreStandingForPartners => ({
        standing: keyOf(STANDING_WORDS, data.status) ?? 'closed',
        opensAt: optionalEpochOf(data.opensAt),
        reason: data.reason === null ? null : (keyOf(REASON_WORDS, data.reason) ?? 'other'),
        ...data.estimate,
        takesOrdersNow: data.acceptsOrders,
        takesOrdersForLater: data.acceptsScheduledOrders,
      }),
      encode: (store: StoreStandingForPartners) => ({
        status: true as const,
        data: {
          status: STANDING_WORDS[store.standing],
          opensAt: optionalInstant(store.opensAt),
          reason: store.reason === null ? null : REASON_WORDS[store.reason],
          estimate: { minMinutes: store.minMinutes, maxMinutes: store.maxMinutes },
          acceptsOrders: store.takesOrdersNow,
          acceptsScheduledOrders: store.takesOrdersForLater,
        },
      }),
    },
  ),
  errors: ['intake.key-invalid', 'intake.throttled'],
});

export const findOrder = defineCall({
  name: 'intake.find-order',
  summary: 'O que foi feito de um pedido, pelo id do parceiro',
  method: 'GET',
  path: 'order/{id}',
  access: INTAKE_KEY,
  input: shape(z.object({ id: externalId }), {
    decode: (wire) => ({ externalId: wire.id }),
    encode: (input: { externalId: string }) => ({ id: input.externalId }),
  }),
  output: receiptAnswer,
  errors: ['intake.key-invalid', 'intake.throttled', 'intake.order-not-found'],
});

/** A cancellation made outside the store. `by` says who wanted it. */
export interface OutsideCancellation {
  externalId: string;
  code: string;
  reason: string | null;
  by: 'customer' | 'platform';
}

/** What a customer who changes their mind gives as the reason, in Open Delivery's words. */
const CUSTOMER_CODE = 'CONSUMER_CANCELLATION_REQUESTED';
const blankIsNone = (text: string | null | undefined) => tidyName(text ?? '') || null;

export const cancelReceivedOrder = defineCall({
  name: 'intake.cancel-order',
  summary:
    'Cancelar um pedido a pedido do cliente ou da plataforma; a loja é avisada. Repetir não tem efeito',
  method: 'POST',
  path: 'order/{id}/cancelar',
  access: INTAKE_KEY,
  input: shape(
    z.object({
      id: externalId,
      code: z.optional(
        z.nullable(z.string().check(z.regex(/^[A-Z][A-Z_]{2,59}$/, 'Use um código do Open Delivery.'))),
      ),
      reason: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
      requestedBy: z.optional(z.enum(['CUSTOMER', 'PLATFORM'])),
    }),
    {
      decode: (wire): OutsideCancellation => ({
        externalId: wire.id,
        code: wire.code ?? CUSTOMER_CODE,
        reason: blankIsNone(wire.reason),
        by: wire.requestedBy === 'PLATFORM' ? 'platform' : 'customer',
      }),
      encode: (wish: OutsideCancellation) => ({
        id: wish.externalId,
        code: wish.code,
        reason: wish.reason,
        requestedBy: wish.by === 'platform' ? ('PLATFORM' as const) : ('CUSTOMER' as const),
      }),
    },
  ),
  output: receiptAnswer,
  errors: ['intake.key-invalid', 'intake.throttled', 'intake.order-not-found', 'intake.order-delivered'],
});

export const listReceivedOrders = defineCall({
  name: 'intake.list-orders',
  summary: 'Os pedidos recebidos, do mais novo ao mais antigo; filtra por status e desde',
  method: 'GET',
  path: 'order',
  access: INTAKE_KEY,
  input: shape(
    z.object({
      status: z.optional(z.enum(STATUS_LETTERS)),
      desde: z.optional(wireInstant),
      limite: z.optional(z.string().check(z.regex(/^\d{1,3}$/))),
    }),
    {
      decode: (wire) => ({
        letter: wire.status ?? null,
        since: wire.desde ? Date.parse(wire.desde) : null,
        limit: Math.min(Math.max(Number(wire.limite ?? 50), 1), 200),
      }),
      encode: (input: { letter: StatusLetter | null; since: number | null; limit: number }) => ({
        ...(input.letter === null ? {} : { status: input.letter }),
        ...(input.since === null ? {} : { desde: instant(input.since) }),
        limite: String(input.limit),
      }),
    },
  ),
  output: shape(z.object({ status: z.literal(true), data: z.array(receiptWire) }), {
    decode: (wire) => wire.data.map(receiptFromWire),
    encode: (receipts: IntakeReceipt[]) => ({ status: true as const, data: receipts.map(receiptToWire) }),
  }),
  errors: ['intake.key-invalid', 'intake.throttled'],
});

import { tidyName } from '@comanda/domain/kit/text/tidy-name';
import type { NewOrder } from '@comanda/domain/orders/orders/new-order';
import type { PauseClass, StoreStatus } from '@comanda/domain/store/store/order-taking';
import * as z from 'zod/mini';
import { defineCall, INTAKE_KEY } from '../../kit/define-call.ts';
import {
  bool,
  oneOf,
  plainMoment,
  plainNumber,
  plainReais,
  plainText,
  translated,
} from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, nullable, record } from '../../kit/record.ts';
import { asIs, nothing, type Shape, shape } from '../../kit/shape.ts';
import { instant, wireInstant } from '../../kit/wire-types.ts';
import { saleGap } from '../../store/store/online-sales.wire.ts';
import {
  courierStatusOf,
  courierWord,
  STATUS_LETTERS,
  type StatusLetter,
} from '../orders/status-letters.wire.ts';
import { newOrderFrom } from './new-order.wire.ts';
import {
  LONGEST_EXTERNAL_ID,
  type OpenDeliveryOrder,
  openDeliveryOrderWire,
} from './open-delivery-order.wire.ts';

const courierStatus = shape(z.nullable(z.string()), { decode: courierStatusOf, encode: courierWord });

const receipt = record({
  externalId: ['id', plainText],
  orderId: ['id_pedido', plainNumber],
  code: ['displayId', plainText],
  // Path of the customer's page of this order; '' after the page has expired.
  customerLink: ['link_cliente', plainText],
  letter: ['status', oneOf(STATUS_LETTERS)],
  courierStatus: ['externalDeliveryStatus', courierStatus],
  receivedAt: ['receivedAt', plainMoment],
  acceptBy: ['acceptBy', plainMoment],
  promisedFor: ['promisedFor', plainMoment],
  cancelReason: [
    'cancellation',
    nullable(record({ code: ['code', plainText], text: ['reason', plainText] })),
  ],
});

/** State of an order, for the program that sent it. */
export type IntakeReceipt = DomainOfShape<typeof receipt>;

const receiptAnswer = answer('data', receipt);

/** Only decodes: partners send documents, but we never write an order as a document. */
const orderDocument: Shape<NewOrder, OpenDeliveryOrder> = shape(openDeliveryOrderWire, {
  decode: newOrderFrom,
  encode: () => {
    throw new TypeError('an Open Delivery document is only ever received');
  },
});

/** In bytes; enough for some hundred items with all their options. */
const LARGEST_ORDER = 256 * 1024;

const externalId = z.string().check(z.minLength(1), z.maxLength(LONGEST_EXTERNAL_ID));

export const receiveOrder = defineCall({
  name: 'intake.receive-order',
  summary:
    'Receber um pedido (documento Order do Open Delivery v1.7); o mesmo id nunca cria um segundo pedido',
  route: 'POST order',
  access: INTAKE_KEY,
  largestBody: LARGEST_ORDER,
  input: orderDocument,
  output: receiptAnswer,
  errors: [
    'intake.key-invalid',
    'intake.throttled',
    'intake.id-reused',
    'intake.store-closed',
    'store.suspended',
    'payments.not-taken',
  ],
});

const status = translated({
  open: 'OPEN',
  paused: 'PAUSED',
  closed: 'CLOSED',
  suspended: 'SUSPENDED',
} as const satisfies Record<StoreStatus, string>);
const pauseClass = translated({
  break: 'BREAK',
  busy: 'BUSY',
  'no-courier': 'NO_COURIER',
  'no-ingredient': 'NO_INGREDIENT',
  unattended: 'UNATTENDED',
  other: 'OTHER',
} as const satisfies Record<PauseClass, string>);

const servedArea = record({
  district: ['bairro', plainText],
  city: ['cidade', plainText],
  state: ['uf', plainText],
  feeCents: ['taxa_entrega', plainReais],
  minimumCents: ['pedido_minimo', plainReais],
  // If the items cost at least this amount, the delivery is free; null: delivery is never free.
  freeFromCents: ['gratis_a_partir_de', nullable(plainReais)],
});

/** Maximum number of districts in an answer. If a store has more, the answer has the first of them. */
export const MAX_SERVED_AREAS = 2_000;

const storeStatus = record({
  status: ['status', status],
  // Time of the automatic opening; null: the store is open, or the time is unknown.
  opensAt: ['opensAt', nullable(plainMoment)],
  // Class of the reason for closing. The text that the store typed is private.
  reason: ['reason', nullable(pauseClass)],
  estimate: [
    'estimate',
    record({ minMinutes: ['minMinutes', plainNumber], maxMinutes: ['maxMinutes', plainNumber] }),
  ],
  takesOrdersNow: ['acceptsOrders', bool],
  takesOrdersForLater: ['acceptsScheduledOrders', bool],
  // Payment methods on delivery: `metodo` and brand as orders name them.
  methods: [
    'formas_pagamento',
    list(record({ key: ['chave', plainText], way: ['metodo', plainText], name: ['nome', plainText] })),
  ],
  // Districts with delivery by the store, sorted by city and name; empty if unknown.
  areas: ['bairros_atendidos', list(servedArea)],
  hasMoreAreas: ['mais_bairros', bool],
  // If orders with `payments.onlineCharge` are accepted now; otherwise the reason as code and text.
  onlinePayment: [
    'pagamento_online',
    record({
      isTaken: ['aceita', bool],
      gap: ['motivo', nullable(saleGap)],
      words: ['mensagem', nullable(plainText)],
    }),
  ],
});

/** The store's state for partners that send orders. */
export type StoreStatusForPartners = DomainOfShape<typeof storeStatus>;

export const getStoreStatus = defineCall({
  name: 'intake.store-standing',
  summary:
    'Se a loja está aberta, em pausa, fechada ou suspensa, até quando, a previsão que promete, o que aceita na entrega, se aceita pagamento online (se não, por quê) e os bairros que atende, com taxa, mínimo e a partir de quanto é grátis',
  route: 'GET order/loja',
  access: INTAKE_KEY,
  input: nothing,
  output: answer('data', storeStatus),
  errors: ['intake.key-invalid', 'intake.throttled'],
});

export const findOrder = defineCall({
  name: 'intake.find-order',
  summary: 'O que foi feito de um pedido, pelo id do parceiro',
  route: 'GET order/{id}',
  access: INTAKE_KEY,
  input: record({ externalId: ['id', asIs(externalId)] }),
  output: receiptAnswer,
  errors: ['intake.key-invalid', 'intake.throttled', 'intake.order-not-found'],
});

/** A cancellation from outside the store. `by` is the side that requested the cancellation. */
export interface OutsideCancellation {
  externalId: string;
  code: string;
  reason: string | null;
  by: 'customer' | 'platform';
}

/** Reason code of Open Delivery for a cancellation that the customer requested. */
const CUSTOMER_CODE = 'CONSUMER_CANCELLATION_REQUESTED';
const blankIsNone = (text: string | null | undefined) => tidyName(text ?? '') || null;

export const cancelReceivedOrder = defineCall({
  name: 'intake.cancel-order',
  summary:
    'Cancelar um pedido a pedido do cliente ou da plataforma; a loja é avisada. Repetir não tem efeito',
  route: 'POST order/{id}/cancelar',
  access: INTAKE_KEY,
  input: shape(
    z.object({
      id: externalId,
      code: z.optional(
        z.nullable(z.string().check(z.regex(/^[A-Z][A-Z_]{2,59}$/, 'Use um código do Open Delivery.'))),
      ),
      reason: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
      requestedBy: z.optional(z.nullable(z.enum(['CUSTOMER', 'PLATFORM']))),
    }),
    {
      decode: (wire): OutsideCancellation => ({
        externalId: wire.id,
        code: wire.code ?? CUSTOMER_CODE,
        reason: blankIsNone(wire.reason),
        by: wire.requestedBy === 'PLATFORM' ? 'platform' : 'customer',
      }),
      encode: (request: OutsideCancellation) => ({
        id: request.externalId,
        code: request.code,
        reason: request.reason,
        requestedBy: request.by === 'platform' ? ('PLATFORM' as const) : ('CUSTOMER' as const),
      }),
    },
  ),
  output: receiptAnswer,
  errors: ['intake.key-invalid', 'intake.throttled', 'intake.order-not-found', 'intake.order-delivered'],
});

export const listReceivedOrders = defineCall({
  name: 'intake.list-orders',
  summary:
    'Os pedidos recebidos, do mais novo ao mais antigo; filtra por status e desde. Com status de pedido encerrado (concluído ou cancelado), os dos últimos 90 dias',
  route: 'GET order',
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
  output: answer('data', list(receipt)),
  errors: ['intake.key-invalid', 'intake.throttled'],
});

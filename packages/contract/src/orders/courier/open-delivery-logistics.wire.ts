import { COURIER_EVENTS, type CourierEventType } from '@comanda/domain/orders/courier/courier-events';
import * as z from 'zod/mini';
import { asText, wireInstant, writable } from '../../kit/wire-types.ts';

/**
 * The logistics calls of Open Delivery v1.7.0 (Abrasel) that we make or receive. Used by the adapter and by
 * the reference service. As the standard requires, unknown fields and words are accepted.
 */
export const LOGISTICS_PATHS = {
  token: '/oauth/token',
  delivery: '/v1/logistics/delivery',
  deliveryOf: (orderId: string) => `/v1/logistics/delivery/${encodeURIComponent(orderId)}`,
  availability: '/v1/logistics/availability',
  handleProblem: (orderId: string) => `/v1/logistics/handleProblem/${encodeURIComponent(orderId)}`,
  cancel: (orderId: string) => `/v1/logistics/cancel/${encodeURIComponent(orderId)}`,
  /** Path of our webhook, below the base URL that the service has stored for a store. */
  newEvent: '/v1/newLogisticEvent',
} as const;

/** Headers of a webhook. The signature is the lower-case hex HMAC-SHA256 of the body, keyed with the client secret. */
export const WEBHOOK_HEADERS = {
  appId: 'x-app-id',
  merchantId: 'x-app-merchantid',
  signature: 'x-app-signature',
} as const;

const text = (max: number) => z.string().check(z.maxLength(max));
const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));
/** Texts of a service that are only displayed: numbers become text, and longer texts are cut. */
const words = (max: number) =>
  z.pipe(
    z.transform(asText),
    z.string().check(
      writable,
      z.overwrite((value) => value.slice(0, max).toWellFormed()),
    ),
  );
/** An id: must not be cut, so a longer text is refused. */
const name = (max: number) => z.pipe(z.transform(asText), z.string().check(z.minLength(1), z.maxLength(max)));
/** An optional value. If invalid, it counts as missing, because an event must not be refused for it. */
const hint = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.catch(z.nullable(schema), null));
const price = z.looseObject({ value: z.number(), currency: text(3) });

export const tokenRequestWire = z.object({
  client_id: text(200),
  client_secret: text(500),
  grant_type: z.literal('client_credentials'),
});

export const tokenResponseWire = z.looseObject({
  access_token: z.string().check(z.minLength(1), z.maxLength(4_000)),
  token_type: z.string(),
  expires_in: optional(z.number()),
});

const address = z.looseObject({
  country: text(2),
  state: text(10),
  city: text(200),
  district: text(200),
  street: text(300),
  number: text(40),
  postalCode: text(20),
  complement: text(300),
  reference: optional(text(400)),
  latitude: optional(z.number()),
  longitude: optional(z.number()),
});

const merchant = z.looseObject({ id: text(100), name: text(500) });

/** Body of a new delivery. */
export const deliveryOrderWire = z.looseObject({
  orderId: z.uuid(),
  orderDisplayId: text(60),
  merchant,
  pickupAddress: address,
  deliveryAddress: address,
  returnToMerchant: z.boolean(),
  canCombine: z.boolean(),
  notifyReadyForPickup: optional(z.boolean()),
  notifyPickup: optional(z.boolean()),
  notifyConclusion: optional(z.boolean()),
  customerName: text(200),
  customerPhone: optional(text(40)),
  vehicle: z.looseObject({ type: z.array(text(40)), container: text(20) }),
  limitTimes: z.looseObject({ pickupLimit: z.int(), deliveryLimit: z.int() }),
  totalOrderPrice: price,
  totalWeight: z.int(),
  additionalPricePercentual: optional(z.number()),
  payments: z.looseObject({
    method: z.enum(['OFFLINE', 'ONLINE']),
    wirelessPos: optional(z.boolean()),
    offlineMethod: optional(z.array(z.looseObject({ type: text(40), amount: price }))),
    change: optional(price),
  }),
});
export type DeliveryOrderWire = z.infer<typeof deliveryOrderWire>;

const EVENT_WORDS: Record<string, CourierEventType> = Object.fromEntries(
  COURIER_EVENTS.map((type) => [eventWord(type), type]),
);

/** Converts `order-picked` to ORDER_PICKED, and so on. */
export function eventWord(type: CourierEventType): string {
  return type.toUpperCase().replaceAll('-', '_');
}

/** Null for words that this version of the standard does not have. */
export function eventOfWord(word: string): CourierEventType | null {
  return Object.hasOwn(EVENT_WORDS, word) ? (EVENT_WORDS[word] ?? null) : null;
}

export const deliveryResponseWire = z.looseObject({
  deliveryId: name(100),
  event: words(60),
});

const eventWire = z.looseObject({
  type: z.string().check(z.minLength(1), z.maxLength(60)),
  message: hint(words(1_000)),
  datetime: wireInstant,
  rejectionInfo: hint(z.looseObject({ reason: words(60) })),
});

const deliveryPerson = hint(z.looseObject({ name: hint(words(200)), phone: hint(words(40)) }));
const chosenVehicle = hint(z.looseObject({ type: hint(words(40)) }));

const problem = z.looseObject({
  reason: hint(words(80)),
  message: hint(words(1_000)),
  datetime: hint(wireInstant),
  canFinishDeliver: hint(z.boolean()),
  needMerchantAction: hint(z.boolean()),
});

/** A problem in the details of a delivery. Unlike a problem in an event, it does not say who must act. */
const pastProblem = z.looseObject({
  reason: hint(words(80)),
  message: hint(words(1_000)),
  datetime: hint(wireInstant),
  resolved: hint(z.boolean()),
});

/** Body of a webhook. */
export const logisticsEventWire = z.looseObject({
  deliveryId: name(100),
  orderId: hint(name(100)),
  event: eventWire,
  problem: optional(z.array(problem).check(z.maxLength(100))),
  vehicle: chosenVehicle,
  deliveryPerson,
  externalTrackingURL: hint(text(500)),
});
export type LogisticsEventWire = z.infer<typeof logisticsEventWire>;

/** All events of a delivery's last attempt. */
export const deliveryDetailsWire = z.looseObject({
  deliveryId: name(100),
  events: z.array(eventWire).check(z.maxLength(500)),
  problem: optional(z.array(pastProblem).check(z.maxLength(100))),
  vehicle: chosenVehicle,
  deliveryPerson,
  externalTrackingURL: hint(text(500)),
});
export type DeliveryDetailsWire = z.infer<typeof deliveryDetailsWire>;

/** Price and time of a delivery that starts now. */
export const availabilityWire = z.looseObject({
  deliveryPrice: optional(
    z.looseObject({
      price: z.looseObject({ value: z.number() }),
      pricingList: hint(text(20)),
      additionalPricePercentual: hint(z.number()),
    }),
  ),
  ETAs: hint(
    z.looseObject({
      pickupEtaInMinutes: hint(z.number()),
      deliveryEtaInMinutes: hint(z.number()),
    }),
  ),
});
export type AvailabilityWire = z.infer<typeof availabilityWire>;

/** The store's answer to a problem. */
export const handleProblemWire = z.looseObject({
  reason: text(80),
  action: z.enum(['RETURN_TO_STORE', 'DELIVER_PRODUCT', 'CANCEL_DELIVERY']),
});

/** Cancellation reasons in the standard's words. */
export const CANCEL_REASONS = [
  'CONSUMER_CANCELLATION_REQUESTED',
  'NO_SHOW',
  'PROBLEM_AT_MERCHANT',
  'HIGH_ACCEPTANCE_TIME',
  'INCORRECT_ORDER_OR_PRODUCT_PICKUP',
  'PROBLEM_RESOLUTION',
  'DISCOMBINE_ORDER',
  'OTHER',
] as const;

export const cancelRequestWire = z.looseObject({
  reason: z.enum(CANCEL_REASONS),
  action: optional(z.enum(['RETURN_TO_STORE', 'CANCEL_DELIVERY'])),
  message: optional(text(500)),
});

export const cancelResponseWire = z.looseObject({ additionalCharges: z.boolean() });

/** Fields of a refusal (problem+json) that are useful for people. */
export const problemWire = z.looseObject({ title: hint(words(500)), detail: hint(words(1_000)) });

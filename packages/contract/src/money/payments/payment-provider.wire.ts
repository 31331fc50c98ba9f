import { RECEIVER_STATES } from '@comanda/domain/money/online-payment/receiver-state';
import { CHARGE_METHODS } from '@comanda/domain/money/payments/payment-states';
import * as z from 'zod/mini';

/**
 * The protocol between the adapter and the payment provider's simulator. Amounts are integer cents, times ISO
 * instants with zone, days `YYYY-MM-DD`. Each object that we create has a reference chosen by us. PUT creates
 * the object. Repeating the PUT has no effect; with different data it is refused (422).
 */
export const PROVIDER_PATHS = {
  receiver: (reference: string) => `/v1/receivers/${encodeURIComponent(reference)}`,
  document: (reference: string, kind: string) =>
    `/v1/receivers/${encodeURIComponent(reference)}/documents/${encodeURIComponent(kind)}`,
  charge: (reference: string) => `/v1/charges/${encodeURIComponent(reference)}`,
  withdrawCharge: (reference: string) => `/v1/charges/${encodeURIComponent(reference)}/withdraw`,
  refund: (reference: string) => `/v1/refunds/${encodeURIComponent(reference)}`,
  transfer: (reference: string) => `/v1/transfers/${encodeURIComponent(reference)}`,
  boleto: (reference: string) => `/v1/boletos/${encodeURIComponent(reference)}`,
  withdrawBoleto: (reference: string) => `/v1/boletos/${encodeURIComponent(reference)}/withdraw`,
  key: (kind: string, key: string) => `/v1/keys/${encodeURIComponent(kind)}/${encodeURIComponent(key)}`,
  object: (reference: string) => `/v1/objects/${encodeURIComponent(reference)}`,
  changes: (since: string) => `/v1/changes?since=${encodeURIComponent(since)}`,
  report: (day: string) => `/v1/report/${encodeURIComponent(day)}`,
  settlement: (day: string) => `/v1/settlements/${encodeURIComponent(day)}`,
} as const;

/** Header of a webhook: the lower-case hex HMAC-SHA256 of the body's bytes, keyed with the shared secret. */
export const SIGNATURE_HEADER = 'x-signature';

const cents = z.int().check(z.gte(0), z.lte(1_000_000_000_000));
const text = (max: number) => z.string().check(z.maxLength(max));
const reference = text(60);
const moment = z.iso.datetime({ offset: true });
const day = z.iso.date();
const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));

/** A document of a receiver with its status at the provider. */
const documentState = z.looseObject({
  kind: text(40),
  state: z.enum(['waiting', 'approved', 'rejected']),
  reason: optional(text(200)),
});

export const receiverRequestWire = z.object({
  name: text(200),
  /** CPF or CNPJ without punctuation. */
  document: text(14),
  email: text(200),
});

export const documentRequestWire = z.object({ contentType: text(80), base64: z.string() });

export const chargeRequestWire = z.object({
  receiver: reference,
  amountCents: cents,
  method: z.enum(CHARGE_METHODS),
  cardToken: optional(text(200)),
  brand: optional(text(40)),
  instalments: z.int().check(z.gte(1), z.lte(12)),
  /** The charge can be paid only until this time. */
  expiresAt: moment,
});

export const refundRequestWire = z.object({ charge: reference, amountCents: cents });

export const accountWire = z.object({
  holderName: text(200),
  holderDocument: text(14),
  /** A Pix key, or bank, branch and account. */
  key: optional(text(100)),
  bank: optional(text(8)),
  branch: optional(text(10)),
  account: optional(text(20)),
});

export const transferRequestWire = z.object({
  receiver: reference,
  amountCents: cents,
  account: accountWire,
});

export const boletoRequestWire = z.object({
  amountCents: cents,
  dueOn: day,
  payerName: text(200),
  payerDocument: text(14),
});

const common = { reference, updatedAt: moment };

const receiver = z.looseObject({
  kind: z.literal('receiver'),
  ...common,
  state: z.enum(RECEIVER_STATES),
  reasons: z.array(text(200)),
  documents: z.array(documentState),
});
const charge = z.looseObject({
  kind: z.literal('charge'),
  ...common,
  state: z.enum(['waiting', 'refused', 'expired', 'captured']),
  amountCents: cents,
  /** The total paid amount; exceeds the charge if the charge was paid twice. */
  paidCents: cents,
  capturedAt: optional(moment),
  pixCode: optional(text(512)),
  expiresAt: optional(moment),
  reason: optional(text(200)),
});
const refund = z.looseObject({
  kind: z.literal('refund'),
  ...common,
  charge: reference,
  state: z.enum(['waiting', 'refused', 'done']),
  amountCents: cents,
  doneAt: optional(moment),
  reason: optional(text(200)),
});
const dispute = z.looseObject({
  kind: z.literal('dispute'),
  ...common,
  charge: reference,
  way: z.enum(['chargeback', 'med']),
  state: z.enum(['open', 'won', 'lost']),
  amountCents: cents,
  blockedCents: cents,
  openedAt: moment,
  /** `judgedBy`: deadline of the decision. `paidBackBy`: deadline of the money's return. */
  judgedBy: moment,
  paidBackBy: moment,
  closedAt: optional(moment),
  reason: optional(text(200)),
});
const transfer = z.looseObject({
  kind: z.literal('transfer'),
  ...common,
  receiver: reference,
  state: z.enum(['waiting', 'paid', 'failed', 'returned']),
  amountCents: cents,
  paidAt: optional(moment),
  reason: optional(text(200)),
});
const boleto = z.looseObject({
  kind: z.literal('boleto'),
  ...common,
  state: z.enum(['open', 'paid', 'withdrawn']),
  amountCents: cents,
  paidCents: cents,
  dueOn: day,
  /** The 44 digits of the barcode. */
  barcode: text(44),
  /** Pix code that pays the same boleto. */
  pixCode: optional(text(512)),
  paidAt: optional(moment),
});

/** The object that the payment provider has stored under a reference. */
export const providerObjectWire = z.discriminatedUnion('kind', [
  receiver,
  charge,
  refund,
  dispute,
  transfer,
  boleto,
]);
export type ProviderObject = z.infer<typeof providerObjectWire>;

/** A webhook names only the changed object; the server fetches the new state. */
export const providerEventWire = z.looseObject({
  eventId: text(80).check(z.minLength(8)),
  kind: z.enum(['receiver', 'charge', 'refund', 'dispute', 'transfer', 'boleto']),
  reference,
  /** The disputed charge: a dispute has no reference chosen by us, so the event names the charge. */
  charge: optional(reference),
});
export type ProviderEvent = z.infer<typeof providerEventWire>;

export const changesWire = z.looseObject({
  changes: z.array(providerEventWire).check(z.maxLength(1_000)),
  /** Start for the next request; unchanged if there are no new events. */
  next: text(40),
});

export const keyHolderWire = z.looseObject({ name: text(200), document: text(14) });

export const REPORT_EVENTS = [
  'captured',
  'refunded',
  'blocked',
  'released',
  'charged-back',
  'transferred',
  'transfer-returned',
  'boleto-paid',
] as const;

export const dailyReportWire = z.looseObject({
  day,
  openingCents: z.int(),
  closingCents: z.int(),
  lines: z.array(
    z.looseObject({
      reference,
      event: z.enum(REPORT_EVENTS),
      /** Negative: money leaves the account. */
      cents: z.int(),
      at: moment,
    }),
  ),
});

/** Amounts that receivers got on a bank day, before our fees. */
export const settlementWire = z.looseObject({
  day,
  lines: z.array(
    z.looseObject({ charge: reference, instalment: z.int(), instalments: z.int(), cents: z.int() }),
  ),
});

export const providerProblemWire = z.looseObject({ title: optional(text(200)), reason: optional(text(200)) });

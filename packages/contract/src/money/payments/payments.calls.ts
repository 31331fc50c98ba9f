import { CHARGE_METHODS, type ChargeMethod } from '@comanda/domain/money/payments/payment-states';
import * as z from 'zod/mini';
import { defineCall, INTAKE_KEY } from '../../kit/define-call.ts';
import { oneOf, plainMoment, plainNumber, plainReais, plainText, translated } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, nullable, record } from '../../kit/record.ts';
import { asIs, shape } from '../../kit/shape.ts';
import { LONGEST_EXTERNAL_ID } from '../../orders/intake/open-delivery-order.wire.ts';
import { CHARGE_WORDS } from './charge-words.ts';

const externalId = z.string().check(z.minLength(1), z.maxLength(LONGEST_EXTERNAL_ID));
const MAX_INSTALMENTS = 12;

/** Starts the online payment of an order: the payment method, and the partner's own order id. */
export interface ChargeOfOrder {
  externalId: string;
  method: ChargeMethod;
  cardToken: string | null;
  brand: string | null;
  instalments: number;
}

const request = shape(
  z
    .object({
      id: externalId,
      metodo: z.enum(CHARGE_METHODS),
      // One-time card token from the payment provider's form: no card number reaches this server.
      token: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(200)))),
      bandeira: z.optional(
        z.nullable(
          z.string().check(z.regex(/^[\p{L}\d][\p{L}\d _-]{0,39}$/u, 'Use o nome da bandeira, como Visa.')),
        ),
      ),
      parcelas: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(MAX_INSTALMENTS)))),
    })
    .check(
      z.refine(({ metodo, token }) => (metodo !== 'CREDIT' && metodo !== 'DEBIT') || token != null, {
        path: ['token'],
        message: 'Obrigatório em pagamentos com cartão.',
      }),
      z.refine(({ metodo, parcelas }) => metodo === 'CREDIT' || (parcelas ?? 1) === 1, {
        path: ['parcelas'],
        message: 'Só cartão de crédito tem parcelas.',
      }),
    ),
  {
    decode: (wire): ChargeOfOrder => ({
      externalId: wire.id,
      method: wire.metodo,
      cardToken: wire.token ?? null,
      brand: wire.bandeira ?? null,
      instalments: wire.parcelas ?? 1,
    }),
    encode: (charge: ChargeOfOrder) => ({
      id: charge.externalId,
      metodo: charge.method,
      token: charge.cardToken,
      bandeira: charge.brand,
      parcelas: charge.instalments,
    }),
  },
);

const charge = record({
  chargeId: ['id_cobranca', plainNumber],
  orderId: ['id_pedido', plainNumber],
  state: ['situacao', translated(CHARGE_WORDS)],
  method: ['metodo', oneOf(CHARGE_METHODS)],
  cents: ['valor', plainReais],
  // The code that the customer pastes into the bank's app; null: not Pix, or not payable.
  pixCode: ['pix_copia_e_cola', nullable(plainText)],
  expiresAt: ['vence_em', plainMoment],
  paidAt: ['paga_em', nullable(plainMoment)],
  // The provider's reason for the refusal, if it gives one.
  reason: ['motivo', nullable(plainText)],
});
export type ShownCharge = DomainOfShape<typeof charge>;

export const chargeOrder = defineCall({
  name: 'payments.charge-order',
  summary:
    'Cobrar online um pedido enviado com payments.onlineCharge: Pix (responde o copia e cola) ou cartão (responde se passou). Pago, o pedido vai para a loja. Repetir não cobra de novo; recusada ou vencida, outra cobrança pode ser feita',
  route: 'POST order/{id}/cobranca',
  access: INTAKE_KEY,
  input: request,
  output: answer('data', charge),
  errors: [
    'intake.key-invalid',
    'intake.throttled',
    'intake.order-not-found',
    'payments.not-taken',
    'payments.not-awaited',
    'payments.charge-under-way',
  ],
});

export const findChargeOfOrder = defineCall({
  name: 'payments.find-charge',
  summary: 'Como está a última cobrança online de um pedido',
  route: 'GET order/{id}/cobranca',
  access: INTAKE_KEY,
  input: record({ externalId: ['id', asIs(externalId)] }),
  output: answer('data', charge),
  errors: ['intake.key-invalid', 'intake.throttled', 'intake.order-not-found', 'payments.charge-not-found'],
});

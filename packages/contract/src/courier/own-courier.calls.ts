import type { CourierRequestStatus } from '@comanda/domain/courier/courier-request';
import { centsFromReais, reaisFromCents } from '@comanda/domain/money/cents';
import * as z from 'zod/mini';
import { defineCall, PUBLIC } from '../define-call.ts';
import { shape } from '../shape.ts';

/** A delivery as the store's own courier sees it: where to, whom, what to charge. Money in cents. */
export interface OwnDelivery {
  /** Keeps the delivery for this device; void when the request ends. */
  token: string;
  status: Extract<CourierRequestStatus, 'waiting-collect' | 'with-delivery' | 'finished'>;
  storeName: string;
  orderCode: string;
  customerName: string;
  /** As people read and dial them; null when unknown. */
  customerPhone: string | null;
  storePhone: string | null;
  address: string;
  complement: string | null;
  reference: string | null;
  latitude: number | null;
  longitude: number | null;
  chargeCents: number;
  paymentSummary: string;
}

const STEP_WORDS = {
  'waiting-collect': 'retirar',
  'with-delivery': 'levar',
  finished: 'entregue',
} as const satisfies Record<OwnDelivery['status'], string>;
const STEPS = ['waiting-collect', 'with-delivery', 'finished'] as const;

const deliveryWire = z.object({
  token: z.string(),
  passo: z.enum(Object.values(STEP_WORDS)),
  loja: z.string(),
  hash_pedido: z.string(),
  cliente: z.string(),
  telefone_cliente: z.nullable(z.string()),
  telefone_loja: z.nullable(z.string()),
  endereco: z.string(),
  complemento: z.nullable(z.string()),
  referencia: z.nullable(z.string()),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  cobrar_cliente: z.number(),
  pagamento_resumo: z.string(),
});

const deliveryAnswer = shape(z.object({ status: z.literal(true), entrega: deliveryWire }), {
  decode: ({ entrega: wire }): OwnDelivery => ({
    token: wire.token,
    status: STEPS.find((step) => STEP_WORDS[step] === wire.passo) ?? 'waiting-collect',
    storeName: wire.loja,
    orderCode: wire.hash_pedido,
    customerName: wire.cliente,
    customerPhone: wire.telefone_cliente,
    storePhone: wire.telefone_loja,
    address: wire.endereco,
    complement: wire.complemento,
    reference: wire.referencia,
    latitude: wire.lat,
    longitude: wire.lng,
    chargeCents: centsFromReais(wire.cobrar_cliente),
    paymentSummary: wire.pagamento_resumo,
  }),
  encode: (delivery: OwnDelivery) => ({
    status: true as const,
    entrega: {
      token: delivery.token,
      passo: STEP_WORDS[delivery.status],
      loja: delivery.storeName,
      hash_pedido: delivery.orderCode,
      cliente: delivery.customerName,
      telefone_cliente: delivery.customerPhone,
      telefone_loja: delivery.storePhone,
      endereco: delivery.address,
      complemento: delivery.complement,
      referencia: delivery.reference,
      lat: delivery.latitude,
      lng: delivery.longitude,
      cobrar_cliente: reaisFromCents(delivery.chargeCents),
      pagamento_resumo: delivery.paymentSummary,
    },
  }),
});

const required = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const token = required(200);

/** What a courier types to take a delivery. The plate is optional: there are bicycles. */
export interface TakeDelivery {
  code: string;
  name: string;
  vehicle: string;
  plate: string | null;
}

export const takeOwnDelivery = defineCall({
  name: 'courier.take-own-delivery',
  summary: 'O entregador da própria loja assume a entrega com o código que a loja passou',
  method: 'POST',
  path: 'entregador/codigo',
  access: PUBLIC,
  input: shape(
    z.object({
      codigo: required(20),
      nome: required(80),
      veiculo: required(40),
      placa: z.optional(z.nullable(z.string().check(z.maxLength(12)))),
    }),
    {
      decode: (wire): TakeDelivery => ({
        code: wire.codigo,
        name: wire.nome,
        vehicle: wire.veiculo,
        plate: wire.placa?.trim().toUpperCase() || null,
      }),
      encode: (input: TakeDelivery) => ({
        codigo: input.code,
        nome: input.name,
        veiculo: input.vehicle,
        placa: input.plate,
      }),
    },
  ),
  output: deliveryAnswer,
  errors: ['courier.code-unknown', 'auth.throttled'],
});

/** Reading is a POST too: the token stays out of addresses and logs. */
export const getOwnDelivery = defineCall({
  name: 'courier.get-own-delivery',
  summary: 'A entrega que este aparelho assumiu',
  method: 'POST',
  path: 'entregador/entrega',
  access: PUBLIC,
  input: shape(z.object({ token }), {
    decode: (wire) => ({ token: wire.token }),
    encode: (input: { token: string }) => ({ token: input.token }),
  }),
  output: deliveryAnswer,
  errors: ['courier.delivery-over', 'auth.throttled'],
});

/** `picked-up` and `delivered`; repeating one that is reached already has no effect. */
export const moveOwnDelivery = defineCall({
  name: 'courier.move-own-delivery',
  summary: 'O entregador pegou ou entregou o pedido',
  method: 'POST',
  path: 'entregador/andamento',
  access: PUBLIC,
  input: shape(z.object({ token, passo: z.enum(['peguei', 'entreguei']) }), {
    decode: (wire) => ({
      token: wire.token,
      step: wire.passo === 'peguei' ? ('picked-up' as const) : ('delivered' as const),
    }),
    encode: (input: { token: string; step: 'picked-up' | 'delivered' }) => ({
      token: input.token,
      passo: input.step === 'picked-up' ? ('peguei' as const) : ('entreguei' as const),
    }),
  }),
  output: deliveryAnswer,
  errors: ['courier.delivery-over', 'auth.throttled'],
});

import type { CourierRequestStatus } from '@comanda/domain/orders/orders/courier-request';
import { defineCall, PUBLIC } from '../../kit/define-call.ts';
import {
  bool,
  plainNumber,
  plainReais,
  plainText,
  text,
  textOrNull,
  translated,
} from '../../kit/field-types.ts';
import { answer, type DomainOfShape, nullable, record } from '../../kit/record.ts';
import { shape } from '../../kit/shape.ts';

const step = translated({
  'waiting-collect': 'retirar',
  'with-delivery': 'levar',
  finished: 'entregue',
} as const satisfies Partial<Record<CourierRequestStatus, string>>);

const ownDelivery = record({
  // Token that reserves the delivery for this device. Invalid after the courier request has ended.
  token: ['token', plainText],
  status: ['passo', step],
  storeName: ['loja', plainText],
  orderCode: ['hash_pedido', plainText],
  customerName: ['cliente', plainText],
  // Phones as people read and dial them; null: unknown.
  customerPhone: ['telefone_cliente', nullable(plainText)],
  storePhone: ['telefone_loja', nullable(plainText)],
  address: ['endereco', plainText],
  // True: the house number is unknown, so map apps get the address line unchanged.
  lacksNumber: ['sem_numero', bool],
  complement: ['complemento', nullable(plainText)],
  reference: ['referencia', nullable(plainText)],
  latitude: ['lat', nullable(plainNumber)],
  longitude: ['lng', nullable(plainNumber)],
  chargeCents: ['cobrar_cliente', plainReais],
  paymentSummary: ['pagamento_resumo', plainText],
});

/** A delivery as the store's own courier sees it: destination, customer, amount to charge. */
export type OwnDelivery = DomainOfShape<typeof ownDelivery>;

const deliveryAnswer = answer('entrega', ownDelivery);

const token = text({ max: 200 });

/** Maximum lengths of the fields that a courier types. */
export const OWN_COURIER_LIMITS = { code: 20, name: 80, vehicle: 40, plate: 12 } as const;

/** Null: bicycles have no plate. */
const plate = textOrNull({ max: OWN_COURIER_LIMITS.plate });

/** The fields a courier types to take a delivery. */
const takeDelivery = record({
  code: ['codigo', text({ max: OWN_COURIER_LIMITS.code })],
  name: ['nome', text({ max: OWN_COURIER_LIMITS.name })],
  vehicle: ['veiculo', text({ max: OWN_COURIER_LIMITS.vehicle })],
  plate: [
    'placa',
    shape(plate.wire, { decode: (wire) => plate.decode(wire)?.toUpperCase() ?? null, encode: plate.encode }),
  ],
});
export type TakeDelivery = DomainOfShape<typeof takeDelivery>;

export const takeOwnDelivery = defineCall({
  name: 'courier.take-own-delivery',
  summary: 'O entregador da própria loja assume a entrega com o código que a loja passou',
  route: 'POST entregador/codigo',
  access: PUBLIC,
  input: takeDelivery,
  output: deliveryAnswer,
  errors: ['courier.code-unknown', 'auth.throttled'],
});

/** A POST although it only reads, so that the token is not in URLs and logs. */
export const getOwnDelivery = defineCall({
  name: 'courier.get-own-delivery',
  summary: 'A entrega que este aparelho assumiu',
  route: 'POST entregador/entrega',
  access: PUBLIC,
  input: record({ token: ['token', token] }),
  output: deliveryAnswer,
  errors: ['courier.delivery-over', 'auth.throttled'],
});

/** Steps `picked-up` and `delivered`; a repeated step has no effect. */
export const moveOwnDelivery = defineCall({
  name: 'courier.move-own-delivery',
  summary: 'O entregador pegou ou entregou o pedido',
  route: 'POST entregador/andamento',
  access: PUBLIC,
  input: record({
    token: ['token', token],
    step: ['passo', translated({ 'picked-up': 'peguei', delivered: 'entreguei' })],
  }),
  output: deliveryAnswer,
  errors: ['courier.delivery-over', 'auth.throttled'],
});

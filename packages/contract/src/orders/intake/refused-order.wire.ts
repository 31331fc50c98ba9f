import { plainMoment, plainNumber, plainText } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, nullable, record } from '../../kit/record.ts';

const alikeRefused = record({
  // The partner's id of the last order; empty if the document had none.
  externalId: ['id', plainText],
  // The failure code that the partner received.
  reason: ['motivo', plainText],
  // Name of the partner's program, from the document, otherwise from the intake key.
  partner: ['parceiro', nullable(plainText)],
  // The first invalid field of the last order, its fault, and the number of faults.
  field: ['campo', nullable(plainText)],
  words: ['detalhe', nullable(plainText)],
  faults: ['campos_com_erro', plainNumber],
  firstAt: ['primeira_vez', plainMoment],
  lastAt: ['ultima_vez', plainMoment],
  times: ['vezes', plainNumber],
  orders: ['pedidos', plainNumber],
});

/** Orders of one partner that the intake refused for the same reason. */
export type RefusedOrders = DomainOfShape<typeof alikeRefused>;

/** Refused orders, the newest first, up to a hundred rows. */
export const refusedOrders = answer('recusados', list(alikeRefused));

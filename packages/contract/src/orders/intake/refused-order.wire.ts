import { plainMoment, plainNumber, plainText } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, nullable, record } from '../../kit/record.ts';

const alikeRefused = record({
  // The partner's id of the last order; empty where it was missing.
  externalId: ['id', plainText],
  // The failure's code, as the partner read it.
  reason: ['motivo', plainText],
  // The partner's program, as the document or else its key names it.
  partner: ['parceiro', nullable(plainText)],
  // The first field at fault in the last order, its fault, and the number of faults.
  field: ['campo', nullable(plainText)],
  words: ['detalhe', nullable(plainText)],
  faults: ['campos_com_erro', plainNumber],
  firstAt: ['primeira_vez', plainMoment],
  lastAt: ['ultima_vez', plainMoment],
  times: ['vezes', plainNumber],
  orders: ['pedidos', plainNumber],
});

/** Orders that one partner sent and the intake refused for one reason. */
export type RefusedOrders = DomainOfShape<typeof alikeRefused>;

/** The newest first, up to a hundred. */
export const refusedOrders = answer('recusados', list(alikeRefused));

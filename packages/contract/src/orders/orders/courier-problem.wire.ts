import type { ProblemAction } from '@comanda/domain/orders/orders/delivery-problem';
import { bool, id, moment, plainMoment, plainText, translated } from '../../kit/field-types.ts';
import { type DomainOfShape, nullable, record } from '../../kit/record.ts';

/** The standard's words for the courier's next action; ours are the same in small letters. */
export const ACTION_WORDS = {
  'return-to-store': 'RETURN_TO_STORE',
  'deliver-product': 'DELIVER_PRODUCT',
  'cancel-delivery': 'CANCEL_DELIVERY',
} as const satisfies Record<ProblemAction, string>;

const action = translated(ACTION_WORDS);

/** `problema` of a request: the last problem that the courier reported. */
export const deliveryProblem = record({
  reason: ['motivo', plainText],
  words: ['texto', plainText],
  at: ['em', plainMoment],
  canFinish: ['pode_concluir', bool],
  needsStore: ['espera_loja', bool],
  answer: ['resposta', nullable(action)],
  isAnswerTaken: ['resposta_entregue', bool],
});

/** The store's answer to a problem; `em` is the time of the problem on the screen. */
export const problemAnswerInput = record({
  requestId: ['id', id],
  problemAt: ['em', moment],
  action: ['acao', action],
});
export type ProblemAnswer = DomainOfShape<typeof problemAnswerInput>;

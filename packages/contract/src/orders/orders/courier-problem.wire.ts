import type { ProblemAction } from '@comanda/domain/orders/orders/delivery-problem';
import { id, moment, plainBoolean, plainMoment, plainText, translated } from '../../kit/field-types.ts';
import { type DomainOfShape, nullable, record, tolerant } from '../../kit/record.ts';

/** The standard's words for the courier's next action. Our words are the same, but in small letters. */
export const ACTION_WORDS = {
  'return-to-store': 'RETURN_TO_STORE',
  'deliver-product': 'DELIVER_PRODUCT',
  'cancel-delivery': 'CANCEL_DELIVERY',
} as const satisfies Record<ProblemAction, string>;

const action = translated(ACTION_WORDS);

/** The field `problema` of a courier request: the last problem that the courier reported. */
export const deliveryProblem = tolerant(
  record({
    reason: ['motivo', plainText],
    words: ['texto', plainText],
    at: ['em', plainMoment],
    canFinish: ['pode_concluir', plainBoolean],
    needsStore: ['espera_loja', plainBoolean],
    answer: ['resposta', nullable(action)],
    isAnswerTaken: ['resposta_entregue', plainBoolean],
  }),
);

/** The store's answer to a delivery problem. `em` identifies the problem that the user saw, by its time. */
export const problemAnswerInput = record({
  requestId: ['id', id],
  problemAt: ['em', moment],
  action: ['acao', action],
});
export type ProblemAnswer = DomainOfShape<typeof problemAnswerInput>;

import {
  type DeliveryProblem,
  PROBLEM_ACTIONS,
  type ProblemAction,
} from '@comanda/domain/courier/delivery-problem';
import * as z from 'zod/mini';
import { shape } from '../shape.ts';
import { epochOf, instant, wireId, wireInstant } from '../wire-types.ts';

/** The standard's words for what a courier is told to do; ours are the same in small letters. */
export const ACTION_WORDS = {
  'return-to-store': 'RETURN_TO_STORE',
  'deliver-product': 'DELIVER_PRODUCT',
  'cancel-delivery': 'CANCEL_DELIVERY',
} as const satisfies Record<ProblemAction, string>;

const actionWire = z.enum(Object.values(ACTION_WORDS));
const actionOf = (word: z.infer<typeof actionWire>): ProblemAction =>
  PROBLEM_ACTIONS.find((action) => ACTION_WORDS[action] === word) ?? 'return-to-store';

/** `problema` of a request: the last one the courier told. */
export const deliveryProblemWire = z.object({
  motivo: z.string(),
  texto: z.string(),
  em: z.string(),
  pode_concluir: z.boolean(),
  espera_loja: z.boolean(),
  resposta: z.nullable(actionWire),
  resposta_entregue: z.boolean(),
});

export function deliveryProblemToWire(problem: DeliveryProblem): z.infer<typeof deliveryProblemWire> {
  return {
    motivo: problem.reason,
    texto: problem.words,
    em: instant(problem.at),
    pode_concluir: problem.canFinish,
    espera_loja: problem.needsStore,
    resposta: problem.answer && ACTION_WORDS[problem.answer],
    resposta_entregue: problem.isAnswerTaken,
  };
}

export function deliveryProblemFromWire(wire: z.infer<typeof deliveryProblemWire>): DeliveryProblem {
  return {
    reason: wire.motivo,
    words: wire.texto,
    at: epochOf(wire.em),
    canFinish: wire.pode_concluir,
    needsStore: wire.espera_loja,
    answer: wire.resposta && actionOf(wire.resposta),
    isAnswerTaken: wire.resposta_entregue,
  };
}

/** What the store says to a problem; `em` names the problem the person saw. */
export interface ProblemAnswer {
  requestId: number;
  problemAt: number;
  action: ProblemAction;
}

export const problemAnswerInput = shape(z.object({ id: wireId, em: wireInstant, acao: actionWire }), {
  decode: (wire): ProblemAnswer => ({
    requestId: wire.id,
    problemAt: epochOf(wire.em),
    action: actionOf(wire.acao),
  }),
  encode: (answer: ProblemAnswer) => ({
    id: answer.requestId,
    em: instant(answer.problemAt),
    acao: ACTION_WORDS[answer.action],
  }),
});

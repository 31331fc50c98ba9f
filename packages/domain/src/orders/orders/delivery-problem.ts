/** Answers to a courier with a problem, in the order the panel shows them. */
export const PROBLEM_ACTIONS = ['deliver-product', 'return-to-store', 'cancel-delivery'] as const;
export type ProblemAction = (typeof PROBLEM_ACTIONS)[number];

/** A delivery problem as the service reported it. */
export interface ToldProblem {
  /** The service's own code. The answer repeats it. */
  reason: string;
  /** The problem in words for people. */
  words: string;
  /** Epoch milliseconds. */
  at: number;
  /** The delivery can still be finished. */
  canFinish: boolean;
  /** The courier waits for an answer of the store. */
  needsStore: boolean;
}

export interface DeliveryProblem extends ToldProblem {
  answer: ProblemAction | null;
  /** The service has received the answer. Until then it is sent again and again. */
  isAnswerTaken: boolean;
}

/**
 * The problem after a report. A repeated report preserves the answer, a solved problem needs no answer, and a late
 * report is ignored. A new problem replaces the old one.
 */
export function afterProblem(
  known: DeliveryProblem | null,
  told: ToldProblem | null,
): DeliveryProblem | null {
  if (told === null || (known !== null && told.at < known.at)) return known;
  if (known !== null && known.at === told.at && known.reason === told.reason) {
    return known.needsStore && !told.needsStore ? { ...known, needsStore: false } : known;
  }
  return { ...told, answer: null, isAnswerTaken: false };
}

/** True while a user of the store has to answer. */
export function awaitsStore(problem: DeliveryProblem | null): boolean {
  return problem?.needsStore === true && problem.answer === null;
}

/** Possible answers. A delivery that cannot be finished gets no answer to deliver. */
export function actionsFor({ canFinish }: Pick<ToldProblem, 'canFinish'>): readonly ProblemAction[] {
  return PROBLEM_ACTIONS.filter((action) => canFinish || action !== 'deliver-product');
}

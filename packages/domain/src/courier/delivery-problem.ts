/** What a courier who met a problem may be told to do; in the order people are offered it. */
export const PROBLEM_ACTIONS = ['deliver-product', 'return-to-store', 'cancel-delivery'] as const;
export type ProblemAction = (typeof PROBLEM_ACTIONS)[number];

/** A problem on the way, as the service told it. */
export interface ToldProblem {
  /** The service's own word, which the answer repeats. */
  reason: string;
  /** What happened, for people. */
  words: string;
  /** Epoch milliseconds. */
  at: number;
  /** The delivery can still be finished. */
  canFinish: boolean;
  /** The courier waits for what the store says. */
  needsStore: boolean;
}

export interface DeliveryProblem extends ToldProblem {
  answer: ProblemAction | null;
  /** The service has taken the answer; until then it is sent again and again. */
  isAnswerTaken: boolean;
}

/**
 * The problem after a report: told again it keeps its answer, told as solved it needs nobody any
 * more, told late it is passed over, a new one takes its place.
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

/** True while somebody of the store has to say what to do. */
export function awaitsStore(problem: DeliveryProblem | null): boolean {
  return problem?.needsStore === true && problem.answer === null;
}

/** What may be answered: nobody can finish what cannot be finished any more. */
export function actionsFor({ canFinish }: Pick<ToldProblem, 'canFinish'>): readonly ProblemAction[] {
  return PROBLEM_ACTIONS.filter((action) => canFinish || action !== 'deliver-product');
}

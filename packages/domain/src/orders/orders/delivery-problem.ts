/** A store's answers to a courier with a problem, in the sequence of the panel. */
export const PROBLEM_ACTIONS = ['deliver-product', 'return-to-store', 'cancel-delivery'] as const;
export type ProblemAction = (typeof PROBLEM_ACTIONS)[number];

/** A delivery problem as the logistics service reported it. */
export interface ReportedProblem {
  /** The service's own code, which the answer repeats. */
  reason: string;
  /** The problem in words for users. */
  words: string;
  /** Epoch milliseconds. */
  at: number;
  /** True when the courier can still deliver. */
  canFinish: boolean;
  /** True when the courier waits for the store's answer. */
  needsStore: boolean;
}

export interface DeliveryProblem extends ReportedProblem {
  answer: ProblemAction | null;
  /** True when the service confirmed the answer. The server repeats the answer until then. */
  isAnswerTaken: boolean;
}

/**
 * The problem after a report. A repeated report does not remove the store's answer. A solved problem needs no
 * answer, and a late report is ignored. A new problem replaces the old one.
 */
export function afterProblem(
  known: DeliveryProblem | null,
  reported: ReportedProblem | null,
): DeliveryProblem | null {
  if (reported === null || (known !== null && reported.at < known.at)) return known;
  if (known !== null && known.at === reported.at && known.reason === reported.reason) {
    return known.needsStore && !reported.needsStore ? { ...known, needsStore: false } : known;
  }
  return { ...reported, answer: null, isAnswerTaken: false };
}

/** True while the store has to answer. */
export function awaitsStore(problem: DeliveryProblem | null): boolean {
  return problem?.needsStore === true && problem.answer === null;
}

/** Possible answers. The answer 'deliver' is missing if the courier cannot deliver any more. */
export function actionsFor({ canFinish }: Pick<ReportedProblem, 'canFinish'>): readonly ProblemAction[] {
  return PROBLEM_ACTIONS.filter((action) => canFinish || action !== 'deliver-product');
}

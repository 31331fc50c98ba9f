/** The outside service may or may not have received the request. All other answers are certain. */
export interface Unanswered {
  kind: 'unanswered';
}
export interface Refused {
  kind: 'refused';
  /** The service's own text. */
  reason: string | null;
}
export type Answer<Update> = { kind: 'taken'; update: Update } | Refused | Unanswered;
/** The answer to a lookup by key. */
export type Found<Update> = { kind: 'found'; update: Update } | { kind: 'unknown' } | Unanswered;

interface Question<Update> {
  ask(): Promise<Answer<Update>>;
  /** Finds the state of the request by the key that was sent with it. */
  lookUp(): Promise<Found<Update>>;
}

/**
 * Sends a request that must take effect exactly once, e.g. a courier call or a payment. The caller commits the row
 * with the key before this call, and applies the answer in a later transaction. No transaction is open during the
 * call. If an earlier request may have arrived (`isRepeated`), the state of the key is read first. The request is sent again
 * only if the service does not know the key.
 */
export async function askOnce<Update>(
  { ask, lookUp }: Question<Update>,
  isRepeated: boolean,
): Promise<Answer<Update>> {
  if (!isRepeated) return ask();
  const before = takenAs(await lookUp());
  if (before !== null) return before;
  const answer = await ask();
  if (answer.kind !== 'refused') return answer;
  // The refusal may mean that an earlier request was accepted, so the key decides.
  return takenAs(await lookUp()) ?? answer;
}

const takenAs = <Update>(found: Found<Update>): Answer<Update> | null => {
  if (found.kind === 'unknown') return null;
  return found.kind === 'found' ? { kind: 'taken', update: found.update } : found;
};

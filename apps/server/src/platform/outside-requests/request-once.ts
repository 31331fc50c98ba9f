/**
 * The answer 'unanswered': the outside service may or may not have received the request. All other answers
 * are certain.
 */
export interface Unanswered {
  kind: 'unanswered';
}
export interface Refused {
  kind: 'refused';
  /** The service's own text about a refusal. */
  reason: string | null;
}
export type Answer<Update> = { kind: 'taken'; update: Update } | Refused | Unanswered;
/** The answer to a lookup by key. */
export type Found<Update> = { kind: 'found'; update: Update } | { kind: 'unknown' } | Unanswered;

interface Question<Update> {
  request(): Promise<Answer<Update>>;
  /** Reads the state of the request by the key that was sent with it. */
  lookUp(): Promise<Found<Update>>;
}

/**
 * Sends a request that must take effect exactly once, such as a courier request or a payment. Before the
 * call, the caller commits a row with the key. After the call, the caller applies the answer in another
 * transaction. No transaction is open during the call. `isRepeated`: an earlier request may have arrived, so
 * the state of the key is read first. The request is sent again only if the service does not know the key.
 */
export async function requestOnce<Update>(
  { request, lookUp }: Question<Update>,
  isRepeated: boolean,
): Promise<Answer<Update>> {
  if (!isRepeated) return request();
  const before = takenAs(await lookUp());
  if (before !== null) return before;
  const answer = await request();
  if (answer.kind !== 'refused') return answer;
  // An earlier request may have been accepted, so the state of the key decides.
  return takenAs(await lookUp()) ?? answer;
}

const takenAs = <Update>(found: Found<Update>): Answer<Update> | null => {
  if (found.kind === 'unknown') return null;
  return found.kind === 'found' ? { kind: 'taken', update: found.update } : found;
};

/** The outside service may or may not have received the request. All other answers are certain. */
export interface Unanswered {
  kind: 'unanswered';
}
export interface Refused {
  kind: 'refused';
  /** The service's own text. */
  reason: string | null;
}
export type Answer<News> = { kind: 'taken'; news: News } | Refused | Unanswered;
/** The answer to a lookup by key. */
export type Found<News> = { kind: 'found'; news: News } | { kind: 'unknown' } | Unanswered;

interface Question<News> {
  ask(): Promise<Answer<News>>;
  /** Finds the state of the request by the key that was sent with it. */
  lookUp(): Promise<Found<News>>;
}

/**
 * Sends a request that must take effect exactly once, e.g. a courier call or a payment. The caller commits the row
 * with the key before this call, and applies the answer in a later transaction. No transaction is open during the
 * call. If an earlier request may have arrived (`isRepeated`), the state of the key is read first. The request is sent again
 * only if the service does not know the key.
 */
export async function askOnce<News>(
  { ask, lookUp }: Question<News>,
  isRepeated: boolean,
): Promise<Answer<News>> {
  if (!isRepeated) return ask();
  const before = takenAs(await lookUp());
  if (before !== null) return before;
  const answer = await ask();
  if (answer.kind !== 'refused') return answer;
  // The refusal may mean that an earlier request was accepted, so the key decides.
  return takenAs(await lookUp()) ?? answer;
}

const takenAs = <News>(found: Found<News>): Answer<News> | null => {
  if (found.kind === 'unknown') return null;
  return found.kind === 'found' ? { kind: 'taken', news: found.news } : found;
};

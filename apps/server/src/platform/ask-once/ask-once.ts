/** The other side may or may not have received the request. Every other answer is certain. */
export interface Unanswered {
  kind: 'unanswered';
}
export interface Refused {
  kind: 'refused';
  /** The reason in the other side's words. */
  reason: string | null;
}
export type Answer<News> = { kind: 'taken'; news: News } | Refused | Unanswered;
/** The answer to a look-up by key. */
export type Found<News> = { kind: 'found'; news: News } | { kind: 'unknown' } | Unanswered;

interface Question<News> {
  ask(): Promise<Answer<News>>;
  /** Reads the state of the request by the key it was sent under. */
  lookUp(): Promise<Found<News>>;
}

/**
 * Sends a request that must take effect exactly once: a courier call, a payment. The caller commits the row
 * with the key before this call and applies the answer in a later transaction. No transaction is open during
 * the call. If an earlier request may have arrived (`isRepeated`), the key is checked first. The request is
 * sent again only if the other side does not know the key.
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
  // A refusal may mean that an earlier request was accepted.
  return takenAs(await lookUp()) ?? answer;
}

const takenAs = <News>(found: Found<News>): Answer<News> | null => {
  if (found.kind === 'unknown') return null;
  return found.kind === 'found' ? { kind: 'taken', news: found.news } : found;
};

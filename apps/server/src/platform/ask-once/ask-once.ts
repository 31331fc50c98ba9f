/** They may or may not have heard us. Everything else they say is certain. */
export interface Unanswered {
  kind: 'unanswered';
}
export interface Refused {
  kind: 'refused';
  /** In their words. */
  reason: string | null;
}
export type Answer<News> = { kind: 'taken'; news: News } | Refused | Unanswered;
/** What they know under a key. */
export type Found<News> = { kind: 'found'; news: News } | { kind: 'unknown' } | Unanswered;

interface Question<News> {
  ask(): Promise<Answer<News>>;
  /** Looks it up by the key it was asked under. */
  lookUp(): Promise<Found<News>>;
}

/**
 * Asks somebody outside for what must happen once: a courier, a payment. The question's row, with a key they know it by, is
 * committed before, its answer applied in a transaction after; none is open meanwhile. Where an earlier question may have
 * arrived (`isRepeated`), it is looked up first and asked again only if they never heard of it.
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
  // They may refuse it because they took it before.
  return takenAs(await lookUp()) ?? answer;
}

const takenAs = <News>(found: Found<News>): Answer<News> | null => {
  if (found.kind === 'unknown') return null;
  return found.kind === 'found' ? { kind: 'taken', news: found.news } : found;
};

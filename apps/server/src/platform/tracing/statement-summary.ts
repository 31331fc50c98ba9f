import { currentSpan } from './spans.ts';

/**
 * Maximum of cached texts. There are few, because values are parameters; the limit only protects the memory.
 */
const MAX_TEXTS = 2_000;
const LONGEST = 400;
const summaries = new Map<string, string>();

/**
 * Summarises a statement by its verb and its first table, e.g. `insert order_lines`. Values are never part of
 * the summary.
 */
export function summaryOf(text: string): string {
  const known = summaries.get(text);
  if (known !== undefined) return known;
  const verb = /\b(select|insert|update|delete)\b/i.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const table = /\b(?:from|into|update)\s+([a-z_]+)/i.exec(text)?.[1] ?? '';
  const summary = `${verb} ${table}`.trim();
  if (summaries.size >= MAX_TEXTS) summaries.clear();
  summaries.set(text, summary);
  return summary;
}

/** Adds a statement to the span of its transaction, if one is measured. */
export function noteStatement(text: string): void {
  const span = currentSpan();
  if (span === undefined || span.name !== 'transaction') return;
  const before = span.attributes['db.query.summary'];
  const summary = before === undefined ? summaryOf(text) : `${before}; ${summaryOf(text)}`;
  if (summary.length <= LONGEST) span.attributes['db.query.summary'] = summary;
}

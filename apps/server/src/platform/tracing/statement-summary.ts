import { currentSpan } from './spans.ts';

/** Texts are few, because values are parameters. The limit only guards the memory. */
const MAX_TEXTS = 2_000;
const LONGEST = 400;
const summaries = new Map<string, string>();

/** `insert order_lines` for a statement: its verb and its first table. Its values are never part of the text. */
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

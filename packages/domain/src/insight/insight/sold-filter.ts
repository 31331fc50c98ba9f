import type { DayRange } from '../../kit/time/day-range.ts';
import { foldedName, SALE_METHODS, type SaleOutcome, type SaleWay } from './order-fact.ts';

/** Outcomes that lists can be filtered by. 'refused': cancelled orders that the store never accepted. */
export type SoldOutcome = SaleOutcome | 'refused';
export const SOLD_OUTCOMES = [
  'completed',
  'cancelled',
  'refused',
  'unpaid',
  'open',
] as const satisfies readonly SoldOutcome[];

/** Filters besides the outcome: delivered late, accepted slowly, refunded. The values are the words in URLs. */
export const MARK_WORDS = { late: 'atraso', slow: 'demora', refunded: 'reembolso' } as const;
export type SoldMark = keyof typeof MARK_WORDS;
export const SOLD_MARKS = ['late', 'slow', 'refunded'] as const satisfies readonly SoldMark[];

/**
 * An order that waited longer than this for its acceptance counts as accepted slowly. The store has eight
 * minutes.
 */
export const SLOW_MINUTES = 5;

/** Filter for the orders of some days. A null field does not filter. */
export interface SoldFilter {
  outcome: SoldOutcome | null;
  way: SaleWay | null;
  /** The side that cancelled, and the code of the reason: `user:UNAVAILABLE_ITEM`. */
  reason: string | null;
  mark: SoldMark | null;
  /** Hours in the store's time zone: `19-21` means the hours 19 and 20, `23-1` means 23 and 0. */
  hours: string | null;
  /** Weekday of the operational day; 0 is Sunday. */
  weekday: number | null;
  /** Normalised name of an item that customers requested while it was out. */
  missing: string | null;
}

export const ALL_SOLD: SoldFilter = {
  ...{ outcome: null, way: null, reason: null, mark: null, hours: null, weekday: null, missing: null },
};

const SPAN = /^(\d{1,2})-(\d{1,2})$/;

/** The hours of a URL word such as `19-21`; null if the word is invalid. */
export function hoursOfSpan(span: string): number[] | null {
  const [, from, until] = SPAN.exec(span) ?? [];
  const [first, end] = [Number(from), Number(until)];
  if (!(first <= 23 && end <= 24) || first === end) return null;
  const count = (end - first + 24) % 24 || 24;
  return Array.from({ length: count }, (_, index) => (first + index) % 24);
}

const REASON = /^(?:user|customer|platform|courier|system):[\w .-]{1,80}$/;

/** True if a word has the form of a key for cancellation reasons. */
export const isReasonKey = (key: string): boolean => REASON.test(key);

/** Maximum length of a name; no name on a menu is longer. */
export const LONGEST_NAME = 200;

const oneOf =
  <Word extends string>(words: readonly Word[]) =>
  (word: string) =>
    words.find((each) => each === word) ?? null;

/** How each filter is written in URLs and read from them. Unknown words become null. */
export const FILTER_WORDS = {
  situacao: oneOf(SOLD_OUTCOMES),
  forma: oneOf(SALE_METHODS),
  motivo: (word: string) => (isReasonKey(word) ? word : null),
  com: (word: string) => SOLD_MARKS.find((mark) => MARK_WORDS[mark] === word) ?? null,
  horas: (word: string) => (hoursOfSpan(word) === null ? null : word),
  dia_semana: (word: string) => (/^[0-6]$/.test(word) ? Number(word) : null),
  falta: (word: string) => foldedName(word.slice(0, LONGEST_NAME).replace(/\p{Cc}/gu, ' ')) || null,
} as const;

type WordValues = { [Name in keyof typeof FILTER_WORDS]: ReturnType<(typeof FILTER_WORDS)[Name]> };

/** Reads the filter from the words of a URL. */
export function filterOfWords(values: WordValues): SoldFilter {
  const { situacao, forma, motivo, com, horas, dia_semana, falta } = values;
  return {
    ...{ outcome: situacao, way: forma, reason: motivo, mark: com, hours: horas },
    ...{ weekday: dia_semana, missing: falta },
  };
}

/** The path of 'Relatório Geral' with this filter for some days. */
export function reportOrdersPath({ from, to }: DayRange, filter: Partial<SoldFilter>): string {
  const { outcome, way, reason, mark, hours, weekday, missing } = { ...ALL_SOLD, ...filter };
  const words = {
    ...{ situacao: outcome, forma: way, motivo: reason, com: mark === null ? null : MARK_WORDS[mark] },
    ...{ horas: hours, dia_semana: weekday, falta: missing },
  };
  const requested = new URLSearchParams({ periodo: `${from}_${to}` });
  for (const [name, word] of Object.entries(words)) if (word !== null) requested.set(name, String(word));
  return `/relatorio?${requested}#pedidos`;
}

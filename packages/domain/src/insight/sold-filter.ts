import type { DayRange } from '../time/day-range.ts';
import { foldedName, SALE_WAYS, type SaleOutcome, type SaleWay } from './order-fact.ts';

/** How orders ended, as lists are narrowed by it; 'refused' are those of the cancelled ones that the store never took. */
export type SoldOutcome = SaleOutcome | 'refused';
export const SOLD_OUTCOMES = [
  'completed',
  'cancelled',
  'refused',
  'unpaid',
  'open',
] as const satisfies readonly SoldOutcome[];

/** What else an order is looked for by: it came after its promised time, waited to be accepted, was refunded. Each with its word in addresses. */
export const MARK_WORDS = { late: 'atraso', slow: 'demora', refunded: 'reembolso' } as const;
export type SoldMark = keyof typeof MARK_WORDS;
export const SOLD_MARKS = ['late', 'slow', 'refunded'] as const satisfies readonly SoldMark[];

/** An order that took more minutes than these to be accepted was accepted slowly, of the eight it may wait. */
export const SLOW_MINUTES = 5;

/** What the orders of some days are narrowed by; null: not by it. */
export interface SoldFilter {
  outcome: SoldOutcome | null;
  way: SaleWay | null;
  /** Who cancelled and the reason's code: `user:UNAVAILABLE_ITEM`. */
  reason: string | null;
  mark: SoldMark | null;
  /** Hours of the store's clock: `19-21` are the hours 19 and 20, `23-1` are 23 and 0. */
  hours: string | null;
  /** Of the operational day; 0 is Sunday. */
  weekday: number | null;
  /** What was asked for while it was out, by its folded name. */
  missing: string | null;
}

/** Everything. */
export const ALL_SOLD: SoldFilter = {
  ...{ outcome: null, way: null, reason: null, mark: null, hours: null, weekday: null, missing: null },
};

const SPAN = /^(\d{1,2})-(\d{1,2})$/;

/** The hours of a span like `19-21`; null: it is none. */
export function hoursOfSpan(span: string): number[] | null {
  const [, from, until] = SPAN.exec(span) ?? [];
  const [first, end] = [Number(from), Number(until)];
  if (!(first <= 23 && end <= 24) || first === end) return null;
  const count = (end - first + 24) % 24 || 24;
  return Array.from({ length: count }, (_, index) => (first + index) % 24);
}

const REASON = /^(?:user|customer|platform|courier|system):[\w .-]{1,80}$/;

/** Whether this may be a key of a reason. */
export const isReasonKey = (key: string): boolean => REASON.test(key);

/** Longer than what anything on a menu is called. */
export const LONGEST_NAME = 200;

const oneOf =
  <Word extends string>(words: readonly Word[]) =>
  (word: string) =>
    words.find((each) => each === word) ?? null;

/** How a filter stands in an address, and how what stands there is read: null for what is nobody's word. */
export const FILTER_WORDS = {
  situacao: oneOf(SOLD_OUTCOMES),
  forma: oneOf(SALE_WAYS),
  motivo: (word: string) => (isReasonKey(word) ? word : null),
  com: (word: string) => SOLD_MARKS.find((mark) => MARK_WORDS[mark] === word) ?? null,
  horas: (word: string) => (hoursOfSpan(word) === null ? null : word),
  dia_semana: (word: string) => (/^[0-6]$/.test(word) ? Number(word) : null),
  falta: (word: string) => foldedName(word.slice(0, LONGEST_NAME)) || null,
} as const;

type WordValues = { [Name in keyof typeof FILTER_WORDS]: ReturnType<(typeof FILTER_WORDS)[Name]> };

/** What the words of an address mean together. */
export function filterOfWords(values: WordValues): SoldFilter {
  const { situacao, forma, motivo, com, horas, dia_semana, falta } = values;
  return {
    ...{ outcome: situacao, way: forma, reason: motivo, mark: com, hours: horas },
    ...{ weekday: dia_semana, missing: falta },
  };
}

/** The orders of some days in 'Relatório Geral', narrowed. */
export function reportOrdersPath({ from, to }: DayRange, filter: Partial<SoldFilter>): string {
  const { outcome, way, reason, mark, hours, weekday, missing } = { ...ALL_SOLD, ...filter };
  const words = {
    ...{ situacao: outcome, forma: way, motivo: reason, com: mark === null ? null : MARK_WORDS[mark] },
    ...{ horas: hours, dia_semana: weekday, falta: missing },
  };
  const asked = new URLSearchParams({ periodo: `${from}_${to}` });
  for (const [name, word] of Object.entries(words)) if (word !== null) asked.set(name, String(word));
  return `/relatorio?${asked}#pedidos`;
}

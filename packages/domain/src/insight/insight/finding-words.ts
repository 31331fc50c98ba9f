import { formatCents } from '../../kit/cents/format-cents.ts';
import { WEEKDAY_NAMES } from '../../kit/time/brazilian-days.ts';
import type { DayRange } from '../../kit/time/day-range.ts';
import { CANCEL_REASONS, NOT_PAID } from '../../orders/orders/cancel-reasons.ts';
import type { Finding } from './findings.ts';
import { foldedName } from './order-fact.ts';
import { reportOrdersPath, SLOW_MINUTES, type SoldFilter } from './sold-filter.ts';

const count = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 });
const REASONS = new Map<string, string>(CANCEL_REASONS.map(({ code, label }) => [code, label]));
const WHO: Readonly<Record<string, string>> = {
  user: 'loja',
  customer: 'cliente',
  platform: 'plataforma',
  courier: 'motoboy',
  system: 'ninguém aceitou a tempo',
};

/** Describes why orders were lost, and which side cancelled them. `key` has both: `user:UNAVAILABLE_ITEM`. */
export function reasonWords(key: string): string {
  const [who = '', code = ''] = key.split(':');
  const label = REASONS.get(code);
  if (who === 'customer') return 'Cancelado pelo cliente';
  if (who === 'system') return code === NOT_PAID.code ? NOT_PAID.label : 'Ninguém aceitou a tempo';
  return `${label ?? 'Outro motivo'} (${WHO[who] ?? who})`;
}

const isMasculine = (weekday: number) => weekday === 0 || weekday === 6;
const SCORES = { food: 'da comida', delivery: 'da entrega', overall: 'do pedido' };
const tenths = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/**
 * First and last hour of a rush, which normally lasts two hours. A rush that starts at 4 o'clock ends at 5,
 * because the operational day ends then.
 */
const spanOf = (hour: number): [from: number, until: number] => [hour, hour === 4 ? 5 : (hour + 2) % 24];
const dayWords = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`;
const daysWords = ({ from, to }: DayRange) =>
  from === to ? `em ${dayWords(from)}` : `de ${dayWords(from)} a ${dayWords(to)}`;

/** E.g. 'Sexta, 19–21 h, de 29/10 a 28/11: 9 pedidos recusados; a cozinha levou 41 min.' */
function rushWords({ weekday, hour, refused, kitchen, days }: Finding & { rule: 'rush' }): string {
  const of = days === null ? '' : `, ${daysWords(days)}`;
  const when = `${WEEKDAY_NAMES[weekday]}, ${spanOf(hour).join('–')} h${of}`;
  const took = kitchen === null || kitchen === 0 ? '' : `; a cozinha levou ${count.format(kitchen)} min`;
  return `${when}: ${count.format(refused)} pedidos recusados${took}.`;
}

/** E.g. 'A avaliação da entrega caiu de 4,6 para 4,1 desde a mudança da taxa, em 12/11.' */
function ratingWords({ question, before, now, since }: Finding & { rule: 'rating' }): string {
  const fall = `de ${tenths.format(before / 10)} para ${tenths.format(now / 10)}`;
  const than =
    since === null ? 'em relação ao período anterior' : `desde a mudança da taxa, em ${dayWords(since)}`;
  return `A avaliação ${SCORES[question]} caiu ${fall} ${than}.`;
}

type Weekly = Extract<Finding, { weeks: number }>;

/** E.g. 'Calabresa faltou 3 sextas seguidas, de 13/11 a 27/11: foi pedido 7 vezes.' */
function weeklyWords({ name, weekday, weeks, times, days }: Weekly) {
  const running = `${WEEKDAY_NAMES[weekday]?.toLowerCase()}s ${isMasculine(weekday) ? 'seguidos' : 'seguidas'}`;
  return `${name} faltou ${count.format(weeks)} ${running}, ${daysWords(days)}: foi pedido ${count.format(times)} vezes.`;
}

/** A finding as a sentence with its numbers, the same on screens and in e-mails. */
export function findingWords(finding: Finding): string {
  switch (finding.rule) {
    case 'lost': {
      const { key, times, before, cents } = finding;
      const past = before === 1 ? 'foi 1' : `foram ${count.format(before ?? 0)}`;
      const compared = before === null ? '' : ` No período anterior ${past}.`;
      return `${count.format(times)} pedidos perdidos por "${reasonWords(key)}"; teriam pago ${formatCents(cents)}.${compared}`;
    }
    case 'late':
      return `${count.format(finding.late)} de ${count.format(finding.promised)} entregas chegaram depois do prazo prometido.`;
    case 'rush':
      return rushWords(finding);
    case 'rating':
      return ratingWords(finding);
    case 'out':
      if ('weeks' in finding) return weeklyWords(finding);
      return `${finding.name} foi pedido ${count.format(finding.times)} vezes enquanto estava em falta.`;
    case 'accepting':
      return `${count.format(finding.slow)} de ${count.format(finding.accepted)} pedidos esperaram mais de ${SLOW_MINUTES} minutos para ser aceitos.`;
  }
}

/** A link of a sentence: its text, and its path in the panel. */
export interface Way {
  label: string;
  path: string;
}

/**
 * The links of a finding for these days, the main link first. Each link opens exactly the orders that the
 * finding has counted.
 */
export function linksOfFinding(finding: Finding, days: DayRange): readonly [Way, ...Way[]] {
  const ordersOf = (filter: Partial<SoldFilter>, of: DayRange = days): Way => ({
    ...{ label: 'Ver pedidos', path: reportOrdersPath(of, filter) },
  });
  switch (finding.rule) {
    case 'lost':
      return [ordersOf({ outcome: 'cancelled', reason: finding.key })];
    case 'late':
      return [ordersOf({ outcome: 'completed', mark: 'late' })];
    case 'accepting':
      return [ordersOf({ outcome: 'completed', mark: 'slow' })];
    case 'rush': {
      const { weekday, hour } = finding;
      const filter = { outcome: 'refused', hours: spanOf(hour).join('-'), weekday } as const;
      return [ordersOf(filter, finding.days ?? days)];
    }
    case 'out': {
      const missing = foldedName(finding.name);
      const orders =
        'weeks' in finding
          ? ordersOf({ missing, weekday: finding.weekday }, finding.days)
          : ordersOf({ missing });
      return [orders, { label: 'Ver estoque', path: '/estoque' }];
    }
    case 'rating': {
      const from = finding.since ?? days.from;
      return [{ label: 'Ver avaliações', path: `/avaliacoes?periodo=${from}_${days.to}` }];
    }
  }
}

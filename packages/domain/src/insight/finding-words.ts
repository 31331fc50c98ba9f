import { formatCents } from '../money/format-cents.ts';
import { CANCEL_REASONS, NOT_PAID } from '../orders/cancel-reasons.ts';
import { WEEKDAY_NAMES } from '../time/brazilian-days.ts';
import type { DayRange } from '../time/day-range.ts';
import type { Finding, FindingRule } from './findings.ts';

const count = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 });
const REASONS = new Map<string, string>(CANCEL_REASONS.map(({ code, label }) => [code, label]));
const WHO: Readonly<Record<string, string>> = {
  user: 'loja',
  customer: 'cliente',
  platform: 'plataforma',
  courier: 'entregador',
  system: 'ninguém aceitou a tempo',
};

/** Why orders were lost, and who cancelled them; `key` is both, `user:UNAVAILABLE_ITEM`. */
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

/** 'Sexta, 19–21 h: 9 pedidos recusados; a cozinha levou 41 min.' */
function rushWords({ weekday, hour, refused, kitchen }: Finding & { rule: 'rush' }): string {
  const when = `${WEEKDAY_NAMES[weekday]}, ${hour}–${(hour + 2) % 24} h`;
  const took = kitchen === null ? '' : `; a cozinha levou ${count.format(kitchen)} min`;
  return `${when}: ${count.format(refused)} pedidos recusados${took}.`;
}

/** 'A avaliação da entrega caiu de 4,6 para 4,1 desde a mudança da taxa, em 12/11.' */
function ratingWords({ question, before, now, since }: Finding & { rule: 'rating' }): string {
  const fall = `de ${tenths.format(before / 10)} para ${tenths.format(now / 10)}`;
  const than =
    since === null
      ? 'em relação ao período anterior'
      : `desde a mudança da taxa, em ${since.slice(8)}/${since.slice(5, 7)}`;
  return `A avaliação ${SCORES[question]} caiu ${fall} ${than}.`;
}

/** 'Calabresa faltou 3 sextas seguidas: foi pedido 7 vezes.' */
function weeklyWords(
  name: string,
  { weekday, weeks, times }: { weekday: number; weeks: number; times: number },
) {
  const days = `${WEEKDAY_NAMES[weekday]?.toLowerCase()}s ${isMasculine(weekday) ? 'seguidos' : 'seguidas'}`;
  return `${name} faltou ${count.format(weeks)} ${days}: foi pedido ${count.format(times)} vezes.`;
}

/** A finding as a sentence with its numbers, the same on the screen and in the mail. */
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
      if ('weeks' in finding) return weeklyWords(finding.name, finding);
      return `${finding.name} foi pedido ${count.format(finding.times)} vezes enquanto estava em falta.`;
    case 'accepting':
      return `1 de cada 10 pedidos esperou mais de ${count.format(finding.minutes)} minutos para ser aceito.`;
  }
}

const WAYS: Record<FindingRule, string> = {
  rush: 'Ver pedidos',
  rating: 'Ver avaliações',
  lost: 'Ver pedidos',
  late: 'Ver pedidos',
  out: 'Ver estoque',
  accepting: 'Ver pedidos',
};

/** Of those that do not lead to orders. */
const PATHS: Partial<Record<FindingRule, (days: DayRange) => string>> = {
  out: () => '/estoque',
  rating: ({ from, to }) => `/avaliacoes?periodo=${from}_${to}`,
};

/** Where a finding of these days leads: the words of the link, and its path in the panel. */
export function wayOfFinding({ rule }: Finding, days: DayRange): { label: string; path: string } {
  const isLost = rule === 'lost' || rule === 'rush';
  const path = PATHS[rule]?.(days) ?? reportOrdersPath(days, isLost ? 'cancelled' : 'completed');
  return { label: WAYS[rule], path };
}

/** The orders of some days and of one outcome in 'Relatório Geral'. */
export function reportOrdersPath({ from, to }: DayRange, outcome: 'completed' | 'cancelled'): string {
  return `/relatorio?periodo=${from}_${to}&situacao=${outcome}#pedidos`;
}

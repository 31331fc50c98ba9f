import { formatCents } from '../money/format-cents.ts';
import { CANCEL_REASONS } from '../orders/cancel-reasons.ts';
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
  if (who === 'system') return 'Ninguém aceitou a tempo';
  return `${label ?? 'Outro motivo'} (${WHO[who] ?? who})`;
}

/** A finding as a sentence with its numbers, the same on the screen and in the mail. */
export function findingWords(finding: Finding): string {
  switch (finding.rule) {
    case 'lost': {
      const { key, times, before, cents } = finding;
      return `${count.format(times)} pedidos perdidos por "${reasonWords(key)}", no valor de ${formatCents(cents)}; no período anterior ${before === 1 ? 'foi 1' : `foram ${count.format(before)}`}.`;
    }
    case 'late':
      return `${count.format(finding.late)} de ${count.format(finding.promised)} entregas chegaram depois do prazo prometido.`;
    case 'out':
      return `${finding.name} foi pedido ${count.format(finding.times)} vezes enquanto estava em falta.`;
    case 'accepting':
      return `1 de cada 10 pedidos esperou ${count.format(finding.minutes)} minutos ou mais para ser aceito.`;
  }
}

const WAYS: Record<FindingRule, string> = {
  lost: 'Ver pedidos',
  late: 'Ver pedidos',
  out: 'Ver estoque',
  accepting: 'Ver pedidos',
};

/** Where a finding of these days leads: the words of the link, and its path in the panel. */
export function wayOfFinding({ rule }: Finding, days: DayRange): { label: string; path: string } {
  const path =
    rule === 'out' ? '/estoque' : reportOrdersPath(days, rule === 'lost' ? 'cancelled' : 'completed');
  return { label: WAYS[rule], path };
}

/** The orders of some days and of one outcome in 'Relatório Geral'. */
export function reportOrdersPath({ from, to }: DayRange, outcome: 'completed' | 'cancelled'): string {
  return `/relatorio?periodo=${from}_${to}&situacao=${outcome}#pedidos`;
}

import { formatCents } from '../../kit/cents/format-cents.ts';
import { METRICS, type MetricId } from './metrics.ts';

const ratio = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const complete = new Intl.NumberFormat('pt-BR');

/**
 * A metric's value as text, the same on screens and in e-mails. A ratio whose denominator is zero becomes a
 * dash.
 */
export function figureWords(id: MetricId, value: number | null): string {
  if (value === null) return '–';
  const { unit } = METRICS[id];
  if (unit === 'cents') return formatCents(value);
  return unit === 'ratio' ? ratio.format(value / 100) : complete.format(value);
}

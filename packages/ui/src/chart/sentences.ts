import type { Change } from '@comanda/domain/kit/figures/change';
import type { WaterfallStep } from '@comanda/domain/kit/figures/waterfall';
import {
  type Before,
  type Point,
  type Series,
  sumOf,
  totalOf,
  type Unit,
  type Values,
} from './chart-data.ts';
import { describeAmount, formatAmount, formatShare, formatTenths } from './format-amount.ts';

/** Describes a change in words, with its direction. Null if there is no change to describe. */
export function describeChange(
  change: Change,
  unit: Unit,
  than: string,
): { words: string; step: -1 | 0 | 1 } {
  switch (change.kind) {
    case 'nothing':
      return { words: `nada, e nada ${than}`, step: 0 };
    case 'new':
      return { words: `novo: nada ${than}`, step: 1 };
    case 'difference':
      return describeStep(change.amount, describeAmount(Math.abs(change.amount), unit), than);
    case 'percent':
      return describeStep(change.tenths, formatTenths(Math.abs(change.tenths)), than);
  }
}

function describeStep(step: number, size: string, than: string): { words: string; step: -1 | 0 | 1 } {
  if (step === 0) return { words: `igual, como ${than}`, step: 0 };
  return step > 0
    ? { words: `${size} a mais que ${than}`, step: 1 }
    : { words: `${size} a menos que ${than}`, step: -1 };
}

/** Describes a point for screen readers: its name, each series, then the previous value. */
export function describePoint(
  index: number,
  points: readonly Point[],
  series: readonly Series[],
  unit: Unit,
  before?: Before,
): string {
  const amounts = series.map(({ name, values }) => {
    const text = describeAmount(values[index] ?? null, unit);
    return series.length > 1 ? `${name} ${text}` : text;
  });
  if (before) amounts.push(`${before.name} ${describeAmount(before.values[index] ?? null, unit)}`);
  return `${points[index]?.long ?? ''}: ${amounts.join('; ')}`;
}

/** Describes a chart in a few sentences: totals, the highest and the lowest point. */
export function describeSeries(
  points: readonly Point[],
  series: readonly Series[],
  unit: Unit,
  before?: Before,
) {
  const counted = series.filter(({ isAside }) => isAside !== true);
  const sums = points.map((_, index) => sumOf(counted.map(({ values }) => values[index] ?? null)));
  // Leaves out a series that has no total.
  const totals = series
    .filter((each) => each.total !== null)
    .map((each) => `${each.name}: ${describeAmount(totalOf(each), unit)}`);
  if (before) totals.push(`${before.name}: ${describeAmount(sumOf(before.values), unit)}`);
  return [totals.length === 0 ? '' : `${totals.join('; ')}.`, describeExtremes(points, sums, unit)]
    .filter(Boolean)
    .join(' ');
}

/** Names the highest and the lowest point. If several are equal, names the first of them. */
function describeExtremes(points: readonly Point[], values: Values, unit: Unit): string {
  let [high, low] = [-1, -1];
  values.forEach((value, index) => {
    if (value === null) return;
    if (high < 0 || value > (values[high] ?? 0)) high = index;
    if (low < 0 || value < (values[low] ?? 0)) low = index;
  });
  if (high < 0) return '';
  const describe = (index: number) =>
    `${points[index]?.long}, ${describeAmount(values[index] ?? null, unit)}`;
  if (points.length === 1) return `Um só ponto: ${describe(high)}.`;
  if (values[high] === values[low]) return `Sempre ${describeAmount(values[high] ?? null, unit)}.`;
  return `Maior: ${describe(high)}. Menor: ${describe(low)}.`;
}

const MAX_DESCRIBED = 6;

/** Lists the first six names with their amounts. */
export function describeRows(rows: readonly { name: string; value: number | null }[], unit: Unit): string {
  const text = rows
    .slice(0, MAX_DESCRIBED)
    .map(({ name, value }) => `${name}: ${describeAmount(value, unit)}`);
  const others = rows.length - text.length;
  return `${text.join('; ')}${others > 0 ? `; e mais ${others}` : ''}.`;
}

/** Lists parts with their shares in tenths of a percent. */
export function describeShares(
  parts: readonly { name: string; amount: number }[],
  shares: readonly number[],
) {
  return `${parts.map(({ name, amount }, index) => `${name}: ${formatShare(shares[index] ?? 0, amount)}`).join('; ')}.`;
}

/** Describes a sum line by line. The signs become words. */
export function describeWaterfall(steps: readonly WaterfallStep[]): string {
  const text = steps.map(({ name, cents, isSum }) => {
    const sign = isSum ? (cents < 0 ? 'menos ' : '') : cents < 0 ? 'menos ' : 'mais ';
    return `${name}: ${sign}${formatAmount(Math.abs(cents), 'money')}`;
  });
  return `${text.join('; ')}.`;
}

/** Describes a grid: its highest cell, and its number of empty cells. */
export function describeGrid(points: readonly Point[], values: Values, unit: Unit): string {
  const empty = values.filter((value) => value === 0).length;
  const max = values.reduce<number>((high, value) => Math.max(high, value ?? 0), 0);
  if (max === 0) return 'Tudo em zero.';
  const at = values.indexOf(max);
  return `Maior: ${points[at]?.long}, ${describeAmount(max, unit)}. Em zero: ${empty} de ${values.length}.`;
}

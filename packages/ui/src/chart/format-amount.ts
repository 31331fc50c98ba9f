import { formatMoney } from '@comanda/web/formats/format-money';
import type { Unit } from './chart-data.ts';

const complete = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 });
const compact = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 2 });
const tenth = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const UNKNOWN = '–';

/** Formats a value without its noun: `R$ 1.234,56`, `1.234`; a dash when it is unknown. */
export function formatAmount(value: number | null, unit: Unit): string {
  if (value === null) return UNKNOWN;
  return unit === 'money' ? formatMoney(value) : complete.format(value).replace('-', '−');
}

/** Formats a value with its noun: `R$ 1.234,56`, `1 pedido`. */
export function describeAmount(value: number | null, unit: Unit): string {
  if (value === null) return 'sem informação';
  if (unit === 'money') return formatMoney(value);
  const [one, many] = unit;
  return `${formatAmount(value, unit)} ${Math.abs(value) === 1 ? one : many}`;
}

/** Formats a value for an axis: `R$ 1,2 mil`, `− R$ 0,50`, `3 mi`. Round numbers stay exact. */
export function formatShort(value: number, unit: Unit): string {
  const size = Math.abs(value);
  if (unit !== 'money') return compact.format(value).replace('-', '−');
  const reais = size / 100;
  const isPlain = reais >= 1_000 || Number.isInteger(reais);
  const sign = value < 0 ? '−\u00a0' : '';
  return `${sign}R$\u00a0${isPlain ? compact.format(reais) : reais.toFixed(2).replace('.', ',')}`;
}

/** Formats tenths of a percent: `33,3%`. */
export function formatTenths(tenths: number): string {
  return `${tenth.format(tenths / 10).replace('-', '−')}%`;
}

/** Formats a part's share of the whole. A positive part that rounds to zero is '< 0,1%'. */
export function formatShare(tenths: number, amount: number): string {
  return tenths === 0 && amount > 0 ? '< 0,1%' : formatTenths(tenths);
}

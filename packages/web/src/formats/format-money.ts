import { formatCents } from '@comanda/domain/kit/cents/format-cents';

/** Integer cents as `R$ 1.234,56`, below zero `− R$ 10,00`. Its spaces never break a line. */
export const formatMoney = (cents: number): string =>
  formatCents(Math.round(cents)).replaceAll(' ', '\u00a0');

import { formatCents } from '@comanda/domain/kit/cents/format-cents';

/**
 * Formats integer cents as `R$ 1.234,56`, and negative cents as `− R$ 10,00`. Lines never break inside the
 * result.
 */
export const formatMoney = (cents: number): string =>
  formatCents(Math.round(cents)).replaceAll(' ', '\u00a0');

/** Replaces the space of each amount in a sentence, so that no amount breaks over two lines. */
export const withUnbrokenMoney = (words: string): string => words.replaceAll(/R\$ (?=\d)/g, 'R$\u00a0');

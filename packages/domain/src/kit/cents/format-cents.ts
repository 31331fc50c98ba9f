/**
 * Formats cents as `R$ 1.234,56` with a plain space. Negative amounts are `− R$ 10,00`, with a real minus
 * sign that no line break can separate. Does not use `Intl`, which is slow: a server formats several amounts
 * per order.
 */
export function formatCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const reais = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${cents < 0 ? '−\u00a0' : ''}R$ ${reais},${digits.slice(-2)}`;
}

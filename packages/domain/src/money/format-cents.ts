/**
 * Cents as people read them: `R$ 1.234,56` with a plain space, below zero `− R$ 10,00` with a true minus sign that no line break parts
 * from it. By hand, not by `Intl`: a server writes several of them for every order, and a thousand separators and two places are all there is.
 */
export function formatCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const reais = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${cents < 0 ? '−\u00a0' : ''}R$ ${reais},${digits.slice(-2)}`;
}

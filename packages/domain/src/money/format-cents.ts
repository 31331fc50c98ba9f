const REAIS = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Cents as people read them: `R$ 1.234,56`, with a plain space and a leading minus when negative. */
export function formatCents(cents: number): string {
  return REAIS.format(cents / 100).replace(/\u00a0/g, ' ');
}

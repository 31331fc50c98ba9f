import type { Sample } from '../../../testing/sample.ts';

/** Its rows are the order's. */
export const sample: Sample = async () => ({
  asks: { 'sales-history.request-fine-reversal': { description: 'Faltou luz na rua inteira' } },
});

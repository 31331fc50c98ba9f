import type { Sample } from '../../../../testing/sample.ts';

/** Needs no data of its own: actions of the other areas write its entries. */
export const sample: Sample = async () => ({
  asks: { 'history.list': { de: '2026-11-20', ate: '2026-11-20' } },
});

import type { Sample } from '../../../../testing/sample.ts';

/** Has no data of its own, because actions of other areas write the entries. */
export const sample: Sample = async () => ({
  asks: { 'history.list': { de: '2026-11-20', ate: '2026-11-20' } },
});

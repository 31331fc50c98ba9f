import type { Sample } from '../../../testing/sample.ts';

/** Its entries are what people of the other areas do. */
export const sample: Sample = async () => ({
  asks: { 'history.list': { de: '2026-11-20', ate: '2026-11-20' } },
});

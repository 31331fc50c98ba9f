import type { Sample } from '../../../../testing/sample.ts';

/** Adds no rows: the entries come from actions of other areas. */
export const sample: Sample = async () => ({
  inputs: { 'history.list': { de: '2026-11-20', ate: '2026-11-20' } },
});

import type { Sample } from '../../../../testing/sample.ts';

/** A store with changed payment methods. */
export const sample: Sample = async ({ admin }) => {
  await admin.post('software_app/alteraPagamentos', { formas: ['Pix'] });
  return {};
};

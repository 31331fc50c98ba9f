import type { Sample } from '../../../testing/sample.ts';

/** What is paid with. */
export const sample: Sample = async ({ admin }) => {
  await admin.post('software_app/alteraPagamentos', { formas: ['Pix'] });
  return {};
};

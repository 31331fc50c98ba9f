import type { FailureRow } from '../../kit/failure-row.ts';

export const SELLING_ERRORS = {
  'selling.product-missing': { status: 404, text: 'Este produto já não está no cardápio.' },
} as const satisfies Record<string, FailureRow>;

import type { FailureRow } from '../../kit/failure-row.ts';

/** Failures around what a store sells of its menu. */
export const SELLING_ERRORS = {
  'selling.product-missing': { status: 404, text: 'Este produto já não está no cardápio.' },
} as const satisfies Record<string, FailureRow>;

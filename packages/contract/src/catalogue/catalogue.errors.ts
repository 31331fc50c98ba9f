import type { FailureRow } from '../failure-row.ts';

/** Failures around the menu. */
export const CATALOGUE_ERRORS = {
  'catalogue.order-stale': {
    status: 409,
    text: 'A lista mudou enquanto você arrastava. Veja como está agora e tente de novo.',
  },
} as const satisfies Record<string, FailureRow>;

import { plainNumber } from '../../kit/field-types.ts';
import { answer, nullable, record } from '../../kit/record.ts';

/** The request that waits for another person's approval; null: the work is done. */
export const requestedField = { requestId: ['solicitacao', nullable(plainNumber)] } as const;
/** Answer of work that is done immediately, or that waits for approval. */
export const doneOrRequested = answer(record(requestedField));
/** Failures of a request for approval. */
export const REQUEST_ERRORS = [
  'ledger.request-waits',
  'ledger.request-decided',
  'ledger.other-figures',
] as const;

import { plainNumber } from '../../kit/field-types.ts';
import { answer, nullable, record } from '../../kit/record.ts';

/** Id of the request that waits for another person's approval; null: the work is already done. */
export const requestedField = { requestId: ['solicitacao', nullable(plainNumber)] } as const;
/** The answer of a call whose work is done immediately, or waits for approval. */
export const doneOrRequested = answer(record(requestedField));
/** Failures of a request for approval. */
export const REQUEST_ERRORS = [
  'ledger.request-waits',
  'ledger.request-decided',
  'ledger.other-figures',
] as const;

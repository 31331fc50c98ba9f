import { plainNumber } from '../field-types.ts';
import { answer, nullable, record } from '../record.ts';

/** The request that waits for another person's approval; null: it is done. */
export const askedField = { requestId: ['solicitacao', nullable(plainNumber)] } as const;
/** Of what is done at once, or asked for. */
export const doneOrAsked = answer(record(askedField));
/** What asking for it is refused with. */
export const ASKED_ERRORS = [
  'ledger.request-waits',
  'ledger.request-decided',
  'ledger.other-figures',
] as const;

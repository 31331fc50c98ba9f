import { createOpening } from '../../shared/opening.ts';

/** Whether the document that waits for a signature is being read. Only a person opens it. */
export const agreementOpening = createOpening();

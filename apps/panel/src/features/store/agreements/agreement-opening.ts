import { createOpening } from '../../../shared/opening.ts';

/** True while the document that waits for a signature is open. Only a person opens it. */
export const agreementOpening = createOpening();

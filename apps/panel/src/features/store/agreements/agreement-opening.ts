import { createOpening } from '../../../shared/opening.ts';

/** True while the document that waits for a signature is open. The document opens only by a click. */
export const agreementOpening = createOpening();

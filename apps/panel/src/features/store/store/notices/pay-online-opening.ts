import { createOpening } from '../../../../shared/opening.ts';

/** Opens the text about online payment. */
export const payOnlineOpening = createOpening();

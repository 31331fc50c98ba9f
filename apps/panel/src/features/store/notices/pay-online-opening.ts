import { createOpening } from '../../../shared/opening.ts';

/** Whether somebody wants to read about online payment. */
export const payOnlineOpening = createOpening();

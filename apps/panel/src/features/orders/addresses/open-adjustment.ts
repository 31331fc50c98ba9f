import { createOpeningOf } from '../../../shared/opening.ts';

/** The number of the order whose address is being adjusted. */
export const openAdjustment = createOpeningOf<number>();

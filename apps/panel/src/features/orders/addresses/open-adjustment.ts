import { createOpeningOf } from '../../../shared/opening.ts';

/** Id of the order whose address is being adjusted. */
export const openAdjustment = createOpeningOf<number>();

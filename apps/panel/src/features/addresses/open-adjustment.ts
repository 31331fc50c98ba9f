import { createOpeningOf } from '../../shared/opening.ts';

/** Which order's address is being put right, by its number. */
export const openAdjustment = createOpeningOf<number>();

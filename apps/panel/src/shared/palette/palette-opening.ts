import { createOpening } from '../opening.ts';

/** Whether the command palette is open. Any button may open it, the frame shows it. */
export const paletteOpening = createOpening();

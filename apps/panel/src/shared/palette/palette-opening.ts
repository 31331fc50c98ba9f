import { createOpening } from '../opening.ts';

/** True while the command palette is open. Any button may open it, the frame shows it. */
export const paletteOpening = createOpening();

import { createOpening } from '../opening.ts';

/** True while the command palette is open. Any button may open the palette; the frame shows it. */
export const paletteOpening = createOpening();

import { createLatePart } from '../../../ui/late-part.tsx';

/** The bars about orders nobody answers; their code comes after the board. */
export const LateUnansweredBars = createLatePart(
  async () => (await import('./unanswered-bars.tsx')).UnansweredBars,
).Part;

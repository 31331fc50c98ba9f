import { type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * Draws what it holds in short steps, between which the page answers. For the first drawing of something large that
 * would otherwise be drawn in one go, because what asked for it cannot wait.
 */
export function InSteps({ children }: { children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return isDrawn ? children : null;
}

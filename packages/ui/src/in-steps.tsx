import { type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * Draws its children in short steps, so that the page answers between them.
 * For a large first drawing caused by an urgent update.
 */
export function InSteps({ children }: { children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return isDrawn ? children : null;
}

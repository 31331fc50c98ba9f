import { type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * Renders its children in short steps, so that the page reacts between them.
 * For a large first render caused by an urgent update.
 */
export function InSteps({ children }: { children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return isDrawn ? children : null;
}

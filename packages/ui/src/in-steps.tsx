import { type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * Renders its children in short steps, so that the page reacts between the steps. Use it for a large first
 * render after an urgent update.
 */
export function InSteps({ children }: { children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return isDrawn ? children : null;
}

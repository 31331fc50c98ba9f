import type { ComponentType } from 'react';
import { allScreens, type ScreenPath } from './screens.ts';

/** Fetches the page of a built screen. */
export type PageLoader = () => Promise<{ default: ComponentType }>;

/** The page of every screen marked as built in the registry; a test keeps the two lists equal. */
export const builtPages: Partial<Record<ScreenPath, PageLoader>> = {
  '/pedidos': async () => ({ default: (await import('../pages/orders.tsx')).OrdersPage }),
};

/** Starts fetching the page of an address while the rest of the panel still starts. */
export function prefetchPage(pathname: string): void {
  const screen = allScreens.find(({ path }) => path === pathname);
  const load = screen && builtPages[screen.path];
  // A failed early fetch is not worth a word: the screen asks again when it is drawn.
  load?.().catch(() => undefined);
}

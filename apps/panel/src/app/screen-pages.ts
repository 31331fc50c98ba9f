import { createLatePage } from './late-page.tsx';
import { allScreens } from './screens.ts';

export const accessDeniedPage = createLatePage(
  async () => (await import('../pages/entry/access-denied.tsx')).AccessDeniedPage,
);
export const notFoundPage = createLatePage(
  async () => (await import('../pages/entry/not-found.tsx')).NotFoundPage,
);
/** Page shown to users who must set up a second factor first. */
export const setUpPage = createLatePage(
  async () => (await import('../features/people/access/account/set-up-page.tsx')).SetUpPage,
);

export const screenPages = new Map(allScreens.map(({ path, page }) => [path, createLatePage(page)] as const));

/**
 * Loads the page of an address during the start, and the others in idle time.
 * The menu must also work during a short loss of the network. Settles when the page of the address is loaded.
 */
export function prefetchPages(pathname: string): Promise<unknown> {
  for (const page of [...screenPages.values(), accessDeniedPage, notFoundPage]) page.prefetchWhenIdle();
  const screen = allScreens.find(({ path }) => path === pathname);
  return ((screen && screenPages.get(screen.path)) ?? notFoundPage).prefetch();
}

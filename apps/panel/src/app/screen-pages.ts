import { createLatePage } from './late-page.tsx';
import { allScreens } from './screens.ts';

export const accessDeniedPage = createLatePage(
  async () => (await import('../pages/door/access-denied.tsx')).AccessDeniedPage,
);
export const notFoundPage = createLatePage(
  async () => (await import('../pages/door/not-found.tsx')).NotFoundPage,
);
/** Of whoever has to set up a second factor before anything else. */
export const setUpPage = createLatePage(
  async () => (await import('../features/access/account/set-up-page.tsx')).SetUpPage,
);

/** The pages of the screens, by their paths in the registry. */
export const screenPages = new Map(allScreens.map(({ path, page }) => [path, createLatePage(page)] as const));

/**
 * Fetches the page of an address while the rest of the panel still starts, and the others when it is calm: the menu must
 * also work with the net gone for a moment. Settles when the page of the address is here.
 */
export function prefetchPages(pathname: string): Promise<unknown> {
  for (const page of [...screenPages.values(), accessDeniedPage, notFoundPage]) page.prefetchWhenIdle();
  const screen = allScreens.find(({ path }) => path === pathname);
  return ((screen && screenPages.get(screen.path)) ?? notFoundPage).prefetch();
}

import { allScreens, type ScreenPath } from '../screens.ts';

/** Loads a screen's page before a test renders it, because compile time must not count as test time. */
export async function loadPage(wanted: ScreenPath): Promise<void> {
  await allScreens.find(({ path }) => path === wanted)?.page();
}

import { allScreens, type ScreenPath } from '../screens.ts';

/** Fetches a screen's page before it is drawn: compiling it is not what a test waits for. */
export async function loadPage(wanted: ScreenPath): Promise<void> {
  await allScreens.find(({ path }) => path === wanted)?.page();
}

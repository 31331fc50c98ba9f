import type { Page } from 'playwright-core';

/** Comes back when the keys of an order's steps count again: they rest after a step and after a typed word. */
export async function untilKeysCount(page: Page): Promise<void> {
  await page.locator('body:not([data-keys-rest])').waitFor();
}

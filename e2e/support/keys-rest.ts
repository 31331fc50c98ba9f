import type { Page } from 'playwright-core';

/** Resolves when the keys of an order's steps work again: they pause after a step and after a typed word. */
export async function untilKeysCount(page: Page): Promise<void> {
  await page.locator('body:not([data-keys-rest])').waitFor();
}

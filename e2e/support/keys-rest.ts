import type { Page } from 'playwright-core';

/**
 * Resolves when the shortcuts of an order's steps work again. They pause after a step and after a typed word.
 */
export async function untilKeysCount(page: Page): Promise<void> {
  await page.locator('body:not([data-keys-rest])').waitFor();
}

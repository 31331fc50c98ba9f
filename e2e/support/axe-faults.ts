import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

type Axe = { run(options?: { runOnly: string[] }): Promise<{ violations: Violation[] }> };

/** Faults that axe finds on the page in light mode, one line each. */
export async function faultsInLight(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return runAxe(page);
}

/** Faults in light mode, and faults against the colour rules in dark mode, which differs only in colours. */
export async function faultsOf(page: Page): Promise<string[]> {
  const inTheLight = await faultsInLight(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(() => document.documentElement.dataset.mantineColorScheme !== 'light');
  const inTheDark = await runAxe(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...inTheLight, ...inTheDark.map((fault) => `dark: ${fault}`)];
}

async function runAxe(page: Page, runOnly?: string[]): Promise<string[]> {
  const violations = await page.evaluate((only) => {
    // Ends animations first, because axe would check colours in the middle of a transition.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    return (globalThis as unknown as { axe: Axe }).axe
      .run(only && { runOnly: only })
      .then((result) => result.violations);
  }, runOnly);
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

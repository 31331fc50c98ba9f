import { PATIENCE_MS } from '@comanda/testkit/patience';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { budgetTable, measureBundle } from '../scripts/build/bundle-budget.ts';
import { faultsOf } from './support/axe-faults.ts';
import { sharedBrowser } from './support/browser.ts';
import { serveGallery } from './support/chart-gallery/serve-gallery.ts';

let gallery: Awaited<ReturnType<typeof serveGallery>>;
let page: Page;
/** Errors in the page's console, including violations of the content security policy. */
const errors: string[] = [];

beforeAll(async () => {
  const [served, browser] = await Promise.all([serveGallery(), sharedBrowser()]);
  gallery = served;
  page = await browser.newPage({ locale: 'pt-BR', reducedMotion: 'reduce' });
  page.setDefaultTimeout(PATIENCE_MS);
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
});
afterAll(async () => {
  await page?.close();
  await gallery?.close();
});

const open = async (path: string) => {
  await page.goto(`${gallery.url}${path}`);
  await page.getByRole('figure').first().waitFor();
};

it('all kinds together weigh less than a screen of figures may', () => {
  const limits = { board: Number.POSITIVE_INFINITY, lazy: 60_000 };
  const lines = measureBundle(gallery.manifest, gallery.sizeOf, limits).filter(({ name }) =>
    name.endsWith('gallery.tsx'),
  );
  expect(lines.map(({ kind }) => kind)).toEqual(['js', 'css']);
  for (const { bytes, limit } of lines) expect(bytes, budgetTable(lines)).toBeLessThanOrEqual(limit);
});

it.each(['/', '/cantos', '/muitos'])(
  '%s fits every width, also with letters twice as large',
  async (path) => {
    await open(path);
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sideways(), `at ${width} px`).toBe(0);
    }
    expect(await faultsOf(page)).toEqual([]);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await page.setViewportSize({ width: 640, height: 800 });
    expect(await sideways(), 'large letters').toBe(0);
    expect(errors.splice(0)).toEqual([]);
  },
);

it('is read point by point with the keys, and whole as a table', async () => {
  await page.setViewportSize({ width: 768, height: 800 });
  await open('/');
  const chart = page.getByRole('figure', { name: 'Vendas por dia' });
  const point = chart.getByRole('slider');
  await point.focus();
  const text: (string | null)[] = [];
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Home', 'Escape']) {
    await page.keyboard.press(key);
    text.push(await point.getAttribute('aria-valuetext'));
  }
  expect(text.map((words) => words?.split(':')[0])).toEqual([
    'segunda, 23/11/2026',
    'domingo, 22/11/2026',
    'quarta, 26/08/2026',
    'Use as setas para ir de ponto em ponto',
  ]);
  const box = await point.boundingBox();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 20);
  await expect.poll(() => point.getAttribute('aria-valuenow')).toBe('46');
  await chart.getByRole('button', { name: 'Ver como tabela' }).click();
  expect(await chart.getByRole('row').count()).toBe(92);

  // Arrow keys move in reading order. The order differs where the days are in columns.
  const hours = page.getByRole('slider', { name: /^Quando os pedidos chegam/ });
  const press = async (keys: string[]) => {
    await hours.focus();
    for (const key of keys) await page.keyboard.press(key);
    return (await hours.getAttribute('aria-valuetext'))?.split(':')[0];
  };
  expect(await press(['End', 'ArrowUp'])).toBe('sábado, das 4h às 4h59');
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await press(['End', 'ArrowUp'])).toBe('domingo, das 3h às 3h59');
});

it.each([
  ['a4', 4, [595, 842]],
  ['80mm', 3, [227, 842]],
])(
  'prints a report on %s: black on white, numbered pages, no CSS rule from its title',
  async (paper, pages, size) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(`${gallery.url}/papel/${paper}`);
    await page.getByRole('table').first().waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(pages);
    const [, width, height] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    expect([width, height].map((points) => Math.round(Number(points)))).toEqual(size);
    const printed = await page.evaluate(() => ({
      ink: getComputedStyle(document.querySelector('td') ?? document.body).color,
      head: getComputedStyle(document.querySelector('thead') ?? document.body).display,
      rules: [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .filter((rule) => rule instanceof CSSPageRule)
        .map(({ cssText }) => cssText),
    }));
    expect(printed).toMatchObject({ ink: 'rgb(0, 0, 0)', head: 'table-header-group' });
    expect(printed.rules).toHaveLength(2);
    expect(printed.rules[0]).toContain('counter(pages)');
    await page.emulateMedia({ media: null, colorScheme: null });
  },
);

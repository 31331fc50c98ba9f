import { expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';

it('starts, runs a page and takes its picture', async () => {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 320, height: 200 } });
    await page.goto('data:text/html,<h1>Comanda</h1><script>document.title = "Pronta"</script>');
    expect(await page.title()).toBe('Pronta');
    expect(await page.getByRole('heading', { name: 'Comanda' }).isVisible()).toBe(true);
    // The picture must be a PNG file with content.
    const picture = await page.screenshot();
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.length).toBeGreaterThan(1_000);
  } finally {
    await browser.close();
  }
});

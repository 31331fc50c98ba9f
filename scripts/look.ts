import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../e2e/support/browser.ts';

// `npm run look -- /financeiro/repasses`: screenshots of a screen of the running demo (`npm start`), in the
// sizes of a phone and of a desktop.

const [path = '/pedidos', login] = process.argv.slice(2);
const url = process.env.COMANDA_URL ?? 'http://localhost:3000';
const isConsole = path.startsWith('/provedor');
const folder = join(process.env.COMANDA_DATA ?? '.data', 'look');
const name = path.slice(1).replaceAll(/[^\w-]+/g, '-');

const browser = await launchBrowser();
try {
  const page = await browser.newPage({ baseURL: url });
  await page.goto(isConsole ? '/provedor' : '/login').catch(() => {
    throw new Error(`Nobody answers at ${url}: npm start first, or COMANDA_URL.`);
  });
  await page
    .getByLabel(isConsole ? 'Usuário ou e-mail' : 'Usuário')
    .fill(login ?? (isConsole ? 'equipe' : 'lojista'));
  await page.getByLabel('Senha', { exact: true }).fill('Comanda@2026');
  await page.getByRole('button', { name: isConsole ? 'Entrar' : 'ACESSAR' }).click();
  await page.getByRole('button', { name: isConsole ? 'Entrar' : 'ACESSAR' }).waitFor({ state: 'detached' });
  // Waits also for a late dialog that the address opens.
  await page.goto(path, { waitUntil: 'networkidle' });
  mkdirSync(folder, { recursive: true });
  for (const width of [360, 1280]) {
    // Screens scroll within their frame, so the viewport is high enough to show most of them.
    await page.setViewportSize({ width, height: 1600 });
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('status', { name: 'Carregando...' }).first().waitFor({ state: 'detached' });
    const file = join(folder, `${name}-${width}.png`);
    await page.screenshot({ path: file });
    console.log(file);
  }
} finally {
  await browser.close();
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../e2e/support/browser.ts';

// `npm run look -- /financeiro/repasses`: saves screenshots of a screen of the running demo (`npm start`), at
// the sizes of a phone and of a desktop.

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
  // Also waits for a dialog that the address opens.
  await page.goto(path, { waitUntil: 'networkidle' });
  mkdirSync(folder, { recursive: true });
  for (const width of [360, 1280]) {
    // The viewport is high, because screens scroll inside their frame and a screenshot shows only the visible
    // part.
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

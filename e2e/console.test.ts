import { createHash, randomBytes } from 'node:crypto';
import { SCREENS } from '@comanda/provider/src/app/screens.ts';
import { createProviderPerson } from '@comanda/testkit/provider/provider-person';
import { runStatement } from '@comanda/testkit/run-statement';
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { faultsOf } from './support/axe-faults.ts';
import { cutTexts } from './support/cut-texts.ts';
import { enterConsole } from './support/enter-console.ts';
import { stack } from './support/stack.ts';

const comanda = stack();
const widths = [360, 768, 1280];

/** Checks a page in light and dark mode: no cut texts, no sideways scrolling, no fault in axe. */
async function checkLayout(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const at = `${page.url()} at ${width} px`;
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, { message: at }).toBe(0);
    await expect.poll(() => cutTexts(page), { message: at }).toEqual([]);
    expect(await faultsOf(page), at).toEqual([]);
  }
}

describe('every screen of the console', () => {
  let page: Page;
  let storeId = 0;
  const errors: string[] = [];
  beforeAll(async () => {
    ({ storeId } = await comanda.createStore());
    ({ page } = await enterConsole(comanda));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => errors.push(String(error)));
  });

  it.each(SCREENS.map(({ path, title }) => [path, title]))(
    '%s fits every width, in the light and in the dark',
    async (path) => {
      await page.goto(`${comanda.url}/provedor${path.replace('$id', String(storeId))}`);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      const loading = page.getByRole('main').getByRole('status', { name: 'Carregando...' });
      await loading.first().waitFor({ state: 'detached' });
      await checkLayout(page);
      expect(errors.splice(0)).toEqual([]);
    },
  );
});

it('leads an invited person from the link through a second factor into the console, and asks for a code then', async () => {
  const { login, personId } = await createProviderPerson(comanda.urls.owner, 'support');
  const token = randomBytes(32).toString('base64url');
  await runStatement(
    comanda.urls.owner,
    `update provider_people set is_demo = false, link_hash = $2, link_expires_at = now() + interval '1 hour'
      where person_id = $1`,
    [personId, createHash('sha256').update(token).digest()],
  );
  const { page } = await comanda.visit(`/provedor/senha#${token}`);
  await page.getByLabel('Nova senha', { exact: true }).fill('Lasanha#2031');
  await page.getByLabel('Repita a nova senha').fill('Lasanha#2031');
  await checkLayout(page);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('link', { name: 'Ir para a entrada' }).click();

  const enter = async () => {
    await page.getByLabel('Usuário ou e-mail').fill(login);
    await page.getByLabel('Senha', { exact: true }).fill('Lasanha#2031');
    await page.getByRole('button', { name: 'Entrar' }).click();
  };
  await enter();
  await page.getByRole('heading', { name: 'Proteja sua entrada' }).waitFor();
  const letters = await page.locator('code').first().textContent();
  const totp = new TOTP({ secret: (letters ?? '').replaceAll(' ', '') });
  await checkLayout(page);
  await page.getByLabel('Código de 6 números').fill(totp.generate());
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByRole('button', { name: 'Já guardei os códigos' }).waitFor();
  const recovery = await page.locator('li code').first().textContent();
  await checkLayout(page);
  await page.getByRole('button', { name: 'Já guardei os códigos' }).click();
  await page.getByRole('heading', { name: 'Início', level: 1 }).waitFor();
  // A user with the role of support may not open the team's screen.
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await page.getByRole('link', { name: 'Equipe', exact: true }).count()).toBe(0);
  await page.goto(`${comanda.url}/provedor/equipe`);
  await page.getByRole('heading', { name: 'Acesso negado' }).waitFor();

  await page.getByRole('button', { name: /^Menu de/ }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await enter();
  await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
  await page.getByLabel('Código de recuperação').fill(recovery ?? '');
  await page.getByRole('button', { name: 'Entrar' }).click();
  // After the login, the console returns to the previous page.
  await page.getByRole('heading', { name: 'Acesso negado' }).waitFor();
});

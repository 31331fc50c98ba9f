import { describe, expect, it } from 'vitest';
import { createLoginTicketFor } from './support/login-ticket.ts';
import { stack } from './support/stack.ts';

const comanda = stack();

describe('the door', () => {
  it('lets a person in, stores no secret in the browser, and lets the person out again', async () => {
    const store = await comanda.createStore();
    const { page, context } = await comanda.logInByHand(store.adminLogin);
    await page.getByRole('heading', { name: 'Pedidos', exact: true }).waitFor();
    const stored = await page.evaluate(() => JSON.stringify(localStorage));
    const cookie = (await context.cookies()).find((one) => one.name === 'sid');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect(stored).not.toContain(cookie?.value ?? 'x');

    await page.goto(`${comanda.url}/`);
    await page.waitForURL('**/pedidos');
    await page
      .getByRole('button', { name: 'Sair da Loja' })
      .or(page.getByRole('link', { name: 'Sair da Loja' }))
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sair', exact: true }).click();
    await page.getByRole('button', { name: 'ACESSAR' }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/(login)?$/);
    expect(await page.evaluate(() => localStorage.getItem('comanda.session'))).toBeNull();
  });

  it('says why it stays shut: wrong data, then too many tries', async () => {
    const store = await comanda.createStore();
    const { page } = await comanda.visit('/login');
    await page.getByLabel('Usuário').fill(store.operatorLogin);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await page.getByLabel('Senha', { exact: true }).fill('errada');
      await page.getByLabel('Senha', { exact: true }).press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Erro!').waitFor();
      await dialog
        .getByText('Não foi possível fazer login, verifique seus dados e tente novamente!')
        .waitFor();
      await dialog.getByRole('button').last().click();
      await dialog.waitFor({ state: 'hidden' });
    }
    await page.getByLabel('Senha', { exact: true }).fill(store.password);
    await page.getByRole('button', { name: 'ACESSAR' }).click();
    await page
      .getByRole('dialog')
      .getByText(/Muitas tentativas/)
      .waitFor();
    expect(await page.getByLabel('Usuário').inputValue()).toBe(store.operatorLogin);
  });

  it('sends strangers of protected routes to the login, with words', async () => {
    const { page } = await comanda.visit('/relatorio');
    await page.getByText('Você não está logado, tente novamente.').waitFor();
    await page.getByRole('button', { name: 'ACESSAR' }).waitFor();
  });

  it('says so when the code of a page does not come', async () => {
    const { page } = await comanda.visit('/login');
    await page.getByRole('button', { name: 'ACESSAR' }).waitFor();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    await page.getByText('Não foi possível carregar esta página.').waitFor();
    await page.unroute('**/assets/*.js');
    await page.getByRole('link', { name: 'tente novamente' }).click();
    await page.getByLabel('Usuário').fill('de volta');
  });

  it("closes what is open by the browser's Back, and stays in the panel", async () => {
    const store = await comanda.createStore();
    const { page } = await comanda.logIn(store.operatorLogin, { width: 360, height: 740 });
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByText(/^Pizzaria Teste/).waitFor();
    await page.goBack();
    await drawer.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/pedidos');
    await page.getByRole('heading', { name: 'Pedidos', exact: true }).waitFor();
  });

  it('takes a one-time link: fills, waits, enters, forgets it; once only', async () => {
    const store = await comanda.createStore();
    const path = await createLoginTicketFor(comanda, store.operatorLogin);
    const { page } = await comanda.visit(path);
    expect(new URL(page.url()).pathname).toBe('/login');
    await page.waitForURL('**/pedidos');
    await page.getByRole('heading', { name: 'Pedidos', exact: true }).waitFor();

    const second = await comanda.visit(path);
    await second.page.getByText(/já foi usado ou venceu/).waitFor();
  });

  it('shows operators "Acesso Negado" at an administrator’s route, and no such menu entry', async () => {
    const store = await comanda.createStore();
    const { page } = await comanda.logIn(store.operatorLogin);
    expect(await page.getByRole('link', { name: 'Usuários' }).count()).toBe(0);
    await page.goto(`${comanda.url}/painel`);
    await page.getByText('Acesso Negado').first().waitFor();
    await page
      .getByText(
        'Você não tem permissão para acessar essa página. Entre em contato com o administrador do sistema.',
      )
      .waitFor();
  });

  it('a user whose session ended on the server sees the modal and logs in again', async () => {
    const store = await comanda.createStore();
    const first = await comanda.logIn(store.operatorLogin);
    await first.page.getByRole('heading', { name: 'Pedidos', exact: true }).waitFor();
    await first.page.evaluate(() =>
      fetch('/api/login/sair', {
        method: 'POST',
        headers: { platform: 'merchantWebv1', 'content-type': 'application/json' },
        body: '{}',
      }),
    );
    await first.page.getByText('É necessário fazer o login novamente.').waitFor();
    await first.page.keyboard.press('Escape');
    await first.page
      .getByRole('link', { name: 'Fazer Login' })
      .or(first.page.getByRole('button', { name: 'Fazer Login' }))
      .click();
    await first.page.getByRole('button', { name: 'ACESSAR' }).waitFor();
  });
});

describe('brands and states of a store', () => {
  it.each(['comanda', 'fominha', 'pracinha'])('a store of %s wears its brand', async (company) => {
    const store = await comanda.createStore({ company });
    const { page } = await comanda.logIn(store.adminLogin);
    await page
      .getByRole('banner')
      .getByRole('img', { name: new RegExp(company, 'i') })
      .first()
      .waitFor();
  });

  it('a suspended store says so and its switch does not move', async () => {
    const store = await comanda.createStore({ isSuspended: true });
    const { page } = await comanda.logIn(store.operatorLogin);
    await page.getByText('A sua loja está suspensa!').first().waitFor();
    expect(await page.getByRole('switch').first().isDisabled()).toBe(true);
  });

  it('opening and closing shows on a second panel', async () => {
    const store = await comanda.createStore({ isOpen: true });
    const one = await comanda.logIn(store.operatorLogin);
    const two = await comanda.logIn(store.adminLogin);
    await two.page.getByText('Loja aberta').first().waitFor();
    await one.page.getByText('Loja aberta').first().click();
    await one.page.getByRole('button', { name: 'Fechar loja' }).click();
    await one.page.getByText('Loja fechada com sucesso.').waitFor();
    await two.page.getByText('Loja fechada').first().waitFor();
  });
});

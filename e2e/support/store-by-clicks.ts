import { createProviderPerson } from '@comanda/testkit/provider/provider-person';
import { TEST_PASSWORD } from '@comanda/testkit/stores';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Stack } from './stack.ts';

/** Data of a store that asks to join on the login page, and data that the provider adds. */
export interface RequestedStore {
  name: string;
  legalName: string;
  document: string;
  district: string;
  city: string;
  state: string;
  mobile: string;
  owner: { name: string; email: string };
}

/** Opens the console as a user of the provider. */
export async function openConsole(comanda: Stack): Promise<Page> {
  const { login } = await createProviderPerson(comanda.urls.owner, 'admin');
  const { page } = await comanda.visit('/provedor');
  await page.getByLabel('Usuário ou e-mail').fill(login);
  await page.getByLabel('Senha', { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByRole('heading', { name: 'Início' }).waitFor();
  return page;
}

/**
 * Turns a registration request into a store, in the console. Returns the store's number. The owner gets an
 * invitation by mail.
 */
export async function joinByClicks(comanda: Stack, team: Page, requested: RequestedStore): Promise<number> {
  const { page } = await comanda.visit('/login');
  await page.getByRole('button', { name: 'Solicitar cadastro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Solicitar cadastro' });
  await dialog.getByLabel('Seu nome').fill(requested.owner.name);
  await dialog.getByLabel('Nome do estabelecimento').fill(requested.name);
  await dialog.getByLabel('Celular').fill(requested.mobile);
  await dialog.getByLabel('E-mail').fill(requested.owner.email);
  await dialog.getByRole('button', { name: 'Solicitar cadastro' }).click();
  await page.getByText(/^Recebemos a sua solicitação/).waitFor();

  await team.getByRole('link', { name: 'Solicitações', exact: true }).click();
  await team
    .getByRole('article', { name: requested.name })
    .getByRole('button', { name: 'Criar loja' })
    .click();
  const form = team.getByRole('dialog', { name: 'Criar a loja' });
  await form.getByLabel('Razão social').fill(requested.legalName);
  await form.getByLabel('CNPJ ou CPF').fill(requested.document);
  await form.getByLabel('Bairro').fill(requested.district);
  await form.getByLabel('Cidade').fill(requested.city);
  await form.getByLabel('UF').selectOption(requested.state);
  await form.getByRole('button', { name: 'Criar loja' }).click();
  const made = team.getByText(/^Loja \d+ criada\. O convite foi enviado\.$/);
  const number = /\d+/.exec(await made.innerText())?.[0];
  await team.getByText('Nenhuma solicitação em aberto').waitFor();
  return Number(number);
}

/** Opens the link from an invitation mail and chooses a password, as an invited user does. */
export async function chooseInvitedPassword(comanda: Stack, email: string): Promise<void> {
  const linkOf = () => {
    const mail = comanda.mailsTo(email).at(-1) ?? '';
    return /\/senha#\S+/.exec(mail)?.[0] ?? '';
  };
  await expect.poll(linkOf).not.toBe('');
  const { page, context } = await comanda.visit(linkOf());
  await page.getByLabel('Nova senha').fill(TEST_PASSWORD);
  await page.getByLabel('Repita a senha').fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('heading', { name: 'Senha salva' }).waitFor();
  await context.close();
}

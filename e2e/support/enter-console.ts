import type { ProviderRole } from '@comanda/domain/people/provider/permissions';
import { createProviderPerson } from '@comanda/testkit/provider/provider-person';
import { TEST_PASSWORD } from '@comanda/testkit/stores';
import type { Stack, Visit } from './stack.ts';

/** Opens a browser and logs a user of the provider in to the console. */
export async function enterConsole(comanda: Stack, role: ProviderRole = 'admin'): Promise<Visit> {
  const { login } = await createProviderPerson(comanda.urls.owner, role);
  const visit = await comanda.visit('/provedor');
  const { page } = visit;
  await page.getByLabel('Usuário ou e-mail').fill(login);
  await page.getByLabel('Senha', { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('heading', { name: 'Início', level: 1 }).waitFor();
  return visit;
}

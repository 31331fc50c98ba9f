import { TEST_PASSWORD } from '@comanda/testkit/stores';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { aPicture } from './a-picture.ts';

type Room =
  | 'Faturas'
  | 'Situação'
  | 'Contas e Taxas'
  | 'Dados Cadastrais'
  | 'Documentos'
  | 'Calendário'
  | 'Extrato';

/** Opens a screen of 'Financeiro' from the menu. */
export async function openFinance(page: Page, room: Room): Promise<void> {
  const link = page.getByRole('link', { name: room, exact: true });
  if (!(await link.isVisible())) await page.getByRole('button', { name: 'Financeiro', exact: true }).click();
  await link.click();
  const title = room === 'Situação' ? 'Pagamento online' : room;
  await page.getByRole('heading', { level: 1, name: new RegExp(`${title}$`) }).waitFor();
}

/** Fills in 'Dados Cadastrais' of a company. CNPJ, names and phone are already filled in. */
export async function registerByClicks(page: Page): Promise<void> {
  await openFinance(page, 'Dados Cadastrais');
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await page.getByLabel('Categoria do negócio').selectOption('5812');
  await addressByClicks(part('Endereço do estabelecimento'));
  const owner = part('Dados do proprietário');
  await owner.getByLabel('Nome completo').fill('Luciana Prado');
  await owner.getByLabel('CPF').fill('529.982.247-25');
  await owner.getByLabel('Data de nascimento', { exact: true }).fill('01/01/1990');
  await owner.getByLabel('E-mail').fill('lu@massas.example.com');
  await owner.getByLabel('Telefone').fill('11987654321');
  await addressByClicks(part('Endereço do proprietário'));
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.getByText('Dados cadastrais salvos.').waitFor();
}

/** The CEP is typed first, because the panel then fills in the known parts of its address. */
async function addressByClicks(part: ReturnType<Page['getByRole']>): Promise<void> {
  await part.getByLabel('CEP').fill('01505-001');
  await part.getByText(/Preenchemos|A rua deste CEP/).waitFor();
  await part.getByLabel('Endereço', { exact: true }).fill('Rua dos Estudantes');
  await part.getByLabel('Número', { exact: true }).fill('48');
  await part.getByLabel('Bairro', { exact: true }).fill('Liberdade');
  await part.getByLabel('Cidade', { exact: true }).fill('São Paulo');
  await part.getByLabel('UF', { exact: true }).selectOption('SP');
}

/** Uploads the three photos of documents, one after another. */
export async function sendDocumentsByClicks(page: Page): Promise<void> {
  await openFinance(page, 'Documentos');
  for (const title of ['Identificação', 'Comprovante de residência', 'Comprovante de atividade']) {
    const card = page.getByRole('region', { name: title, exact: true });
    const buffer = aPicture(600, [240, 240, 230]);
    await card.locator('input[type=file]').setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer });
    await card.getByText('Em análise').waitFor();
  }
}

/** The team reviews and approves the three documents of a store in the console. */
export async function approveByClicks(team: Page, storeName: string): Promise<void> {
  await team.getByRole('link', { name: 'Documentos', exact: true }).click();
  for (const title of [
    'Documento de identificação',
    'Comprovante de residência',
    'Comprovante de atividade',
  ]) {
    const card = team.getByRole('article', { name: `${title}, ${storeName}` });
    const width = () => card.getByRole('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await card.getByText('529.982.247-25').waitFor();
    await card.getByRole('button', { name: 'Aprovar' }).click();
  }
  await team.getByText('Nenhum documento espera por você').waitFor();
}

/** Confirms the password, as the panel requires for sensitive actions. */
export async function proveByClicks(page: Page): Promise<void> {
  const proof = page.getByRole('dialog', { name: 'Confirme que é você' });
  await proof.getByLabel('Sua senha', { exact: true }).fill(TEST_PASSWORD);
  await proof.getByRole('button', { name: 'Confirmar' }).click();
}

/** Fills in and sends the form of a new account: bank data, or the store's CNPJ as a Pix key. */
export async function addAccountByClicks(
  page: Page,
  account: { label: string } & ({ bank: string; branch: string; account: string } | { cnpj: string }),
): Promise<void> {
  await page.getByRole('button', { name: 'Cadastrar conta' }).click();
  const form = page.getByRole('dialog', { name: 'Cadastrar Conta' });
  if ('cnpj' in account) {
    await form.getByRole('radio', { name: 'Chave Pix' }).check({ force: true });
    await form.getByLabel('Tipo da chave').selectOption('cnpj');
    await form.getByLabel('Chave', { exact: true }).fill(account.cnpj);
  } else {
    await form.getByLabel('Banco', { exact: true }).selectOption(account.bank);
    await form.getByLabel('Agência', { exact: true }).fill(account.branch);
    await form.getByLabel('Conta', { exact: true }).fill(account.account);
  }
  await form.getByLabel('Apelido').fill(account.label);
  await form.getByRole('button', { name: 'Salvar' }).click();
}

/** Clicks 'Ativar' and confirms. */
export async function activateByClicks(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: `Ações de ${label}` }).click();
  await page.getByRole('menuitem', { name: 'Ativar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Ativar esta conta?' });
  await dialog.getByRole('button', { name: 'Ativar' }).click();
  await page.getByText('Conta ativada. Os próximos repasses vão para ela.').waitFor();
  await page
    .getByRole('row', { name: new RegExp(label) })
    .getByText('Conta Ativa')
    .waitFor();
}

interface Refund {
  storeId: number;
  orderId: number;
  /** The amount that can still be refunded, as the screen shows it. */
  left: string;
  amount: string;
  payer: string;
  reason: string;
}

/** A user of the provider refunds a part of an order's payment, and types the password when asked. */
export async function refundByClicks(team: Page, refund: Refund): Promise<void> {
  await team.getByRole('link', { name: 'Lojas', exact: true }).click();
  await team.locator(`a[href$="/lojas/${refund.storeId}"]`).first().click();
  await team.getByRole('tab', { name: 'Pagamentos', exact: true }).click();
  await team.getByLabel('Número do pedido').fill(String(refund.orderId));
  await team.getByRole('button', { name: 'Buscar', exact: true }).click();
  await team.getByRole('button', { name: 'Devolver', exact: true }).click();
  const form = team.getByRole('dialog', { name: new RegExp(`^Devolver até R\\$\\s${refund.left}$`) });
  await form.getByLabel('Quanto volta ao cliente').fill(refund.amount);
  await form.getByLabel('Por conta de quem').selectOption(refund.payer);
  await form.getByLabel('Motivo').fill(refund.reason);
  await form.getByRole('button', { name: 'Devolver' }).click();
  await proveByClicks(team);
  await team.getByText('Reembolso pedido ao provedor de pagamentos.').waitFor();
}

/**
 * The values that the console shows for a store's contested payment: order, payment method, contested,
 * blocked, status.
 */
export async function disputeInConsole(
  team: Page,
  shown: 'Em aberto' | 'Todas',
  storeName: string,
): Promise<string[]> {
  await team.getByRole('link', { name: 'Contestações', exact: true }).click();
  await team.getByRole('radio', { name: shown, exact: true }).check({ force: true });
  const row = team.getByRole('row', { name: new RegExp(storeName) });
  await row.waitFor();
  const cells = await row.getByRole('gridcell').allInnerTexts();
  return cells.slice(2, 7).map((words) => words.replaceAll(/\s+/g, ' '));
}

/** Retries a failed settlement of a store in the console. */
export async function settleInConsole(team: Page, storeName: string): Promise<void> {
  await team.getByRole('link', { name: 'Repasses' }).click();
  await team.getByRole('button', { name: `Ações de ${storeName}` }).click();
  await team.getByRole('menuitem', { name: 'Tentar novamente' }).click();
  await team.getByText('Repasse feito.').waitFor();
}

/** Transfers an available amount in the three steps of 'Extrato'. */
export async function transferByClicks(page: Page, amount: string): Promise<void> {
  await page.getByRole('link', { name: 'Transferir' }).click();
  await page.getByRole('button', { name: 'Avançar' }).click();
  await page.getByLabel('Valor').fill(amount);
  await page.getByRole('button', { name: 'Avançar' }).click();
  await page.getByRole('button', { name: 'Confirmar' }).click();
}

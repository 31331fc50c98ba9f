import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { stack } from './support/stack.ts';

const comanda = stack();

const button = (where: Page | Locator, name: string | RegExp) =>
  where.getByRole('button', { name, exact: typeof name === 'string' });
const shows = (page: Page, text: string | RegExp) =>
  page.getByText(text).locator('visible=true').first().waitFor();
const option = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });

/** Finds a stock item by its name, or creates it. */
async function pick(where: Locator, label: string, name: string): Promise<void> {
  await where.getByLabel(label).fill(name);
  await where.getByRole('option', { name: new RegExp(`“${name}”|^${name}`) }).click();
}

/** Creates a group that all products share, with one option. The prices of its options are added up. */
async function addSharedGroup(page: Page, category: string, name: string, item: string, price: string) {
  await page.goto(`${comanda.url}/variacoes`);
  await button(page, 'Adicionar').click();
  const stored = page.getByRole('dialog', { name: 'Nova categoria de variações' });
  await stored.getByLabel('Nome').fill(category);
  await button(stored, 'Salvar').click();
  await button(page, 'Adicionar Variação').first().click();
  const editor = page.getByRole('dialog', { name: 'Variações' });
  await editor.getByLabel('Nome', { exact: true }).fill(name);
  await editor.getByLabel('Escolha máxima', { exact: true }).fill('1');
  await editor.getByRole('radio', { name: /^Soma total/ }).check();
  await button(editor, 'Salvar').click();
  await editor.getByRole('radio', { name: 'Item avulso' }).check();
  await editor.getByLabel('Nome do item').fill(item);
  await editor.getByLabel('Preço', { exact: true }).fill(price);
  await button(editor, 'Adicionar item').click();
  await editor.getByLabel(`Preço de ${item}`).waitFor();
}

async function addCategory(page: Page, name: string): Promise<void> {
  await page.goto(`${comanda.url}/produtos`);
  await button(page, 'Adicionar categoria').click();
  const dialog = page.getByRole('dialog', { name: 'Cadastrando nova categoria' });
  await dialog.getByLabel('Nome').fill(name);
  await button(dialog, 'Salvar').click();
  await shows(page, `${name} ainda não tem produtos`);
}

/** Creates a product whose price depends only on its sizes. Returns its editor, which is still open. */
async function addProduct(
  page: Page,
  name: string,
  sizes: Readonly<Record<string, string>>,
): Promise<Locator> {
  await button(page, 'Adicionar Produto').click();
  const editor = page.getByRole('dialog', { name: /produto/ });
  await editor.getByLabel('Nome', { exact: true }).fill(name);
  await editor.getByLabel('Mais tamanhos?').check();
  await button(editor, 'Salvar').click();
  await shows(page, 'Produto adicionado. Ele começa a ser vendido com o primeiro tamanho.');
  for (const [size, price] of Object.entries(sizes)) {
    await button(editor, 'Adicionar tamanho').click();
    const dialog = page.getByRole('dialog', { name: 'Novo tamanho' });
    await dialog.getByLabel('Nome do tamanho').fill(size);
    await dialog.getByLabel('Preço', { exact: true }).fill(price);
    await button(dialog, 'Salvar').click();
    await editor.getByLabel(`Status de ${size}`).waitFor();
  }
  return editor;
}

/**
 * Fills the grid of flavours and sizes with prices. Choosing an unknown flavour by its name creates it. A
 * product may have up to `max` flavours, and costs their average price.
 */
async function fillGrid(
  editor: Locator,
  max: string,
  flavours: Readonly<Record<string, Record<string, string>>>,
) {
  await editor.getByRole('tab', { name: 'Variações' }).click();
  await button(editor, 'Montar grade').click();
  for (const [flavour, prices] of Object.entries(flavours)) {
    await pick(editor, 'Adicionar sabor', flavour);
    for (const [size, price] of Object.entries(prices))
      await editor.getByLabel(`${flavour}, ${size}`, { exact: true }).fill(price);
  }
  for (const size of Object.keys(Object.values(flavours)[0] ?? {}))
    await editor.getByLabel(`Máximo de sabores, ${size}`).fill(max);
  await editor.getByRole('radio', { name: 'Média' }).check();
  await button(editor, 'Salvar').click();
  await shows(editor.page(), 'Produto salvo com sucesso.');
}

async function linkGroup(editor: Locator, group: string, size: string): Promise<void> {
  await editor.getByLabel('Usar uma que já existe').selectOption({ label: group });
  await editor.getByLabel('Tamanho', { exact: true }).selectOption({ label: size });
  await button(editor, 'Adicionar variação').click();
  await editor.getByText(`só ${size}`).first().waitFor();
}

async function addRemovable(editor: Locator, name: string): Promise<void> {
  await editor.getByRole('tab', { name: 'Composição' }).click();
  await pick(editor, 'Adicionar ingrediente', name);
  await editor.getByLabel(`Quantidade de ${name}`, { exact: true }).waitFor();
  expect(await editor.getByLabel('O cliente pode tirar').isChecked()).toBe(true);
}

async function sellOnFridayNights(editor: Locator): Promise<void> {
  await editor.getByRole('tab', { name: 'Disponibilidade' }).click();
  await editor.getByRole('radio', { name: 'Em dias e horários' }).check();
  await editor.getByRole('checkbox', { name: 'Sexta-feira' }).check();
  await editor.getByLabel('Sexta-feira: primeira abertura').fill('1800');
  await editor.getByLabel('Sexta-feira: primeiro fechamento').fill('0200');
  await button(editor, 'Salvar').click();
  await shows(editor.page(), 'Produto salvo com sucesso.');
}

/** Opens the product's preview from its row, and sets the preview's day and time. */
async function checkAt(page: Page, product: string, day: string, time: string): Promise<void> {
  await page.goto(`${comanda.url}/produtos`);
  await button(page, `Ações de ${product}`).click();
  await page.getByRole('menuitem', { name: 'Como o cliente vê' }).click();
  await page.getByRole('radio', { name: 'Em outro dia e hora' }).check();
  await page.getByLabel('Dia', { exact: true }).fill(day);
  await page.getByLabel('Hora', { exact: true }).fill(time);
}

it('a pizza of Friday nights, made by clicks, has the server’s price in the preview, and follows the stock', async () => {
  const store = await comanda.createStore();
  const { page } = await comanda.logIn(store.adminLogin);
  await addSharedGroup(page, 'Bordas', 'Borda', 'Catupiry', '8,00');
  await addCategory(page, 'Pizzas');
  const editor = await addProduct(page, 'Pizza', { Grande: '20,00', Broto: '10,00' });
  await fillGrid(editor, '3', {
    Mussarela: { Grande: '30,00', Broto: '15,00' },
    Calabresa: { Grande: '31,00', Broto: '15,50' },
    Portuguesa: { Grande: '31,00', Broto: '15,50' },
  });
  await linkGroup(editor, 'Borda (Bordas)', 'Grande');
  await addRemovable(editor, 'Cebola');
  await sellOnFridayNights(editor);

  // Saturday 01:30 belongs to Friday's opening hours, because these end at 02:00.
  await checkAt(page, 'Pizza', '28112026', '0200');
  await shows(page, /Fora do horário · disponível/);
  await page.getByLabel('Hora', { exact: true }).fill('0130');
  await shows(page, 'Madrugada de sexta para sábado.');
  for (const flavour of ['Mussarela', 'Calabresa', 'Portuguesa']) await option(page, flavour).check();
  await page.getByRole('radio', { name: /Catupiry/ }).check();
  await option(page, 'Cebola').uncheck();
  await shows(page, /R\$\s58,67/);
  await shows(page, 'Conferido: o servidor cobra o mesmo.');

  await page.goto(`${comanda.url}/estoque`);
  await pick(page.locator('main'), 'O que acabou?', 'Calabresa');
  const out = page.getByRole('dialog', { name: 'Calabresa em falta' });
  await out.getByText('2 variações perdem um sabor').waitFor();
  await button(out, 'Pôr em falta').click();
  await shows(page, 'Calabresa em falta.');
  await checkAt(page, 'Pizza', '27112026', '2000');
  expect(await option(page, 'Calabresa').isDisabled()).toBe(true);

  await page.goto(`${comanda.url}/estoque`);
  await button(page, 'Voltou: Calabresa').click();
  await shows(page, 'Calabresa de volta: à venda de novo.');
  await checkAt(page, 'Pizza', '27112026', '2000');
  // Opens the product like a customer: from the list of its category.
  await button(page, 'Voltar ao cardápio').click();
  await page
    .getByRole('region', { name: 'Pizzas' })
    .getByRole('button', { name: /^Pizza/ })
    .click();
  expect(await option(page, 'Calabresa').isDisabled()).toBe(false);
});

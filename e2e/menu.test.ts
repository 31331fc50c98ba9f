import { PIZZA, pizzaMenu } from '@comanda/testkit/catalogue/pizza-menu';
import { runStatement } from '@comanda/testkit/run-statement';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { stack } from './support/stack.ts';

const comanda = stack();

async function lookAt(page: Page, day: string, time: string): Promise<void> {
  await page.goto(`${comanda.url}/produtos`);
  await page.getByRole('button', { name: 'Como o cliente vê' }).click();
  await page.getByRole('radio', { name: 'Em outro dia e hora' }).check();
  await page.getByLabel('Dia', { exact: true }).fill(day);
  await page.getByLabel('Hora', { exact: true }).fill(time);
}
const pizza = (page: Page) =>
  page.getByRole('region', { name: 'Pizzas' }).getByRole('button', { name: /^Pizza/ });
const shows = (page: Page, text: string | RegExp) =>
  page.getByText(text).locator('visible=true').first().waitFor();

it('a pizza of Friday nights is priced in the preview as by the server, and says what runs out and is back', async () => {
  const store = await comanda.createStore();
  await pizzaMenu(comanda, store.storeId);
  const { page } = await comanda.logIn(store.adminLogin);

  // Saturday, 01:30: Friday's night is still on; half an hour later it is over.
  await lookAt(page, '28112026', '0200');
  await shows(page, /Fora do horário · disponível/);
  await page.getByLabel('Hora', { exact: true }).fill('0130');
  await shows(page, 'Madrugada de sexta para sábado.');
  await pizza(page).click();
  for (const flavour of ['Mussarela', 'Calabresa', 'Portuguesa'])
    await page.getByRole('button', { name: `Mais ${flavour}` }).click();
  await page.getByRole('radio', { name: /Catupiry/ }).check();
  await page.getByRole('checkbox', { name: 'Cebola' }).uncheck();
  await shows(page, /R\$\s58,67/);
  await shows(page, 'Conferido: o servidor cobra o mesmo.');

  const setCalabresa = (isIn: boolean) =>
    runStatement(
      comanda.urls.owner,
      'update stock_items set is_in = $2 where store_id = $1 and stock_item_id = $3',
      [store.storeId, isIn, PIZZA.calabresaItem],
    );
  const moreCalabresa = page.getByRole('button', { name: 'Mais Calabresa' });
  await setCalabresa(false);
  await lookAt(page, '27112026', '2000');
  await pizza(page).click();
  expect(await moreCalabresa.isDisabled()).toBe(true);
  await setCalabresa(true);
  await lookAt(page, '27112026', '2000');
  await pizza(page).click();
  expect(await moreCalabresa.isDisabled()).toBe(false);
});

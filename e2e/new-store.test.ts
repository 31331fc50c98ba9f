import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { aPicture } from './support/a-picture.ts';
import { codeOf } from './support/authenticator.ts';
import { commandLines } from './support/command-lines.ts';
import { movableClock } from './support/movable-clock.ts';
import { stack } from './support/stack.ts';
import { chooseInvitedPassword, joinByClicks, openConsole } from './support/store-by-clicks.ts';

const clock = movableClock();
const comanda = stack({}, clock);
const provider = commandLines(comanda);
const folder = mkdtempSync(join(tmpdir(), 'new-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MINUTE_MS = 60_000;
/** One hour behind São Paulo, the time zone of the browsers. */
const TIME_ZONE = 'America/Manaus';
const timeOf = (at: number) =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' }).format(at);

const DISTRICTS = `UF;Município;Bairro
AM;Manaus;Adrianópolis
AM;Manaus;Aleixo
AM;Manaus;Centro
AM;Manaus;Ponta Negra
AM;Iranduba;Cacau Pirêra
AM;Iranduba;Centro
`;

const OWNER = { name: 'Iara Nogueira', email: 'iara@igarape.example.com' };
const COUNTER = { name: 'Caio Balcão', email: 'caio@igarape.example.com' };

const STORE = {
  name: 'Tambaqui do Igarapé',
  legalName: 'Igarapé Alimentos Ltda',
  document: '11222333000181',
  district: 'Adrianópolis',
  city: 'Manaus',
  state: 'AM',
  mobile: '92987654321',
  owner: OWNER,
};

/** Makes an order for a given delivery address, as the partner's shop sends it. */
function orderTo(displayId: string, place: { district: string; city: string }) {
  const order = anOpenDeliveryOrder({ displayId, createdAt: new Date(clock.now()).toISOString() });
  const delivery = order.delivery as { deliveryAddress: object };
  const deliveryAddress = { ...delivery.deliveryAddress, state: 'BR-AM', ...place };
  return { ...order, delivery: { ...delivery, deliveryAddress } };
}

const goTo = (pages: readonly Page[], screen: string) =>
  Promise.all(
    pages.map(async (page) => {
      await page.getByRole('link', { name: screen, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: new RegExp(screen, 'i') }).waitFor();
    }),
  );

/** The owner sets up a second factor. The simulated app computes its code with the server's time. */
async function setUpSecondFactor(owner: Page): Promise<void> {
  await owner.getByRole('button', { name: `Menu de ${OWNER.name}` }).click();
  await owner.getByRole('link', { name: 'Minha conta' }).click();
  await owner.getByRole('button', { name: 'Ligar segundo fator' }).click();
  const setUp = owner.getByRole('dialog', { name: 'Ligar segundo fator' });
  const secret = await setUp.locator('code').innerText();
  await setUp.getByLabel('Código de 6 números').fill(codeOf(secret, clock.now()));
  await setUp.getByRole('button', { name: 'Confirmar' }).click();
  await owner.getByRole('button', { name: 'Já guardei os códigos' }).click();
  await owner.getByText('Ligado', { exact: true }).waitFor();
}

/** The owner uploads a logo and the team approves it. Then all panels show it. */
async function giveLogo(owner: Page, team: Page): Promise<void> {
  await owner.getByRole('button', { name: 'Configurações' }).click();
  await owner.getByRole('link', { name: 'Estabelecimento', exact: true }).click();
  const buffer = aPicture(600, [200, 60, 40]);
  await owner
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await owner.getByText('Logotipo - Enviado para Aprovação').first().waitFor();
  await team.getByRole('link', { name: 'Alterações', exact: true }).click();
  await team.getByRole('article', { name: `Logotipo, ${STORE.name}` }).waitFor();
  const approved = team.getByText('Aprovada. Já vale na loja.');
  // A shortcut works only when its button has been visible for a moment.
  await expect
    .poll(async () => {
      await team.keyboard.press('a');
      return approved.isVisible();
    })
    .toBe(true);
  await team.getByText('Nada espera por você').waitFor();
  await owner.locator('header img[src*="/arquivos/"]').first().waitFor();
}

/**
 * Returns the time when a page first shows a text, by the page's clock in epoch milliseconds. If the text is
 * already there, returns the current time.
 */
function momentOf(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const check = () => {
          if (document.body.innerText.includes(wanted)) resolve(performance.timeOrigin + performance.now());
        };
        new MutationObserver(check).observe(document.body, { subtree: true, childList: true });
        check();
      }),
    text,
  );
}

async function invite(owner: Page, { name, email }: typeof COUNTER): Promise<void> {
  await owner.getByRole('link', { name: 'Usuários', exact: true }).click();
  await owner
    .getByRole('link', { name: 'Adicionar Usuário' })
    .or(owner.getByRole('button', { name: 'Adicionar Usuário' }))
    .click();
  await owner.getByLabel('Nome', { exact: true }).fill(name);
  await owner.getByLabel('E-mail', { exact: true }).fill(email);
  await owner.getByRole('button', { name: 'Convidar', exact: true }).click();
  await owner.getByText('Usuário cadastrado com sucesso!').waitFor();
}

it('a store is requested, made and set up by clicks alone, works an order, and locks out a removed person', async () => {
  const csv = join(folder, 'bairros.csv');
  writeFileSync(csv, DISTRICTS);
  const [imported, team] = await Promise.all([
    provider.provedor('bairros', 'importar', csv),
    openConsole(comanda),
  ]);
  expect(imported).toContain('6 bairros novos');
  const storeId = await joinByClicks(comanda, team, STORE);
  const key = await provider.provedor('chave', 'criar', String(storeId), 'vitrine');
  const store = { intakeKey: key.trim().split('\n').at(-1) ?? '' };
  await chooseInvitedPassword(comanda, OWNER.email);
  const { page: owner } = await comanda.logIn(OWNER.email);
  await setUpSecondFactor(owner);
  await giveLogo(owner, team);
  await invite(owner, COUNTER);
  await chooseInvitedPassword(comanda, COUNTER.email);
  const { page: counter } = await comanda.logIn(COUNTER.email);
  const both = [owner, counter];
  // Marks the page. A reload would remove this mark.
  for (const page of both) await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));

  await goTo(both, 'Locais de atendimento');
  await counter.getByRole('tab', { name: 'Manaus · 0 de 4' }).waitFor();
  await owner.getByRole('button', { name: 'Adicionar cidade' }).click();
  await owner.getByLabel('Cidade', { exact: true }).fill('irand');
  await owner.getByRole('button', { name: 'Adicionar Iranduba – AM' }).click();
  await owner.getByRole('tab', { name: 'Iranduba · 0 de 2', selected: true }).waitFor();
  await counter.getByRole('tab', { name: 'Iranduba · 0 de 2' }).waitFor();
  // This area never had a fee, so the switch asks for a fee and focuses its field.
  await owner.getByRole('switch', { name: 'Não atende Cacau Pirêra' }).click();
  await owner.keyboard.type('7');
  await owner.keyboard.press('Enter');
  await counter.getByRole('tab', { name: 'Iranduba · 1 de 2' }).waitFor();

  await owner.getByRole('tab', { name: /^Manaus/ }).click();
  await owner.getByRole('checkbox', { name: 'Selecionar tudo' }).check();
  await owner.getByRole('button', { name: 'Atender', exact: true }).click();
  const values = owner.getByRole('dialog', { name: 'Mudar valores de 4 bairros' });
  expect(await values.getByLabel('Taxa de entrega: valor').inputValue()).toBe('7,00');
  await values.getByLabel('Taxa de entrega: valor').fill('8,50');
  const preview = values.getByRole('region', { name: 'O que vai mudar' });
  await preview.getByText(/^4 bairros: taxa R\$\s0,00 → R\$\s8,50$/).waitFor();
  const atCounter = counter.getByRole('row', { name: /Aleixo/ });
  await values.getByRole('button', { name: 'Mudar 4 bairros' }).click();
  await owner.getByText('4 bairros: mudanças salvas.').waitFor();
  await atCounter.getByText(/^R\$\s8,50$/).waitFor();
  await counter.getByRole('tab', { name: 'Manaus · 4 de 4' }).waitFor();

  // The opening time is up to two minutes ahead, so that even a slow machine saves the week before it.
  await goTo(both, 'Funcionamento');
  const opensAt = (Math.floor(clock.now() / MINUTE_MS) + 2) * MINUTE_MS;
  const [opens, closes] = [timeOf(opensAt), timeOf(opensAt + 180 * MINUTE_MS)];
  await owner.getByRole('checkbox', { name: 'Domingo', exact: true }).check();
  await owner.getByLabel('Domingo: primeira abertura').fill(opens);
  await owner.getByLabel('Domingo: primeiro fechamento').fill(closes);
  await owner.getByRole('button', { name: 'Copiar Domingo para outros dias' }).click();
  await owner.getByRole('button', { name: 'Todos os dias' }).click();
  await owner.getByRole('button', { name: 'Salvar', exact: true }).click();
  await owner.getByText(/^Horários salvos\./).waitFor();
  // A user without permission to change the week can read it.
  await counter.locator('dl > div', { hasText: 'Sábado' }).getByText(opens).waitFor();
  for (const page of both)
    await page
      .getByRole('switch', { name: new RegExp(`^Loja fechada · abre (às|amanhã,) ${opens}`) })
      .waitFor();

  clock.moveTo(opensAt - 3_000);
  await expect(
    comanda.placeOrder(store, orderTo('CEDO', { district: 'Aleixo', city: 'Manaus' })),
  ).rejects.toThrow('intake.store-closed');
  await Promise.all(both.map((page) => page.getByRole('switch', { name: /^Loja aberta/ }).waitFor()));
  const shownAfterMs = clock.now() - opensAt;
  expect(shownAfterMs).toBeGreaterThanOrEqual(0);
  await counter.getByText('A loja abriu no horário.').waitFor();

  await goTo(both, 'Formas de Pagamento');
  await counter.getByText('8 formas escolhidas').waitFor();
  await owner
    .getByRole('group', { name: 'Vale-refeição' })
    .getByRole('checkbox', { name: 'Alelo', exact: true })
    .check();
  await owner
    .getByRole('group', { name: 'Dinheiro e Pix' })
    .getByRole('checkbox', { name: 'Dinheiro', exact: true })
    .uncheck();
  await owner.getByRole('button', { name: 'Marcar todas: Carteiras digitais' }).click();
  await owner.getByRole('button', { name: 'Salvar', exact: true }).click();
  await owner.getByText('Formas de Pagamento salvas com sucesso').waitFor();
  await counter.getByText('12 formas escolhidas').waitFor();

  await goTo(both, 'Pedidos');
  await comanda.placeOrder(store, orderTo('FORA', { district: 'Centro', city: 'Iranduba' }));
  await comanda.placeOrder(store, orderTo('PERT', { district: 'Aleixo', city: 'Manaus' }));
  const card = (code: string) => counter.locator('a[data-order]', { hasText: `#${code}` });
  const detail = async (code: string) => {
    await card(code).click();
    await counter.locator('[data-order-heading]', { hasText: `#${code}` }).waitFor();
    return counter.locator('[data-order-detail]');
  };
  // The card may show the number of alerts ('3 alertas') instead of this alert. The detail shows each alert.
  await card('FORA')
    .getByText(/fora da área|\d alertas/)
    .waitFor();
  const outside = 'Este bairro não está entre os que a loja atende.';
  await (await detail('FORA')).getByText(outside).waitFor();
  const inside = await detail('PERT');
  await inside.getByText('Aleixo').first().waitFor();
  expect(await inside.getByText(outside).count()).toBe(0);
  expect(await card('PERT').getByText('fora da área').count()).toBe(0);

  for (const page of both) expect(await page.locator('html[data-same]').count()).toBe(1);

  await inside.getByRole('button', { name: /^Aceitar(?! e)/ }).click();
  await owner.locator('a[data-order]', { hasText: '#PERT' }).getByText('ACEITO', { exact: true }).waitFor();
  await owner.getByRole('link', { name: 'Usuários', exact: true }).click();
  await owner.getByRole('button', { name: `Ações de ${COUNTER.name}` }).click();
  await owner.getByRole('menuitem', { name: 'Inutilizar', exact: true }).click();
  const dialog = owner.getByRole('dialog', { name: `Inutilizar ${COUNTER.name}?` });
  const isOut = momentOf(counter, 'Sua sessão terminou.');
  const answered = owner.waitForResponse(/users\/merchant-update\//);
  await dialog.getByRole('button', { name: 'Inutilizar' }).click();
  const request = (await answered).request();
  await owner.getByText('Usuário atualizado com sucesso!').waitFor();
  const { startTime, responseEnd } = request.timing();
  const outAfterMs = (await isOut) - (startTime + responseEnd);
  // Under 15 s means that the server pushed the change, because polling alone could take up to 30 s.
  expect(outAfterMs).toBeLessThan(15_000);
});

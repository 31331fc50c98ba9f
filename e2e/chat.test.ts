import { tidyMessage } from '@comanda/domain/orders/chat/message-text';
import { aFreshOrder, anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { runStatement } from '@comanda/testkit/run-statement';
import type { TestStore } from '@comanda/testkit/stores';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './support/axe-faults.ts';
import { HOSTILE_TEXTS } from './support/hostile-texts.ts';
import { stack } from './support/stack.ts';

const comanda = stack();
const PHONE = { width: 360, height: 740 };

const card = (page: Page, code: string) => page.locator('a[data-order]', { hasText: `#${code}` });
const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByPlaceholder('Digite sua mensagem');
const situation = (page: Page, words: string) => page.locator('main p[role="status"]', { hasText: words });
const spoken = async (page: Page) =>
  (await log(page).locator('p[class*="text"]').allTextContents()).map(String);

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** Opens an order on both sides: an operator at the board, and the customer on a phone. */
async function bothSides(displayId: string, over: object = {}) {
  const store = await comanda.createStore();
  const sent = await comanda.placeOrder(store, aFreshOrder({ displayId, ...over }));
  const operator = await comanda.logIn(store.operatorLogin);
  const customer = await comanda.visit(sent.customerPath, PHONE);
  await card(operator.page, displayId).waitFor();
  await customer.page.getByText('Aguardando a loja aceitar').first().waitFor();
  return { store, orderId: sent.orderId, link: sent.customerPath, operator, customer };
}

async function openCustomerChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Falar com a loja/ }).click();
  await field(page).waitFor();
}

describe('a conversation', () => {
  it('goes on through a lost connection on both sides: nothing lost, nothing doubled', async () => {
    const { operator, customer } = await bothSides('CHAT');
    await openCustomerChat(customer.page);
    await write(customer.page, 'Oi, tem guaraná?');
    await card(operator.page, 'CHAT').getByText('1 mensagem nova').waitFor();
    await card(operator.page, 'CHAT').click();
    await operator.page.locator('[data-order-detail]').getByRole('button', { name: /^Chat/ }).click();
    await log(operator.page).getByText('Oi, tem guaraná?').waitFor();
    await card(operator.page, 'CHAT').getByText('1 mensagem nova').waitFor({ state: 'detached' });
    await write(operator.page, 'Temos sim!');
    await log(customer.page).getByText('Temos sim!').waitFor();

    await comanda.stopServer();
    await operator.page.getByText('Sem conexão. As mensagens serão enviadas').waitFor();
    await write(operator.page, 'Gelado ou natural?');
    await write(customer.page, 'Manda um gelado');
    await write(customer.page, 'E canudo, por favor');
    await customer.page
      .getByText(/Não enviada\./)
      .first()
      .waitFor();
    await operator.page.getByText('Espera a conexão.').first().waitFor();
    await comanda.startServer();

    const texts = [
      'Oi, tem guaraná?',
      'Temos sim!',
      'Gelado ou natural?',
      'Manda um gelado',
      'E canudo, por favor',
    ];
    for (const { page } of [operator, customer]) {
      await expect.poll(async () => (await spoken(page)).toSorted()).toEqual(texts.toSorted());
      // The other side may receive a message before its sender gets the receipt.
      await expect.poll(() => page.getByText(/Não enviada\./).count()).toBe(0);
    }
    expect(await spoken(operator.page)).toEqual(await spoken(customer.page));
  });

  it('a text written offline survives a reload and is sent once', async () => {
    const { operator, customer } = await bothSides('KEEP');
    await openCustomerChat(customer.page);
    await comanda.stopServer();
    await write(customer.page, 'Portão azul');
    await field(customer.page).fill('e o interfone');
    await customer.page.getByText(/Não enviada\./).waitFor();
    await comanda.startServer();
    await customer.page.reload();
    await openCustomerChat(customer.page);
    expect(await field(customer.page).inputValue()).toBe('e o interfone');
    await card(operator.page, 'KEEP').getByText('1 mensagem nova').waitFor();
    expect(await spoken(customer.page)).toEqual(['Portão azul']);
  });

  it('opens minimised for a customer who writes: border, sound and count, no focus taken', async () => {
    const { operator, customer, orderId } = await bothSides('RING');
    const { page } = operator;
    await page.evaluate(() => {
      Reflect.set(window, '__tones', 0);
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function count(...rest) {
        Reflect.set(window, '__tones', Number(Reflect.get(window, '__tones')) + 1);
        return start.apply(this, rest);
      };
    });
    await page.getByPlaceholder('Procurar').focus();
    await openCustomerChat(customer.page);
    await write(customer.page, 'Oi!');
    const chat = page.locator(`[data-chat="${orderId}"]`);
    await chat.waitFor();
    expect(await chat.getAttribute('data-minimised')).toBe('true');
    expect(await chat.getAttribute('data-alert')).toBe('true');
    await chat.getByLabel('1 mensagem não lida').waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    await expect.poll(() => page.evaluate(() => Number(Reflect.get(window, '__tones')))).toBeGreaterThan(0);
    // Phones and low windows have space for one row, so the line of alarms shows the count.
    const count = page.getByRole('button', { name: '1 conversa, 1 com mensagem nova' });
    for (const size of [PHONE, { width: 1000, height: 400 }]) {
      await page.setViewportSize(size);
      await count.waitFor();
      await chat.waitFor({ state: 'hidden' });
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await count.waitFor({ state: 'hidden' });
    await chat.getByRole('button', { name: /Abrir conversa/ }).click();
    await chat.getByText('Oi!', { exact: true }).waitFor();
    expect(await chat.getAttribute('data-alert')).toBeNull();
    await card(page, 'RING').getByText('1 mensagem nova').waitFor({ state: 'detached' });
  });

  it('counts as people count, and refuses one character more', async () => {
    const { operator } = await bothSides('LONG');
    await card(operator.page, 'LONG').click();
    await operator.page.locator('[data-order-detail]').getByRole('button', { name: /^Chat/ }).click();
    await field(operator.page).fill('👩‍👩‍👧‍👦'.repeat(400));
    await operator.page.getByText('400/400').waitFor();
    await field(operator.page).fill('👩‍👩‍👧‍👦'.repeat(401));
    await operator.page.getByText(/401\/400/).waitFor();
    expect(await operator.page.getByRole('button', { name: 'Enviar', exact: true }).isDisabled()).toBe(true);
  });
});

it.each([1000, 1280, 1366])(
  'beside an order at %i px it leaves all words and tools in sight',
  async (width) => {
    const store = await comanda.createStore();
    const createdAt = new Date(Date.now() - 60_000).toISOString();
    await comanda.placeOrder(store, anOpenDeliveryOrder({ displayId: 'SIDE', createdAt }));
    const { page } = await comanda.logIn(store.operatorLogin, { width, height: 768 });
    await card(page, 'SIDE').click();
    await page.locator('[data-order-detail]').getByRole('button', { name: /^Chat/ }).click();
    await field(page).waitFor();
    const faults = () =>
      page.evaluate(() => {
        const boxes = [
          ...document.querySelectorAll('[data-order-detail] [data-kind], h1 ~ section, h1 ~ div > *'),
        ];
        const meets = (one: Element, other: Element) => {
          const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
          return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        };
        const right = (box: Element | null) => box?.getBoundingClientRect().right ?? 0;
        const isCut = (box: Element) =>
          box.scrollWidth > box.clientWidth || right(box) > right(box.parentElement) + 1;
        return boxes.flatMap((box, at) =>
          isCut(box) || boxes.slice(at + 1).some((other) => meets(box, other)) ? [box.textContent] : [],
        );
      });
    await expect.poll(faults).toEqual([]);
  },
);

describe("the customer's page", () => {
  it('follows the order once a change can no longer be taken back', async () => {
    const { operator, customer } = await bothSides('STEP');
    await customer.page.getByRole('button', { name: 'Cancelar pedido' }).click();
    await card(operator.page, 'STEP').click();
    await operator.page
      .locator('[data-order-detail]')
      .getByRole('button', { name: /^Aceitar(?! e)/ })
      .click();
    await card(operator.page, 'STEP').getByText('ACEITO').waitFor();
    // The store accepted the order before the customer answered the question. The page explains why it closed
    // the question.
    await customer.page.getByText('A loja acabou de aceitar o pedido.').waitFor();
    expect(await situation(customer.page, 'Aguardando a loja aceitar').isVisible()).toBe(true);
    await situation(customer.page, 'Em preparo').waitFor();
    expect(await customer.page.getByRole('button', { name: 'Cancelar pedido' }).count()).toBe(0);
  });

  it('lets the customer cancel while the store has not answered', async () => {
    const { operator, customer } = await bothSides('STOP');
    await customer.page.getByRole('button', { name: 'Cancelar pedido' }).click();
    await customer.page.getByRole('button', { name: 'Sim, cancelar' }).click();
    await customer.page.getByText('Pedido cancelado').first().waitFor();
    await card(operator.page, 'STOP').getByText('CANCELADO').waitFor();
  });

  it('says so when the link opens nothing', async () => {
    const { page } = await comanda.visit('/p/AAAAAQAAAAAAAfoobarfoobarfoobarfoob', PHONE);
    await page.getByText('Não encontramos este pedido').waitFor();
  });
});

it('axe finds nothing in the conversations', async () => {
  const store = await comanda.createStore();
  const order = aFreshOrder({ displayId: 'AXEE' });
  const { customerPath: link } = await comanda.placeOrder(store, order);
  for (const size of [PHONE, { width: 1280, height: 800 }]) {
    const customer = await comanda.visit(link, size);
    await situation(customer.page, 'Aguardando a loja aceitar').waitFor();
    expect(await faultsOf(customer.page)).toEqual([]);
    if (size === PHONE) await openCustomerChat(customer.page);
    await write(customer.page, 'Oi!');
    await log(customer.page).getByText('Oi!').first().waitFor();
    expect(await faultsOf(customer.page)).toEqual([]);
    const { page, context } = await comanda.logIn(store.operatorLogin, size);
    await card(page, 'AXEE').click();
    await page.locator('[data-order-detail]').getByRole('button', { name: /^Chat/ }).click();
    await log(page).getByText('Oi!').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    if (size === PHONE) {
      // An open panel would mark the message as read, but the desktop panel must count it as unread.
      await context.close();
      continue;
    }
    await page.getByRole('button', { name: /Minimizar conversa/ }).click();
    // Moves the focus into a field. Otherwise the conversation of the order on screen would open
    // automatically.
    await page.getByPlaceholder('Procurar').focus();
    await write(customer.page, 'Alô?');
    await page.getByLabel('1 mensagem não lida').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  }
});

async function sendHostile(store: TestStore, orderId: number): Promise<void> {
  await runStatement(
    comanda.urls.system,
    `insert into chat_messages (store_id, order_id, message_no, author, message_id, author_name, text, created_at)
     select $1, $2, number, case when number % 2 = 0 then 'merchant' else 'customer' end, gen_random_uuid(),
            text, text, now()
       from unnest($3::text[]) with ordinality as said (text, number)`,
    [store.storeId, orderId, HOSTILE_TEXTS],
  );
}

it('hostile texts of a customer are shown as texts, on both sides', async () => {
  expect(HOSTILE_TEXTS.length).toBeGreaterThan(200);
  const hostile = HOSTILE_TEXTS[0] ?? '';
  const { store, orderId, link, operator } = await bothSides('EVIL', {
    customer: { id: 'x', name: hostile, phone: { number: '11987654321' }, ordersCountOnMerchant: 0 },
    extraInfo: hostile,
  });
  await sendHostile(store, orderId);
  await card(operator.page, 'EVIL').click();
  await operator.page.locator('[data-order-detail]').getByRole('button', { name: /^Chat/ }).click();
  const customer = await comanda.visit(link, PHONE);
  await openCustomerChat(customer.page);
  for (const { page } of [operator, customer]) {
    const earlier = page.getByRole('button', { name: 'Ver mensagens anteriores' });
    for (let pages = 0; pages < 6 && (await earlier.count()) > 0; pages += 1) {
      const before = (await spoken(page)).length;
      await earlier.click();
      await expect.poll(async () => (await spoken(page)).length).toBeGreaterThan(before);
    }
    expect((await spoken(page)).map(tidyMessage)).toEqual(HOSTILE_TEXTS.map(tidyMessage));
    expect(await page.evaluate(() => Reflect.get(window, '__ran'))).toBeUndefined();
    expect(await page.locator('[role="log"] :is(img, svg, iframe, script, a, input, video)').count()).toBe(0);
  }
});

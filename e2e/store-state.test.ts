import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { runStatement } from '@comanda/testkit/run-statement';
import type { TestStore } from '@comanda/testkit/stores';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, it } from 'vitest';
import { commandLines } from './support/command-lines.ts';
import { stack } from './support/stack.ts';

const mails: string[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    let text = '';
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
    });
    stream.on('end', () => {
      mails.push(text);
      done();
    });
  },
});
const port = await new Promise<number>((found) => {
  const server = smtp.listen(0, '127.0.0.1', () => {
    const address = server.address();
    found(typeof address === 'object' && address !== null ? address.port : 0);
  });
});
afterAll(() => new Promise<void>((closed) => smtp.close(() => closed())));

const comanda = stack({
  mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Comanda <nao-responda@comanda.test>' },
});

const { provedor } = commandLines(comanda);

async function asSystem(statement: string): Promise<void> {
  await runStatement(comanda.urls.system, statement);
}

/** True if a click in the middle of the element would hit the element itself. */
const isOnTop = (element: Element) => {
  element.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

const numberOf = (store: TestStore) => String(store.storeId);

describe('a pause', () => {
  it('closes the store until its end on every panel, and one click on another opens it again', async () => {
    const store = await comanda.createStore();
    const counter = (await comanda.logIn(store.operatorLogin)).page;
    const office = (await comanda.logIn(store.adminLogin)).page;

    await counter.getByRole('switch', { name: 'Loja aberta' }).click();
    await counter.getByRole('button', { name: 'Almoço' }).click();
    await counter.getByRole('button', { name: /^30 minutos/ }).click();
    await counter.getByText('Loja fechada com sucesso.').waitFor();

    // If the test runs late in the evening, the closing time is on the next day.
    const strip = office.getByRole('region', { name: 'Loja fechada' });
    await strip.getByText(/Fechada até (amanhã, )?\d\d:\d\d/).waitFor();
    expect(await strip.textContent()).toMatch(/Almoço · faltam (30:00|29:\d\d) · por Balcão Teste/);
    await office.getByText(/Balcão Teste fechou a loja até (amanhã, )?\d\d:\d\d\./).waitFor();
    await office.getByRole('switch', { name: 'Loja fechada' }).waitFor();

    await strip.getByRole('button', { name: 'Reabrir agora' }).click();
    await office.getByRole('switch', { name: 'Loja aberta' }).waitFor();
    await counter.getByRole('switch', { name: 'Loja aberta' }).waitFor();
    await counter.getByText('Dona Teste abriu a loja.').waitFor();
    expect(await counter.getByRole('region', { name: 'Loja fechada' }).count()).toBe(0);
  });

  it('ends by itself, live', async () => {
    const store = await comanda.createStore();
    const { page } = await comanda.logIn(store.operatorLogin);
    await page.getByRole('switch', { name: 'Loja aberta' }).click();
    await page.getByRole('button', { name: /^15 minutos/ }).click();
    await page.getByRole('region', { name: 'Loja fechada' }).waitFor();
    // Simulates that fifteen minutes pass.
    await asSystem(
      `update stores set word_at = word_at - interval '15 minutes', opening_until = now()
        where store_id = ${store.storeId}`,
    );
    await page.getByText('A pausa terminou: a loja está aberta.').waitFor();
    await page.getByRole('switch', { name: 'Loja aberta' }).waitFor();
  });
});

describe('a mandatory document', () => {
  it('cannot be put away, leaves the orders in reach, and goes when it was signed through the e-mail', async () => {
    const store = await comanda.createStore();
    await comanda.placeOrder(store, anOpenDeliveryOrder());
    const { page } = await comanda.logIn(store.adminLogin);
    await page
      .getByRole('link', { name: /Maria|#/ })
      .first()
      .waitFor();
    const text = '# Cláusula 1\n\nA loja entrega no prazo.\n\n- com cuidado';
    await provedor(
      'contrato',
      'criar',
      numberOf(store),
      'Termos',
      'de',
      'uso',
      '--texto',
      text,
      '--obrigatorio',
    );

    // While there are open orders, the dialog does not open automatically. A button opens it.
    const prompt = page.getByRole('dialog', { name: 'Termos de uso' });
    const read = async () => {
      await page.getByRole('button', { name: /^Avisos.*contrato obrigatório/ }).click();
      await page.getByRole('button', { name: 'Ler e assinar' }).click();
      await prompt.getByText('A loja entrega no prazo.').waitFor();
    };
    await read();
    await prompt.getByRole('button', { name: 'Fechar' }).click();
    await page.getByText('A assinatura deste documento é obrigatória!').waitFor();
    await prompt.waitFor({ state: 'detached' });
    await read();

    // The dialog does not block the orders above it.
    await page
      .getByRole('link', { name: /Maria|#/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Aceitar(?! e)/ })
      .first()
      .click();
    // The button that undoes the change is shown for some seconds. It must not cover the dialog's button.
    await page.getByRole('button', { name: /^Desfazer #/ }).waitFor();
    const sending = prompt.getByRole('button', { name: 'Enviar para assinatura' });
    expect(await sending.evaluate(isOnTop)).toBe(true);
    await page
      .getByRole('button', { name: /^Enviar/ })
      .first()
      .waitFor();

    await prompt.getByLabel('E-mail de quem assina').fill('dona');
    await sending.click();
    await prompt.getByText('E-mail inválido.').waitFor();
    await prompt.getByLabel('E-mail de quem assina').fill('dona@pizzaria.test');
    await prompt.getByRole('button', { name: 'Enviar para assinatura' }).click();
    await prompt.getByText('Link enviado para dona@pizzaria.test').waitFor();

    await expect.poll(() => mails.at(-1) ?? '').toContain('/contrato/');
    const mail = (mails.at(-1) ?? '').replace(/=\r?\n/g, '').replaceAll('=3D', '=');
    const path = /\/contrato\/[\w.-]+/.exec(mail)?.[0] ?? '';
    const { page: signing } = await comanda.visit(path, { width: 390, height: 800 });
    await signing.getByRole('heading', { name: 'Termos de uso' }).waitFor();
    await signing.getByText('A loja entrega no prazo.').waitFor();
    await signing.getByLabel('Nome completo').fill('Conceição Silva');
    await signing.getByLabel('CPF').fill('52998224726');
    await signing.getByLabel(/Li o documento/).check();
    await signing.getByRole('button', { name: 'Assinar' }).click();
    await signing.getByText('CPF inválido: confira os dígitos.').waitFor();
    await signing.getByLabel('CPF').fill('52998224725');
    await signing.getByRole('button', { name: 'Assinar' }).click();
    await signing.getByRole('heading', { name: 'Documento assinado' }).waitFor();

    await prompt.waitFor({ state: 'detached' });
    expect(await provedor('contrato', 'listar', numberOf(store))).toMatch(/assinado por Conceição Silva/);
    await signing.reload();
    await signing.getByRole('heading', { name: 'Este link não funciona mais' }).waitFor();
  });
});

describe('the provider at a terminal', () => {
  it('suspends a store and brings it back, seen live', async () => {
    const store = await comanda.createStore();
    const { page } = await comanda.logIn(store.operatorLogin);
    await page.getByRole('switch', { name: 'Loja aberta' }).waitFor();
    await provedor('loja', 'suspender', numberOf(store), 'Fatura <b>vencida</b>', '--sim');
    const banner = page.getByRole('region', { name: 'A sua loja está suspensa!' });
    await banner.getByText('Fatura <b>vencida</b>').waitFor();
    await provedor('loja', 'reativar', numberOf(store));
    await banner.waitFor({ state: 'detached' });
  });

  it('shows the pay-online notice until the person has seen enough of it', async () => {
    const store = await comanda.createStore();
    await provedor('loja', 'aviso', numberOf(store), 'sim');
    await provedor('loja', 'franqueada', numberOf(store), 'sim');
    const { page } = await comanda.logIn(store.operatorLogin);
    const notice = page.getByRole('dialog', { name: 'Pagamento online para a sua franquia' });
    await notice.getByText(/avise o administrador/).waitFor();
    await notice.getByLabel('Não mostrar novamente').check();
    await notice.getByRole('button', { name: 'Entendi' }).click();
    await notice.waitFor({ state: 'detached' });

    // On the next visit, the same user sees only a short text. The administrator still sees the dialog.
    const again = (await comanda.logIn(store.operatorLogin)).page;
    await again.getByText('Avise o administrador da loja.').waitFor();
    expect(await again.getByRole('dialog').count()).toBe(0);
    const admin = (await comanda.logIn(store.adminLogin)).page;
    await admin.getByRole('dialog', { name: 'Pagamento online para a sua franquia' }).waitFor();
    expect(
      await admin.getByRole('link', { name: 'Saiba mais', includeHidden: true }).getAttribute('href'),
    ).toBe('/financeiro/cadastro/recebimentos');
  });
});

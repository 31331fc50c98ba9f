import { getRegistration, saveRegistration } from '@comanda/contract/store/store/registration-data.calls';
import { crudSuite } from '@comanda/testkit/crud-suite';
import { type TestClient, testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { runStatement } from '@comanda/testkit/run-statement';
import { outboxTexts } from '@comanda/testkit/running/outbox';
import { makeTemporaryFolder, removeTemporaryFolder } from '@comanda/testkit/running/temporary-folder';
import { afterAll, expect, it } from 'vitest';
import { createPool } from '../../../../platform/database/pools.ts';
import { createDatabase } from '../../../../platform/database/transaction.ts';
import { approveChange } from '../pending/decide-change.ts';

const dataDir = makeTemporaryFolder();
afterAll(() => removeTemporaryFolder(dataDir));
const server = testServer({ dataDir });
const PATH = 'estabelecimento/postEstabelecimento';

const DATA = {
  nome: 'Pizzaria da Dona',
  email: 'contato@teste.com.br',
  endereco_rua: 'Rua da Glória',
  endereco_numero: '182',
  endereco_bairro: 'Liberdade',
  endereco_cep: '01510-001',
  contato: '(11) 3265-4321',
};

crudSuite(server, {
  list: getRegistration,
  save: saveRegistration,
  input: (n, version) => ({
    data: {
      name: 'Pizzaria da Dona',
      email: 'contato@teste.com.br',
      street: 'Rua da Glória',
      number: String(n),
      district: 'Liberdade',
      postalCode: '01510001',
      contact: '1132654321',
    },
    version,
  }),
  versionOf: ({ store }) => store.version,
  refused: [
    ['nothing', { estabelecimento: undefined }, 'estabelecimento'],
    ['no name', { estabelecimento: { ...DATA, nome: ' ' } }, 'estabelecimento.nome'],
    ['no e-mail', { estabelecimento: { ...DATA, email: 'contato' } }, 'estabelecimento.email'],
    [
      'seven digits',
      { estabelecimento: { ...DATA, endereco_cep: '0151000' } },
      'estabelecimento.endereco_cep',
    ],
    ['nine digits', { estabelecimento: { ...DATA, contato: '11 3265432' } }, 'estabelecimento.contato'],
    ['twelve digits', { estabelecimento: { ...DATA, contato: '119876543210' } }, 'estabelecimento.contato'],
    [
      'a long street',
      { estabelecimento: { ...DATA, endereco_rua: 'a'.repeat(121) } },
      'estabelecimento.endereco_rua',
    ],
    ['a long text', { texto_app: 'a'.repeat(501) }, 'texto_app'],
    ['a long phrase', { frase_promocional: 'a'.repeat(101) }, 'frase_promocional'],
  ],
  action: 'registration.changed',
  subject: 'cadastro',
  // Gives the store the e-mail address of DATA, because a new address would need a code.
  prepare: async (_server, { storeId }) => {
    await runStatement(server.urls.owner, 'update stores set email = $2 where store_id = $1', [
      storeId,
      DATA.email,
    ]);
  },
});

interface Shown {
  est: typeof DATA & { cnpj_cpf: string; razao_social: string; versao: number; texto_app: string };
  pen: { nome_campo: string; valor_post: string; status: string }[];
}
const read = async (person: TestClient) =>
  (await person.get('estabelecimento/getExibir')).body as unknown as Shown;

async function aStore() {
  const store = await server.createStore();
  const admin = await server.as(store.adminLogin);
  const save = async (over: object, fields: object = {}) => {
    const { est } = await read(admin);
    return admin.post(PATH, { estabelecimento: { ...est, ...over }, versao: est.versao, ...fields });
  };
  return { store, admin, save };
}

it('a CNPJ or legal name in the request is ignored', async () => {
  const { admin, save } = await aStore();
  const { est } = await read(admin);
  const sent = {
    ...DATA,
    email: est.email,
    cnpj_cpf: '00000000000191',
    razao_social: 'Outra',
    is_suspended: true,
  };
  expect((await save(sent)).status).toBe(200);
  expect((await read(admin)).est).toMatchObject({
    ...DATA,
    email: est.email,
    endereco_cep: '01510001',
    contato: '1132654321',
    cnpj_cpf: est.cnpj_cpf,
    razao_social: est.razao_social,
  });
});

it('reviewed texts are pending, one per field, and stay unchanged until their approval', async () => {
  const { admin, save } = await aStore();
  await save({}, { texto_app: 'Massa de longa fermentação.', frase_promocional: '' });
  const { est, pen } = await read(admin);
  expect(est.texto_app).toBe('');
  expect(pen).toMatchObject([
    { nome_campo: 'texto_app', valor_post: 'Massa de longa fermentação.', status: 'Pendente' },
  ]);
  expect(await save({ nome: 'Outro nome' }, { texto_app: 'Outro texto.' })).toMatchObject({
    status: 409,
    body: { erro: 'O campo está pendente para avaliação' },
  });
  expect((await read(admin)).est.nome).toBe(est.nome);
  expect((await save({ nome: 'Outro nome' })).status).toBe(200);
});

it("the contact is the first number of the store's page; the mobile number for SMS codes stays", async () => {
  const { admin, store, save } = await aStore();
  const numbers = async () =>
    (
      await runStatement(server.urls.owner, 'select phones, mobile from stores where store_id = $1', [
        store.storeId,
      ])
    ).rows[0] as { phones: { number: string }[]; mobile: string };
  const { mobile } = await numbers();
  await save({ contato: '(11) 3265-4321' });
  expect(await numbers()).toMatchObject({ phones: [{ number: '1132654321' }], mobile });
  await save({ contato: '' });
  expect((await read(admin)).est.contato).toBe('');
});

it('another e-mail address needs a recently confirmed password and the mailed code; the old address is informed', async () => {
  const { admin, save, store } = await aStore();
  const { est } = await read(admin);
  server.clock.advance(11 * 60_000);
  expect(await save({ email: 'nova@loja.com.br' })).toMatchObject({
    status: 403,
    body: { motivo: 'auth.prove-again' },
  });
  expect((await save({ nome: 'Sem mudar o e-mail' })).status).toBe(200);
  const again = await server.as(store.adminLogin);
  const requested = await again.post(PATH, {
    estabelecimento: { ...est, nome: 'Nova', email: 'Nova@Loja.com.br' },
  });
  expect(requested).toMatchObject({
    status: 200,
    body: { est: { nome: 'Nova', email: est.email }, email_a_confirmar: 'nova@loja.com.br' },
  });
  // Until the user types the code, recovery codes and customers' pages use the old address.
  expect((await read(admin)).est.email).toBe(est.email);
  await expect.poll(() => mails('store-email-code')).toContain('é o código');
  const [, code = ''] = /"subject": "(\d{6}) é o código/.exec(mails('store-email-code')) ?? [];
  const type = (codigo: string) => again.post('estabelecimento/email/confirmar', { codigo });
  expect((await type('000000')).body.motivo).toBe('account.email-code-wrong');
  const colleague = await server.as(store.adminLogin);
  const both = await Promise.all([
    type(code),
    colleague.post('estabelecimento/email/confirmar', { codigo: code }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect((await read(admin)).est).toMatchObject({ email: 'nova@loja.com.br', nome: 'Nova' });
  expect((await type(code)).body.motivo).toBe('account.email-code-wrong');
  await expect
    .poll(() => mails('store-email-changed'))
    .toMatch(/trocou o e-mail da loja .* para no\*+@loja\.com\.br/);
});

it('another e-mail address revokes the recovery code that was mailed to the previous one', async () => {
  const { admin, save, store } = await aStore();
  const of = { id_estabelecimento: store.storeId, cnpj_cpf: store.document };
  const requested = await server.anonymous().post('reset-password/send-code', { ...of, type: 'email' });
  const { uuid } = requested.body as unknown as { uuid: string };
  expect(uuid).toBeTruthy();
  await expect.poll(() => codeMailedTo(`contato@loja${store.storeId}.example.com`)).not.toBeNull();
  const code = codeMailedTo(`contato@loja${store.storeId}.example.com`);
  const email = `nova@loja${store.storeId}.example.com`;
  await save({ email });
  await expect.poll(() => codeMailedTo(email)).not.toBeNull();
  await admin.post('estabelecimento/email/confirmar', { codigo: codeMailedTo(email) });
  expect((await read(admin)).est.email).toBe(email);
  const password = 'Lasanha#2031';
  const input = { ...of, uuid, code, password, password_confirmation: password };
  const saved = await server.anonymous().post('reset-password/save-password', input);
  expect(saved.body.motivo).toBe('recovery.code-wrong');
});

/** The code in the only mail to an address; null: no mail has arrived. */
function codeMailedTo(email: string): string | null {
  const mail = outboxTexts(dataDir).find((each) => each.includes(email));
  return /"subject": "(\d{6}) /.exec(mail ?? '')?.[1] ?? null;
}

it('the code of an address expires soon', async () => {
  const { admin, save } = await aStore();
  const waiting = async () =>
    ((await read(admin)) as unknown as { email_a_confirmar: string }).email_a_confirmar;
  await save({ email: 'outra@loja.com.br' });
  expect(await waiting()).toBe('outra@loja.com.br');
  server.clock.advance(10 * 60_000);
  expect(await waiting()).toBeNull();
});

/** All mails of a kind in the outbox. */
function mails(kind: string): string {
  return outboxTexts(dataDir, kind).join('');
}

it('customers see approved values, and the store’s address', async () => {
  const { save, store } = await aStore();
  const sent = await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
  const page = async () =>
    (await server.customer(sent.body.data.link_cliente).get('cliente/pedido')).body
      .pedido as unknown as object;
  await save(
    { endereco_rua: 'Rua da Glória', endereco_numero: '182' },
    { frase_promocional: 'Forno a lenha' },
  );
  expect(await page()).toMatchObject({ estabelecimento_frase: null, estabelecimento_banner: null });
  const pool = createPool({
    url: server.urls.system,
    max: 1,
    applicationName: 'test',
    onError: () => undefined,
  });
  const actor = { operator: 'ana', now: server.clock.now() };
  await createDatabase(pool).inStore(store.storeId, (tx) => approveChange(tx, { changeId: 1 }, actor));
  await pool.end();
  const shown = await page();
  expect(shown).toMatchObject({ estabelecimento_frase: 'Forno a lenha' });
  expect((shown as { estabelecimento_endereco: string }).estabelecimento_endereco).toMatch(
    /^Rua da Glória, 182 - /,
  );
});

it('returns the known parts of the address of a postal code', async () => {
  const { admin } = await aStore();
  const find = async (cep: string) => (await admin.get(`enderecos/cep?cep=${cep}`)).body;
  expect(await find('01505-001')).toMatchObject({
    estado: 'SP',
    bairro: 'Liberdade',
    rua: 'Rua dos Estudantes',
  });
  expect(await find('80010000')).toMatchObject({ estado: 'PR', cidade: 'Curitiba', bairro: null, rua: null });
  expect(await find('11060001')).toMatchObject({ estado: 'SP', cidade: null });
  expect(await find('00000000')).toMatchObject({ motivo: 'address.postal-code-unknown' });
  expect(await find('123')).toMatchObject({ motivo: 'request.invalid' });
});

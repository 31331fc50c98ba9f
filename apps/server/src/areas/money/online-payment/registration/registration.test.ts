import {
  getOnlineRegistration,
  saveOnlineRegistration,
} from '@comanda/contract/money/online-payment/registration.calls';
import { onlineRegistrationSave } from '@comanda/contract/money/online-payment/registration.wire';
import { crudSuite } from '@comanda/testkit/crud-suite';
import { testServer } from '@comanda/testkit/http/test-server';
import { FORM, OWNER, registeredStore } from '@comanda/testkit/online-payment/registered-store';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';

const server = testServer();
const PATH = 'pagamentoonline/adicionar';

crudSuite(server, {
  list: getOnlineRegistration,
  save: saveOnlineRegistration,
  input: (n, version) => ({ ...onlineRegistrationSave.decode(FORM as never), number: String(n), version }),
  versionOf: ({ version }) => version,
  prepare: async ({ urls }, { storeId }) => {
    await runStatement(urls.owner, 'update stores set document = $2 where store_id = $1', [storeId, OWNER]);
  },
  refused: [
    ['no type', { tipo: undefined }, 'tipo'],
    ['a company without a CNPJ', { tipo: 'J', est_cnpj: '' }, 'est_cnpj'],
    ['letters in its last two', { tipo: 'J', est_cnpj: '12ABC34501DEAB' }, 'est_cnpj'],
    ['wrong check digits of a CNPJ', { tipo: 'J', est_cnpj: '12ABC34501DE53' }, 'est_cnpj'],
    ['wrong check digits of a CPF', { pro_cpf: '11144477734' }, 'pro_cpf'],
    ['one digit eleven times', { pro_cpf: '11111111111' }, 'pro_cpf'],
    ['ten digits', { pro_cpf: '5299822472' }, 'pro_cpf'],
    ['an unknown category', { est_cat_negocio: '9999' }, 'est_cat_negocio'],
    ['no e-mail', { est_email: 'contato' }, 'est_email'],
    ['a short phone', { est_telefone: '98765432' }, 'est_telefone'],
    ['seven digits of a CEP', { est_cep: '0150500' }, 'est_cep'],
    ['no state of Brazil', { est_estado: 'XX' }, 'est_estado'],
    ['an owner of seventeen', { pro_nascimento: Date.UTC(2008, 10, 21, 12) / 1_000 }, 'pro_nascimento'],
    ['an owner not born', { pro_nascimento: Date.UTC(2030, 0, 1, 12) / 1_000 }, 'pro_nascimento'],
    ['no birth date', { pro_nascimento: '01/01/1990' }, 'pro_nascimento'],
    ['no owner', { pro_nome: '' }, 'pro_nome'],
    ['a long street', { est_endereco: 'a'.repeat(121) }, 'est_endereco'],
  ],
  action: 'online-payment.registration-saved',
  subject: 'pagamento-online',
});

it.each([
  ['noon UTC', 631_195_200, 631_195_200],
  ['midnight UTC', 631_152_000, 631_195_200],
  ['midnight of the store', 631_159_200, 631_195_200],
  ['before 1970', -151_416_000, -151_416_000],
])('a birth date at %s is a day, written as its noon', async (_named, seconds, stored) => {
  const { admin, registration } = await registeredStore(server, { isRegistered: false });
  expect((await admin.post(PATH, { ...FORM, pro_nascimento: seconds })).status).toBe(200);
  expect((await registration()).pro_nascimento).toBe(stored);
});

it("begins with the store's own data, and is saved apart from them", async () => {
  const {
    store,
    admin,
    registration,
    status: state,
  } = await registeredStore(server, { isRegistered: false });
  expect(await registration()).toMatchObject({
    ...{ id_pagon_cadastro: null, tipo: 'F', zoop_status: null, versao: 0, documento_fixo: false },
    ...{ est_cnpj: '', pro_cpf: OWNER, data_cadastro: null, aceita_pgto_online: '0' },
  });
  expect(await state()).toMatchObject({ falta: ['cadastro', 'documentos', 'aprovacao', 'conta'] });
  const saved = await admin.post(PATH, { ...FORM, id_estabelecimento: store.storeId, dataCriacao: 1 });
  expect(saved.body).toEqual({
    ...{ status: true, mensagem: 'Dados cadastrais salvos.', erros: [], versao: 1 },
  });
  expect(await registration()).toMatchObject({
    ...{ id_pagon_cadastro: store.storeId, tipo: 'F', est_cnpj: '', zoop_status: 'PENDING', motivos: [] },
    // 20/11/2026 in the store's time zone, as noon UTC.
    ...{
      data_cadastro: Date.UTC(2026, 10, 20, 12) / 1_000,
      est_telefone: '11987654321',
      est_complemento: '',
    },
    ...{ id_pagon_planos_taxas: 1, documento_fixo: true, est_imgIdentificacao: null },
  });
  expect((await admin.get('pagamentoonline/otherInfo')).body.data).toEqual({
    ...{ id_estabelecimento: store.storeId, cnpj_cpf: '52998224725', razao_social: 'Luciana Prado' },
  });
});

const CNPJ = '11444777000161';
const OTHER_CNPJ = '11222333000181';
const COMPANY = { tipo: 'J', est_cnpj: CNPJ };

it.each([
  ['its own CNPJ and any owner', CNPJ, { ...COMPANY, pro_cpf: '11144477735' }, []],
  ['the CNPJ of another store', CNPJ, { ...COMPANY, est_cnpj: OTHER_CNPJ }, ['est_cnpj']],
  ['a CPF in place of its CNPJ', CNPJ, { tipo: 'F' }, ['tipo', 'est_cnpj']],
  ['its own CPF', OWNER, {}, []],
  ['another CPF', OWNER, { pro_cpf: '11144477735' }, ['pro_cpf']],
  ['a CNPJ in place of its CPF', OWNER, COMPANY, ['tipo', 'est_cnpj']],
])('the first form of a store names %s', async (_what, document, fields, refused) => {
  const { admin, registration } = await registeredStore(server, { isRegistered: false, document });
  const { status, body } = await admin.post(PATH, { ...FORM, ...fields });
  expect([status, body.motivo ?? null, body.erros.map(({ campo }) => campo)]).toEqual(
    refused.length === 0 ? [200, null, []] : [409, 'online-payment.document-by-support', refused],
  );
  expect(await registration()).toMatchObject({ versao: refused.length === 0 ? 1 : 0 });
});

it('CNPJ, CPF and person type of a registered store are changed by support only', async () => {
  const { admin, registration } = await registeredStore(server, { isRegistered: false, document: CNPJ });
  expect((await admin.post(PATH, { ...FORM, ...COMPANY })).status).toBe(200);
  for (const [field, fields] of [
    ['pro_cpf', { ...COMPANY, pro_cpf: '11144477735' }],
    ['est_cnpj', { ...COMPANY, est_cnpj: OTHER_CNPJ }],
    ['tipo', { tipo: 'F' }],
  ] as const)
    expect((await admin.post(PATH, { ...FORM, ...fields })).body.erros.map(({ campo }) => campo)).toContain(
      field,
    );
  expect(await registration()).toMatchObject({ tipo: 'J', est_cnpj: CNPJ, pro_cpf: OWNER });
});

it('an operator is refused, and another store is not found', async () => {
  const { admin, operator } = await registeredStore(server);
  for (const path of ['pagamentoonline/listarPagOnCadastro', 'estabelecimento/listarStatusPagOn', PATH])
    expect((await operator.post(path, FORM)).status).toBe(403);
  const foreign = await admin.post('pagamentoonline/listarPagOnCadastro', { id_estabelecimento: 999_999 });
  expect(foreign.body.motivo).toBe('auth.foreign-store');
});

it('the history names the changed fields, but shows no contact data', async () => {
  const { store, admin } = await registeredStore(server);
  await admin.post(PATH, { ...FORM, est_email: 'novo@massas.com.br', est_cidade: 'Campinas' });
  const { rows } = await runStatement(
    server.urls.owner,
    "select details from audit_log where store_id = $1 and details->>'primeiro' = 'false'",
    [store.storeId],
  );
  expect(rows).toEqual([{ details: { primeiro: false, campos: 'e-mail, cidade' } }]);
});

it('categories come from the list of ISO 18245', async () => {
  const { admin } = await registeredStore(server, { isRegistered: false });
  const { obj } = (await admin.get('pagamentoonline/listarMccs')).body as unknown as {
    obj: { code: string }[];
  };
  // Categories that sell food come first.
  expect(obj[0]).toEqual({ code: '5812', category: 'Alimentação', description: 'Restaurantes e pizzarias' });
  expect(new Set(obj.map(({ code }) => code)).size).toBe(obj.length);
});

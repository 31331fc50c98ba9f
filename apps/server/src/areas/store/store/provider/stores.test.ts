import { exportedLines } from '@comanda/testkit/http/exported-lines';
import { openSocket } from '@comanda/testkit/http/open-socket';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { overtaken } from '@comanda/testkit/overtaken';
import { letSell, readyToSell, SILENT_PROVIDER } from '@comanda/testkit/payments/online-seller';
import { runStatement } from '@comanda/testkit/run-statement';
import { outboxTexts } from '@comanda/testkit/running/outbox';
import { makeTemporaryFolder, removeTemporaryFolder } from '@comanda/testkit/running/temporary-folder';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';

const dataDir = makeTemporaryFolder();
afterAll(() => removeTemporaryFolder(dataDir));
const server = testServer({ dataDir, payments: SILENT_PROVIDER });

async function aStore() {
  const store = await server.createStore();
  const console = await server.asProvider('admin');
  const panel = await server.as(store.adminLogin);
  return { ...store, console, panel, at: `provedor/lojas/${store.storeId}` };
}

const audit = async (storeId: number) =>
  (
    await runStatement<{ action: string; user_id: number | null; by: string }>(
      server.urls.owner,
      `select action, user_id, details ->> 'por' as by from audit_log
        where store_id = $1 and details ->> 'por' is not null order by action`,
      [storeId],
    )
  ).rows;

async function sendPicture(path: string, token: string, bytes: Uint8Array | string) {
  const form = new FormData();
  form.append('imagem', new Blob([bytes as BlobPart]), 'foto.png');
  const headers = { cookie: `pid=${token}`, platform: 'merchantWebv1' };
  const answer = await fetch(`${server.url}/api/${path}`, { method: 'POST', headers, body: form });
  return {
    status: answer.status,
    body: (await answer.json()) as { erros?: { campo: string }[]; id?: number },
  };
}

describe('stores in the console', () => {
  it('are listed by pages, and shown with their orders of the current day', async () => {
    const { console, at, storeId, intakeKey, name } = await aStore();
    await server.partner(intakeKey).post('order', anOpenDeliveryOrder());
    const { body } = await console.get(`provedor/lojas?busca=${encodeURIComponent(name)}&situacao=abertas`);
    expect(body).toMatchObject({ lojas: [{ id: storeId, nome: name, aberta: true }], proxima: null });
    expect((await console.get(at)).body).toMatchObject({
      loja: {
        ...{ id: storeId, pedidos_hoje: 1, pedidos_em_andamento: 1 },
        ...{ horarios: null, suspensa: false, falta: ['horarios', 'bairros', 'cardapio', 'pagamentos'] },
      },
    });
    expect((await console.get('provedor/lojas?busca=%00%25_%27&situacao=todas')).status).toBe(422);
    expect((await console.get(`provedor/lojas?busca=${'x'.repeat(201)}`)).status).toBe(422);
    expect((await console.get('provedor/lojas?antes=99999999999')).status).toBeLessThan(500);
    expect((await console.get('provedor/lojas/999999')).body).toMatchObject({
      motivo: 'provider.unknown-store',
    });
  });

  it('are suspended with a text that users read, and reactivated; open panels follow, and the audit log names the author', async () => {
    const { console, panel, at, storeId } = await aStore();
    const socket = await openSocket(server.url, panel.token);
    expect((await console.post(`${at}/suspender`, { texto: ' ' })).status).toBe(422);
    await console.post(`${at}/suspender`, { texto: 'Fatura de outubro em aberto.' });
    await socket.take('pedido', 1);
    expect((await console.get(at)).body).toMatchObject({
      loja: { suspensa: true, texto_suspensao: 'Fatura de outubro em aberto.' },
    });
    await console.post(`${at}/reativar`);
    await socket.take('pedido', 2);
    expect(await audit(storeId)).toEqual([
      { action: 'store.reactivated', user_id: null, by: `provedor: ${console.login}` },
      { action: 'store.suspended', user_id: null, by: `provedor: ${console.login}` },
    ]);
    socket.close();
  });

  it.each([
    ['aviso', 'store.notice-changed'],
    ['recebe_fechada', 'store.closed-orders-changed'],
    ['franqueada', 'store.franchise-changed'],
    ['upload_em_massa', 'store.bulk-upload-changed'],
  ])('have a switch %s', async (chave, action) => {
    const { console, at, storeId } = await aStore();
    expect((await console.post(`${at}/chave`, { chave, ligada: true })).status).toBe(200);
    expect((await console.get(at)).body).toMatchObject({ loja: { chaves: { [chave]: true } } });
    expect(await audit(storeId)).toMatchObject([{ action }]);
  });

  it('are created closed, with a key, and with an administrator who chooses the password by a link', async () => {
    const console = await server.asProvider('admin');
    const input = {
      empresa: 'comanda',
      nome: 'Pizzaria Nova',
      razao_social: 'Nova Alimentos Ltda',
      cnpj_cpf: '11.222.333/0001-81',
      bairro: 'Centro',
      cidade: 'Manaus',
      uf: 'am',
      email: null,
      celular: '(92) 98765-4321',
      responsavel: 'Nina Reis',
      email_responsavel: 'Nina@Nova.example.com',
    };
    const bad = await console.post('provedor/lojas/criar', {
      ...input,
      cnpj_cpf: '123',
      uf: 'XX',
      celular: '1',
    });
    expect(bad.body.erros.map(({ campo }) => campo)).toEqual(['cnpj_cpf', 'uf', 'celular']);
    const { body } = await console.post('provedor/lojas/criar', input);
    const { id, chave, link } = body as unknown as { id: number; chave: string; link: string };
    expect(body).toMatchObject({ convite_enviado: true });
    expect((await console.get(`provedor/lojas/${id}`)).body).toMatchObject({
      loja: {
        nome: 'Pizzaria Nova',
        uf: 'AM',
        fuso: 'America/Manaus',
        falta: ['horarios', 'bairros', 'cardapio', 'pagamentos', 'impressora', 'equipe'],
        aberta: false,
        celular: '92987654321',
      },
    });
    const token = link.split('#')[1] ?? '';
    expect((await server.anonymous().post('senha/abrir', { token })).body.status).toBe(true);
    expect((await server.partner(chave).get('order/loja')).status).toBe(200);
    const again = await console.post('provedor/lojas/criar', input);
    expect(again.body).toMatchObject({
      motivo: 'provider.login-taken',
      erros: [{ campo: 'email_responsavel' }],
    });
    const support = await server.asProvider('support');
    const second = { ...input, cnpj_cpf: '11.444.777/0001-61', email_responsavel: 'outra@nova.example.com' };
    expect((await support.post('provedor/lojas/criar', second)).body).toMatchObject({
      convite_enviado: true,
      chave: null,
      link: null,
    });
    expect(await audit(id)).toContainEqual({
      action: 'store.created',
      user_id: null,
      by: `provedor: ${console.login}`,
    });
  });

  it('accept online payments only when all requirements are met', async () => {
    const { console, at, storeId } = await aStore();
    const accept = () => console.post(`${at}/chave`, { chave: 'pagamento_online', ligada: true });
    expect((await accept()).body.motivo).toBe('store.no-payment-account');
    expect((await console.post(`${at}/chave`, { chave: 'recebimentos', ligada: true })).status).toBe(422);
    const run = (statement: string, values: unknown[]) => runStatement(server.urls.owner, statement, values);
    await readyToSell(run, storeId);
    await letSell(run, storeId);
    server.clock.advance(31_000);
    expect((await accept()).status).toBe(200);
  });

  it('get logo and pictures from valid picture files, in the provider’s order', async () => {
    const { console, at } = await aStore();
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#b00' } })
      .png()
      .toBuffer();
    expect((await sendPicture(`${at}/logo`, console.token, png)).status).toBe(200);
    const lie = await sendPicture(`${at}/logo`, console.token, '<svg onload="x()"/>');
    expect(lie).toMatchObject({ status: 422, body: { erros: [{ campo: 'imagem' }] } });
    const first = await sendPicture(`${at}/banners/arquivo`, console.token, png);
    await console.post(`${at}/banners`, { imagem: 'https://example.com/b.png', link: 'https://example.com' });
    for (const imagem of [
      ...['javascript:x', '//evil.example/a.png', '/api/login/sair', '/\\evil.example/a.png', '/../api/x'],
      'https://',
    ]) {
      const refused = await console.post(`${at}/banners`, { imagem, link: null });
      expect(`${imagem}: ${refused.status >= 400 && refused.status < 500}`).toBe(`${imagem}: true`);
    }
    await console.post(`${at}/banners/ordem`, { banners: [2, 77] });
    expect((await console.get(`${at}/banners`)).body).toMatchObject({
      banners: [{ id: 2, imagem: 'https://example.com/b.png' }, { id: first.body.id }],
    });
    expect((await console.post(`${at}/banners/2/remover`)).status).toBe(200);
    expect((await console.post(`${at}/banners/2/remover`)).status).toBe(404);
    expect((await console.get(at)).body).toMatchObject({
      loja: { logo: expect.stringMatching(/^\/arquivos\/\w+-480\.webp$/) },
    });
  });
});

describe('setup data of a store', () => {
  const letters = (kind: string) => outboxTexts(dataDir).filter((letter) => letter.includes(kind));
  const reset = (step: string, body: object) => server.anonymous().post(`reset-password/${step}`, body);

  async function aStoreOfOld() {
    const store = await server.createStore({ mobile: '62998123344', email: 'dona@antes.example.com' });
    const console = await server.asProvider('admin');
    const panel = await server.as(store.adminLogin);
    const at = `provedor/lojas/${store.storeId}`;
    const loja = async () =>
      (await console.get(at)).body as unknown as { loja: Record<string, unknown> & { versao: number } };
    const { loja: stored } = await loja();
    const { celular, cnpj_cpf, razao_social, cidade, uf, fuso, versao } = stored;
    const data = { celular, cnpj_cpf, razao_social, cidade, uf, fuso, versao };
    const change = (over: object) => console.post(`${at}/dados`, { ...data, motivo: 'trocou', ...over });
    return { ...store, console, panel, at, loja, change };
  }

  it('are corrected: recovery, header and log change at once, and the old contacts are informed', async () => {
    const { storeId, name, document, panel, loja, change } = await aStoreOfOld();
    const store = { cnpj_cpf: document, id_estabelecimento: storeId };
    const sent = await reset('send-code', { ...store, type: 'sms' });
    expect(sent.body.status).toBe(true);
    const code = /(\d{6}), válido/.exec(letters('62998123344').at(-1) ?? '')?.[1];
    const socket = await openSocket(server.url, panel.token);
    const changed = await change({
      celular: '(11) 91111-2222',
      cnpj_cpf: '12.ABC.345/01DE-35',
      razao_social: 'Outra Ltda',
      cidade: 'Valinhos',
      motivo: 'perdeu o telefone',
    });
    expect(changed.body.status).toBe(true);
    await socket.take('mudou', 5);
    socket.close();
    expect((await panel.get('estabelecimento/getLoja')).body.estabelecimento).toMatchObject({
      cidade: 'Valinhos',
    });
    expect((await loja()).loja).toMatchObject({ celular: '11911112222', versao: 1 });
    expect((await reset('verify-stablishment', store)).status).not.toBe(200);
    const found = { ...store, cnpj_cpf: '12ABC34501DE35' };
    expect((await reset('verify-stablishment', found)).body).toMatchObject({ telefone: '(11) *****-2222' });
    // The number has changed, so the code that was sent to the old number is invalid.
    const { uuid } = sent.body as unknown as { uuid: string };
    const password = { password: 'Massa#Fina9', password_confirmation: 'Massa#Fina9' };
    const used = await reset('save-password', { ...found, ...password, uuid, code });
    expect(used.body.motivo).toBe('recovery.code-wrong');
    const sms = letters('"sms"').at(-1);
    expect(sms).toMatch(/62998123344[\s\S]*celular de recuperação, CNPJ ou CPF, Razão Social, cidade/);
    const mail = () => letters('dona@antes.example.com').at(-1) ?? '';
    await expect
      .poll(mail)
      .toMatch(new RegExp(`${name}[\\s\\S]*-3344 para \\(11\\)[\\s\\S]*perdeu o telefone`));
    const { rows } = await runStatement<{ details: object }>(
      server.urls.owner,
      `select details from audit_log where store_id = $1 and action = 'store.data-changed'`,
      [storeId],
    );
    expect(rows).toMatchObject([
      {
        details: {
          motivo: 'perdeu o telefone',
          antes: { celular: '(62) *****-3344' },
          depois: { celular: '(11) *****-2222', cnpj_cpf: '12.ABC.345/01DE-35', cidade: 'Valinhos' },
        },
      },
    ]);
  });

  it('need a reason and valid data, and the version that was read', async () => {
    const { console, at, change } = await aStoreOfOld();
    const wrong = await change({ celular: '1', cnpj_cpf: '1', uf: 'XX', fuso: 'Lua', motivo: ' ' });
    expect(wrong.body.erros.map(({ campo }) => campo)).toEqual(['motivo']);
    const badly = await change({ celular: '1', cnpj_cpf: '1', uf: 'XX', fuso: 'Lua' });
    expect(badly.body.erros.map(({ campo }) => campo)).toEqual(['celular', 'cnpj_cpf', 'uf', 'fuso']);
    expect((await change({ cidade: 'Valinhos' })).status).toBe(200);
    expect((await change({ cidade: 'Vinhedo' })).body).toMatchObject({ motivo: 'record.changed-meanwhile' });
    expect((await change({ cidade: 'Vinhedo', celular: null, versao: null })).status).toBe(200);
    expect((await console.get(at)).body).toMatchObject({ loja: { celular: null, cidade: 'Vinhedo' } });
    const support = await server.asProvider('support');
    expect((await support.post(`${at}/dados`, {})).status).toBe(403);
  });

  it('move the opening with the time zone', async () => {
    const { panel, change } = await aStoreOfOld();
    const days = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab'].map((abreviacao) => ({
      ...{ abreviacao, checked: true, abertura: '18:00', fechamento: '20:00' },
      ...{ abertura2: '', fechamento2: '' },
    }));
    await panel.post('software_app/alteraHorarios2', { horarios: days, auto_abrir: 'S', auto_fechar: 'S' });
    const shop = async () => (await panel.get('estabelecimento/getLoja')).body.estabelecimento;
    expect(await shop()).toMatchObject({ fechado: 'N' });
    // 19:10 in São Paulo is 20:10 in Noronha.
    await change({ uf: 'PE', cidade: 'Fernando de Noronha', fuso: 'America/Noronha' });
    expect(await shop()).toMatchObject({ fechado: 'S', fuso: { nome: 'America/Noronha' } });
  });
});

describe('people of a store in the console', () => {
  it('are added with a link, blocked immediately, unblocked, made administrators', async () => {
    const { console, at, storeId, operatorId, operatorLogin, adminId } = await aStore();
    const person = { nome: 'Caio', usuario: 'caio.novo', email: 'Caio@Example.com', perfil: 'operador' };
    const { body } = await console.post(`${at}/pessoas`, person);
    expect((body as unknown as { link: string }).link).toMatch(/\/senha#\S{20,}$/);
    expect((await console.post(`${at}/pessoas`, person)).body.motivo).toBe('provider.login-taken');
    // Sends a lost invitation to another mail address, which makes the earlier link invalid.
    const { pessoas } = (await console.get(`${at}/pessoas`)).body as unknown as {
      pessoas: { id_usuario: number; tem_senha: boolean }[];
    };
    const caio = pessoas.find(({ tem_senha }) => !tem_senha)?.id_usuario;
    const invite = (userId: number | undefined, email: string) =>
      console.post(`${at}/pessoas/${userId}/email`, { email });
    expect((await invite(caio, 'nada')).body.erros).toMatchObject([{ campo: 'email' }]);
    expect((await invite(adminId, 'x@example.com')).body.motivo).toBe('provider.person-is-in');
    const again = (await invite(caio, 'Caio.Certo@Example.com')).body as unknown as { link: string };
    expect(again).toMatchObject({ convite_enviado: true });
    const open = (link: string) => server.anonymous().post('senha/abrir', { token: link.split('#')[1] });
    expect((await open((body as unknown as { link: string }).link)).status).not.toBe(200);
    expect((await open(again.link)).status).toBe(200);
    const bad = await console.post(`${at}/pessoas`, { ...person, usuario: 'X Y', email: 'nada' });
    expect(bad.body.erros.map(({ campo }) => campo)).toEqual(['usuario', 'email']);
    const operator = await server.as(operatorLogin);
    const socket = await openSocket(server.url, operator.token);
    expect((await console.post(`${at}/pessoas/${operatorId}/bloquear`)).status).toBe(200);
    await socket.closed;
    expect((await console.post(`${at}/pessoas/${operatorId}/senha`)).body.motivo).toBe(
      'provider.person-blocked',
    );
    const last = await console.post(`${at}/pessoas/${adminId}/perfil`, { perfil: 'operador' });
    expect(last.body.motivo).toBe('provider.last-administrator');
    await console.post(`${at}/pessoas/${operatorId}/reativar`);
    await console.post(`${at}/pessoas/${operatorId}/perfil`, { perfil: 'administrador' });
    expect((await console.post(`${at}/pessoas/${adminId}/bloquear`)).status).toBe(200);
    expect((await console.get(`${at}/pessoas`)).body).toMatchObject({
      pessoas: [
        { id_usuario: adminId, ativa: false },
        { id_usuario: operatorId, perfil: 'administrador', ativa: true },
        { nome: 'Caio', email: 'caio.certo@example.com', perfil: 'operador', tem_senha: false },
      ],
    });
    const factor = `${at}/pessoas/${operatorId}/fator`;
    expect((await console.post(factor)).body.motivo).toBe('provider.no-second-factor');
    await runStatement(
      server.urls.owner,
      `insert into second_factors (store_id, user_id, sealed_secret, enabled_at) values ($1, $2, '\\x00', now())`,
      [storeId, operatorId],
    );
    expect((await console.post(factor)).status).toBe(200);
    expect((await console.post(`${at}/pessoas/99/bloquear`)).body.motivo).toBe('provider.unknown-person');
  });

  it('get no link while a concurrent call blocks them', async () => {
    const { console, at, storeId, operatorId } = await aStore();
    const blocked = {
      statement: `with held as (select store_id from stores where store_id = $1 for no key update)
                  update users u set is_active = false from held h where u.store_id = h.store_id and u.user_id = $2`,
      values: [storeId, operatorId],
    };
    const link = await overtaken(server.urls.owner, blocked, () =>
      console.post(`${at}/pessoas/${operatorId}/senha`),
    );
    expect(link.body.motivo).toBe('provider.person-blocked');
  });

  it('have sessions that are ended one by one or all at once, but not those of another store', async () => {
    const { console, at, adminLogin, adminId } = await aStore();
    const second = await server.as(adminLogin);
    const other = await aStore();
    const { body } = await console.get(`${at}/sessoes`);
    const { sessoes } = body as unknown as { sessoes: { id_sessao: string }[] };
    expect(sessoes).toHaveLength(2);
    const end = (path: string, id_sessao: string | null) =>
      console.post(`${path}/pessoas/${adminId}/desconectar`, { id_sessao });
    expect((await end(other.at, sessoes[0]?.id_sessao ?? '')).body).toMatchObject({ encerradas: 0 });
    expect((await end(at, sessoes[0]?.id_sessao ?? '')).body).toMatchObject({ encerradas: 1 });
    expect((await end(at, null)).body).toMatchObject({ encerradas: 1 });
    expect((await second.get('pedidos/listar')).status).toBe(401);
    expect((await other.panel.get('pedidos/listar')).status).toBe(200);
  });
});

it('exports the found stores, with the columns of the list', async () => {
  const name = 'Exportada & Cia';
  const store = await server.createStore({ name });
  await server.createStore({ name: `${name} 2`, isSuspended: true });
  const team = await server.asProvider('support');
  const lines = await exportedLines(server, team, 'provedor/lojas/exportar', {
    ...{ busca: 'exportada', situacao: null, desde: null },
  });
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(/^Exportada & Cia 2;.*;Suspensa$/);
  expect(lines[2]).toContain(`${name};${store.storeId};`);
  expect(lines[3]).toBe('Total: 2 registros;;;;;;;');
});

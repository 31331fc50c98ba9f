import { openSocket } from '@comanda/testkit/http/open-socket';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { runStatement } from '@comanda/testkit/run-statement';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const server = testServer();

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
  it('are found, page after page, and shown with what they do today', async () => {
    const { console, at, storeId, intakeKey, name } = await aStore();
    await server.partner(intakeKey).post('order', anOpenDeliveryOrder());
    const { body } = await console.get(`provedor/lojas?busca=${encodeURIComponent(name)}&situacao=abertas`);
    expect(body).toMatchObject({ lojas: [{ id: storeId, nome: name, aberta: true }], proxima: null });
    expect((await console.get(at)).body).toMatchObject({
      loja: { id: storeId, pedidos_hoje: 1, pedidos_em_andamento: 1, horarios: null, suspensa: false },
    });
    expect((await console.get('provedor/lojas?busca=%00%25_%27&situacao=todas')).status).toBe(422);
    expect((await console.get(`provedor/lojas?busca=${'x'.repeat(201)}`)).status).toBe(422);
    expect((await console.get('provedor/lojas?antes=99999999999')).status).toBeLessThan(500);
    expect((await console.get('provedor/lojas/999999')).body).toMatchObject({
      motivo: 'provider.unknown-store',
    });
  });

  it('are suspended with words they read, and back; open panels follow, the audit says who', async () => {
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
    ['recebimentos', 'store.payment-account-changed'],
    ['recebe_fechada', 'store.closed-orders-changed'],
    ['franqueada', 'store.franchise-changed'],
    ['upload_em_massa', 'store.bulk-upload-changed'],
  ])('have a switch %s', async (chave, action) => {
    const { console, at, storeId } = await aStore();
    expect((await console.post(`${at}/chave`, { chave, ligada: true })).status).toBe(200);
    expect((await console.get(at)).body).toMatchObject({ loja: { chaves: { [chave]: true } } });
    expect(await audit(storeId)).toMatchObject([{ action }]);
  });

  it('are created closed, with a key, and an administrator who chooses the password by a link', async () => {
    const console = await server.asProvider('support');
    const wish = {
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
      ...wish,
      cnpj_cpf: '123',
      uf: 'XX',
      celular: '1',
    });
    expect(bad.body.erros.map(({ campo }) => campo)).toEqual(['cnpj_cpf', 'uf', 'celular']);
    const { body } = await console.post('provedor/lojas/criar', wish);
    const { id, chave, link } = body as unknown as { id: number; chave: string; link: string };
    expect(body).toMatchObject({ convite_enviado: true });
    expect((await console.get(`provedor/lojas/${id}`)).body).toMatchObject({
      loja: {
        nome: 'Pizzaria Nova',
        uf: 'AM',
        fuso: 'America/Manaus',
        aberta: false,
        celular: '92987654321',
      },
    });
    const token = link.split('#')[1] ?? '';
    expect((await server.anonymous().post('senha/abrir', { token })).body.status).toBe(true);
    expect((await server.partner(chave).get('order/loja')).status).toBe(200);
    const again = await console.post('provedor/lojas/criar', wish);
    expect(again.body).toMatchObject({
      motivo: 'provider.login-taken',
      erros: [{ campo: 'email_responsavel' }],
    });
    expect(await audit(id)).toContainEqual({
      action: 'store.created',
      user_id: null,
      by: `provedor: ${console.login}`,
    });
  });

  it('take online payments only with an account for them', async () => {
    const { console, at } = await aStore();
    const accept = () => console.post(`${at}/chave`, { chave: 'pagamento_online', ligada: true });
    expect((await accept()).body.motivo).toBe('store.no-payment-account');
    await console.post(`${at}/chave`, { chave: 'recebimentos', ligada: true });
    expect((await accept()).status).toBe(200);
  });

  it('get logo and pictures from files that are pictures, in an order of the provider’s', async () => {
    const { console, at } = await aStore();
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#b00' } })
      .png()
      .toBuffer();
    expect((await sendPicture(`${at}/logo`, console.token, png)).status).toBe(200);
    const lie = await sendPicture(`${at}/logo`, console.token, '<svg onload="x()"/>');
    expect(lie).toMatchObject({ status: 422, body: { erros: [{ campo: 'imagem' }] } });
    const first = await sendPicture(`${at}/banners/arquivo`, console.token, png);
    await console.post(`${at}/banners`, { imagem: 'https://example.com/b.png', link: 'https://example.com' });
    const refused = await console.post(`${at}/banners`, { imagem: 'javascript:x', link: null });
    expect(refused.body.erros).toMatchObject([{ campo: 'imagem' }]);
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

describe('people of a store in the console', () => {
  it('are added with a link, blocked at once, let in again, made administrators', async () => {
    const { console, at, storeId, operatorId, operatorLogin, adminId } = await aStore();
    const person = { nome: 'Caio', usuario: 'caio.novo', email: 'Caio@Example.com', perfil: 'operador' };
    const { body } = await console.post(`${at}/pessoas`, person);
    expect((body as unknown as { link: string }).link).toMatch(/\/senha#\S{20,}$/);
    expect((await console.post(`${at}/pessoas`, person)).body.motivo).toBe('provider.login-taken');
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
        { nome: 'Caio', email: 'caio@example.com', perfil: 'operador' },
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

  it('have sessions that are ended one by one or all together, and of another store none', async () => {
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

import { ORDER_LINK_HEADER } from '@comanda/contract/kit/define-call';
import { exportedLines } from '@comanda/testkit/http/exported-lines';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { runStatement } from '@comanda/testkit/run-statement';
import { describe, expect, it } from 'vitest';

const server = testServer();
const DAY = 24 * 3_600_000;

/** Makes a request as the customer's page does. */
async function withLink(link: string, method: 'GET' | 'POST', given?: object) {
  const response = await fetch(`${server.url}/api/cliente/avaliacao`, {
    method,
    headers: {
      ...{ [ORDER_LINK_HEADER]: link, 'content-type': 'application/json' },
      ...{ origin: server.url, 'sec-fetch-site': 'same-origin' },
    },
    ...(given && { body: JSON.stringify(given) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** A store, with functions that deliver and rate an order. */
async function aShop() {
  const store = await server.createStore();
  let [session, since] = [await server.as(store.adminLogin), server.clock.now()];
  /** Logs in again after half a day, because the session expires. */
  const admin = async () => {
    if (server.clock.now() - since > DAY / 2)
      [session, since] = [await server.as(store.adminLogin), server.clock.now()];
    return session;
  };
  const panel = {
    get: async (path: string) => (await admin()).get(path),
    post: async (path: string, body?: unknown) => (await admin()).post(path, body),
    put: async (path: string, body?: unknown) => (await admin()).put(path, body),
  };
  const partner = server.partner(store.intakeKey);
  const order = async () => {
    const { body } = await partner.post(
      'order',
      anOpenDeliveryOrder({ createdAt: new Date(server.clock.now()).toISOString() }),
    );
    const { id_pedido: orderId, link_cliente: path } = body.data;
    const link = path.split('/').at(-1) ?? '';
    const customer = (method: 'GET' | 'POST', given?: object) => withLink(link, method, given);
    return { orderId, customer, link };
  };
  const deliver = async (orderId: number) => {
    for (const letter of ['PA', 'PE', 'PD']) await panel.put(`orders/${orderId}`, { new_status: letter });
    server.clock.advance(60_000);
  };
  const rated = async (food: number, delivery: number, overall: number, comentario: string | null = null) => {
    const { orderId, customer } = await order();
    await deliver(orderId);
    const scores = { nota_comida: food, nota_entrega: delivery, nota_geral: overall };
    const answer = await customer('POST', { ...scores, comentario });
    expect(answer.status).toBe(200);
    return { orderId, customer };
  };
  return { store, panel, admin, order, deliver, rated };
}

const SCORES = { nota_comida: 5, nota_entrega: 4, nota_geral: 4 };

describe('a customer', () => {
  it('rates a delivered order once, within seven days', async () => {
    const { order, deliver } = await aShop();
    const { orderId, customer } = await order();
    expect((await customer('GET')).body).toMatchObject({ pode_ate: null, avaliacao: null });
    expect(await customer('POST', SCORES)).toMatchObject({
      status: 409,
      body: { motivo: 'ratings.not-rateable' },
    });
    await deliver(orderId);
    expect((await customer('GET')).body).toMatchObject({ pode_ate: expect.any(String) });
    for (const wrong of [
      { ...SCORES, nota_comida: 0 },
      { ...SCORES, nota_geral: 6 },
      { nota_comida: 5 },
      { ...SCORES, comentario: 'a'.repeat(501) },
    ])
      expect((await customer('POST', wrong)).status).toBe(422);
    const both = await Promise.all([
      customer('POST', SCORES),
      customer('POST', { ...SCORES, nota_geral: 1 }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = await order();
    await deliver(late.orderId);
    server.clock.advance(7 * DAY);
    expect(await late.customer('POST', SCORES)).toMatchObject({ status: 409 });
  });

  it('cannot rate with a revoked, guessed or forged link', async () => {
    const [shop, other] = [await aShop(), await aShop()];
    const [mine, theirs] = [await shop.order(), await other.order()];
    await shop.deliver(mine.orderId);
    await other.deliver(theirs.orderId);
    // Forges a link from the numbers of one link and the signature of another link.
    const [numbers, code] = [mine.link, theirs.link].map((link) => Buffer.from(link, 'base64url'));
    const spliced = Buffer.concat([numbers?.subarray(0, 10) ?? '', code?.subarray(10) ?? ''] as Buffer[]);
    const guesses = Array.from({ length: 1_000 }, (_, n) => {
      const guess = Buffer.from(numbers ?? '');
      guess.writeUInt32BE(n, 10);
      return withLink((n === 0 ? spliced : guess).toString('base64url'), 'POST', SCORES);
    });
    const guessed = await Promise.all(guesses);
    expect(new Set(guessed.map(({ status, body }) => `${status} ${body.motivo}`))).toEqual(
      new Set(['401 order-link.invalid']),
    );
    const team = await server.asProvider();
    const { storeId } = shop.store;
    const withdraw = `provedor/lojas/${storeId}/pedidos/${mine.orderId}/links/cliente/retirar`;
    expect((await team.post(withdraw)).status).toBe(200);
    expect(await mine.customer('POST', SCORES)).toMatchObject({
      status: 401,
      body: { motivo: 'order-link.invalid' },
    });
    const ratings = 'select 1 from ratings where store_id = any($1)';
    expect((await runStatement(server.urls.owner, ratings, [[storeId, other.store.storeId]])).rows).toEqual(
      [],
    );
    // Many requests with a valid link: one rating is saved, and later requests are throttled.
    const repeated = await Promise.all(Array.from({ length: 200 }, () => theirs.customer('POST', SCORES)));
    const times = (status: number) => repeated.filter((answer) => answer.status === status).length;
    expect([times(200), times(200) + times(409), times(429)]).toEqual([1, 60, 140]);
  });

  it("reads the store's reply", async () => {
    const { panel, rated } = await aShop();
    const { orderId, customer } = await rated(5, 4, 4, 'Muito boa <b>pizza</b>');
    const answered = await panel.post(`avaliacao/atualizar/${orderId}`, { resposta: '  Obrigado!  ' });
    expect(answered.body).toMatchObject({ avaliacao: { comentario_estabelecimento: 'Obrigado!' } });
    expect((await customer('GET')).body).toMatchObject({ avaliacao: { resposta: 'Obrigado!' } });
  });
});

describe('a store', () => {
  it('sees the averages of counted ratings, to the hundredth', async () => {
    const { store, panel, admin, rated } = await aShop();
    const six = [
      [5, 4, 4],
      [5, 5, 4],
      [1, 1, 2],
      [4, 4, 5],
      [5, 5, 5],
      [2, 3, 3],
    ] as const;
    for (const [food, delivery, overall] of six) await rated(food, delivery, overall);
    server.clock.advance(DAY);
    const seventh = await rated(1, 1, 1, 'Fria');
    const { body } = await panel.get('avaliacao/resumo');
    expect(body).toMatchObject({
      total: { total: 6, nota_comida: 3.67, nota_entrega: 3.67, nota_geral: 3.83 },
      ...{ media: 3.72, processando: 1 },
      contaComida: [3, 1, 0, 1, 1].map((qtde, at) => ({ nota: 5 - at, qtde })),
      contaEntrega: [2, 2, 1, 0, 1].map((qtde, at) => ({ nota: 5 - at, qtde })),
      contaGeral: [2, 2, 1, 1, 0].map((qtde, at) => ({ nota: 5 - at, qtde })),
    });
    expect((await panel.get('avaliacao/pagina?com_comentario=true')).body).toMatchObject({
      quantidade: 1,
      avaliacao: [{ id_pedido: seventh.orderId, status_avaliacao: 'PR' }],
    });
    expect((await panel.get('avaliacao/pagina?busca=FRIÁ')).body).toMatchObject({ quantidade: 1 });
    expect((await panel.get('avaliacao/pagina?busca=100%25')).body).toMatchObject({ quantidade: 0 });
    expect((await panel.get('avaliacao/listar')).body).toMatchObject({ total: { total: 6 } });
    expect((await panel.post('avaliacao/listar', { periodo: 'hoje' })).body).toMatchObject({
      total: { total: 0 },
    });
    // The rating of an order that was cancelled later is not in the sums, but stays in the list.
    await runStatement(
      server.urls.owner,
      `update orders set status = 'cancelled' where store_id = $1 and order_id = 3`,
      [store.storeId],
    );
    expect((await panel.get('avaliacao/resumo')).body).toMatchObject({ total: { total: 5 } });
    expect((await panel.get('avaliacao/pagina')).body).toMatchObject({ quantidade: 7 });
    const lines = await exportedLines(server, await admin(), 'avaliacao/exportar', { formato: 'csv' });
    expect(lines).toHaveLength(9);
    const other = await server.as((await aShop()).store.adminLogin);
    expect(await other.post(`avaliacao/atualizar/${seventh.orderId}`, { resposta: 'Oi!' })).toMatchObject({
      status: 404,
    });
    const operator = await server.as(store.operatorLogin);
    expect((await operator.get('avaliacao/pagina')).status).toBe(200);
    expect((await operator.post(`avaliacao/atualizar/${seventh.orderId}`, { resposta: 'Oi!' })).status).toBe(
      403,
    );
  });

  it('answers a comment with 2 to 200 characters, and corrects it for ten minutes', async () => {
    const { panel, rated } = await aShop();
    const { orderId } = await rated(5, 4, 4, 'Boa');
    const postReply = async (resposta: string) => panel.post(`avaliacao/atualizar/${orderId}`, { resposta });
    expect((await postReply('   ')).body.motivo).toBe('ratings.reply-blank');
    expect((await postReply('a')).body.motivo).toBe('ratings.reply-too-short');
    expect((await postReply('a'.repeat(201))).body.motivo).toBe('ratings.reply-too-long');
    expect((await postReply('Obrigado')).status).toBe(200);
    server.clock.advance(9 * 60_000);
    expect((await postReply('Obrigado!')).status).toBe(200);
    server.clock.advance(60_000);
    expect((await postReply('Volte sempre')).body.motivo).toBe('ratings.already-replied');
    expect((await postReply('Obrigado!')).status).toBe(200);
    const silent = await rated(1, 1, 1);
    expect(
      (await panel.post(`avaliacao/atualizar/${silent.orderId}`, { resposta: 'Por quê?' })).body.motivo,
    ).toBe('ratings.no-comment');
    const html = (await panel.get(`pedidos/listarpedidoavaliacao/${orderId}`)).body;
    expect(JSON.stringify(html)).toContain('<ul><li>');
  });

  it('shows the second of two authors who was first, and lets users correct the reply they saw', async () => {
    const { store, panel, rated } = await aShop();
    const { orderId } = await rated(5, 4, 4, 'Boa <b>pizza</b>');
    await runStatement(
      server.urls.owner,
      `update users set roles = '{Lojista Admin}' where store_id = $1 and user_id = 2`,
      [store.storeId],
    );
    const [first, second] = [await server.as(store.adminLogin), await server.as(store.operatorLogin)];
    const path = `avaliacao/atualizar/${orderId}`;
    expect((await first.post(path, { resposta: 'Obrigada!' })).status).toBe(200);
    expect(await second.post(path, { resposta: 'Valeu' })).toMatchObject({
      status: 409,
      body: {
        motivo: 'ratings.answered-meanwhile',
        mensagem: expect.stringMatching(/: Dona Teste respondeu em \d\d\/\d\d\/\d{4} às \d\d:\d\d\.$/),
      },
    });
    const corrected = await second.post(path, { resposta: 'Valeu', resposta_atual: 'Obrigada!' });
    expect(corrected).toMatchObject({ status: 200, body: { avaliacao: { respondida_por: 'Balcão Teste' } } });
    expect((await first.post(path, { resposta: 'Oi', resposta_atual: 'Obrigada!' })).status).toBe(409);
    expect((await second.post(path, { resposta: 'Valeu!' })).status).toBe(200);
    // Two users saw the rating without a reply. Only one of them can save a reply.
    const other = (await rated(5, 4, 4, 'Boa')).orderId;
    const both = await Promise.all(
      [first, second].map((one, at) => one.post(`avaliacao/atualizar/${other}`, { resposta: `Oi ${at}` })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    // Older clients insert this text into their page, so names and codes must be escaped.
    await runStatement(
      server.urls.system,
      "update orders set customer_name = '<i>Ana</i>', code = '<b>7' where store_id = $1",
      [store.storeId],
    );
    const { body } = await panel.get('avaliacao/listar');
    for (const periodo of ['0', 0])
      expect((await panel.post('avaliacao/listar', { periodo })).body).toEqual(body);
    const words = JSON.stringify(body);
    expect(words).toContain('"Boa &lt;b&gt;pizza&lt;/b&gt;"');
    expect(words).toContain('"&lt;i&gt;Ana&lt;/i&gt;"');
    expect(words).not.toContain('<');
  });

  it('distinguishes two users with one name', async () => {
    const { store, rated } = await aShop();
    const { orderId } = await rated(5, 4, 4, 'Boa');
    await runStatement(
      server.urls.owner,
      `update users set roles = '{Lojista Admin}', name = 'Dona Teste' where store_id = $1 and user_id = 2`,
      [store.storeId],
    );
    const [first, second] = [await server.as(store.adminLogin), await server.as(store.operatorLogin)];
    const postReply = (one: typeof first, resposta: string) =>
      one.post(`avaliacao/atualizar/${orderId}`, { resposta });
    expect((await postReply(first, 'Obrigada!')).status).toBe(200);
    expect((await postReply(second, 'Valeu')).body.motivo).toBe('ratings.answered-meanwhile');
    expect((await postReply(first, 'Obrigada mesmo!')).status).toBe(200);
  });

  it('saves visible characters only, and counts them as a reader does', async () => {
    const { panel, rated } = await aShop();
    const { orderId } = await rated(5, 4, 4, ' Boa\u202e massa\r\nVolto\u200b! ');
    const family = '👨‍👩‍👧‍👦';
    const found = async (search: string) =>
      (await panel.get(`avaliacao/pagina?busca=${encodeURIComponent(search)}`)).body as unknown as {
        avaliacao: { comentario_usuario: string; hash_pedido: string }[];
      };
    const [{ hash_pedido: code, comentario_usuario: comment } = { hash_pedido: '', comentario_usuario: '' }] =
      (await found('')).avaliacao;
    expect(comment).toBe('Boa massa\nVolto!');
    // The search finds the code with and without '#'.
    for (const search of [`#${code}`, code]) expect((await found(search)).avaliacao).toHaveLength(1);
    const reply = (resposta: string) => panel.post(`avaliacao/atualizar/${orderId}`, { resposta });
    expect((await reply('\u202e\u200b')).body.motivo).toBe('ratings.reply-blank');
    expect((await reply(family.repeat(201))).body.motivo).toBe('ratings.reply-too-long');
    expect((await reply(`${family.repeat(200)}\u202e`)).body).toMatchObject({
      avaliacao: { comentario_estabelecimento: family.repeat(200) },
    });
    const template = (texto: string) => panel.post('avaliacao/modelos', { texto });
    expect((await template(`${family.repeat(200)}\u202e`)).body).toMatchObject({
      modelos: [{ texto: family.repeat(200) }],
    });
    for (const [texto, words] of [
      [family.repeat(201), 'Escreva no máximo 200 caracteres.'],
      ['x'.repeat(20_000), 'Escreva no máximo 200 caracteres.'],
      ['\u202ea', 'Escreva pelo menos 2 caracteres.'],
    ] as const)
      expect((await template(texto)).body).toMatchObject({ erros: [{ campo: 'texto', mensagem: words }] });
  });

  it('contests a comment once; the provider removes or confirms it once', async () => {
    const { store, panel, rated } = await aShop();
    const { orderId } = await rated(1, 1, 1, 'Palavrão');
    server.clock.advance(DAY);
    expect((await panel.get('avaliacao/resumo')).body).toMatchObject({ total: { total: 1 } });
    const contest = () => panel.post(`avaliacao/contestar/${orderId}`, { motivo: 'Ofende a equipe' });
    expect((await contest()).status).toBe(200);
    expect((await contest()).body.motivo).toBe('ratings.already-contested');
    const team = await server.asProvider();
    expect((await team.get('provedor/avaliacoes')).body).toMatchObject({
      avaliacoes: [{ loja: store.storeId, id_pedido: orderId, contestacao: 'Ofende a equipe' }],
    });
    const decide = () =>
      team.post('provedor/avaliacoes/decidir', {
        ...{ loja: store.storeId, id_pedido: orderId, retirar: true, motivo: 'Linguagem ofensiva' },
      });
    const both = await Promise.all([decide(), decide()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await panel.get('avaliacao/resumo')).body).toMatchObject({ total: { total: 0 } });
    expect((await panel.get('avaliacao/pagina')).body).toMatchObject({
      avaliacao: [{ status_avaliacao: 'RM', comentario_usuario: null, decisao_motivo: 'Linguagem ofensiva' }],
    });
    // The search does not find a removed comment.
    for (const requested of ['busca=palavrao', 'com_comentario=1'])
      expect((await panel.get(`avaliacao/pagina?${requested}`)).body).toMatchObject({ quantidade: 0 });
  });

  it('saves up to twenty reply templates', async () => {
    const { panel } = await aShop();
    for (let n = 1; n <= 20; n += 1) await panel.post('avaliacao/modelos', { texto: `Obrigado ${n}` });
    expect((await panel.post('avaliacao/modelos', { texto: 'Mais uma' })).body.motivo).toBe(
      'ratings.too-many-templates',
    );
    await panel.post('avaliacao/modelos', { id: 3, texto: 'Valeu!' });
    await panel.post('avaliacao/modelos/4/remover');
    expect((await panel.post('avaliacao/modelos/4/remover')).status).toBe(404);
    const { modelos } = (await panel.get('avaliacao/modelos')).body as unknown as { modelos: object[] };
    expect(modelos).toHaveLength(19);
    expect(modelos).toContainEqual({ id: 3, texto: 'Valeu!' });
  });
});

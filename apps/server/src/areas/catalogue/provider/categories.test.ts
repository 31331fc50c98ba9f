import { testServer } from '@comanda/testkit/http/test-server';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';

const server = testServer();

async function aStore(role: 'admin' | 'support' = 'admin', number?: number) {
  const { storeId } = await server.createStore();
  const team = await server.asProvider(role);
  const path = `provedor/lojas/${number ?? storeId}/cardapio`;
  const send = async (content: unknown) => {
    const form = new FormData();
    form.set(
      'arquivo',
      new Blob([typeof content === 'string' ? content : JSON.stringify(content)]),
      'c.json',
    );
    const response = await fetch(`${server.url}/api/${path}/categorias`, {
      method: 'POST',
      headers: { cookie: `pid=${team.token}`, platform: 'merchantWebv1', origin: server.url },
      body: form,
    });
    return { status: response.status, body: await response.json() };
  };
  const list = async () => (await team.get(path)).body;
  return { storeId, team, send, list };
}

const PIZZAS = { id: 7, nome: 'Pizzas', itens: ['PZ-1', 'PZ-2', 'PZ-2'] };
const DRINKS = { id: 3, nome: 'Bebidas', itens: ['BE-1'] };

it('replaces a store’s categories, that store’s alone, and writes down who did it', async () => {
  const [mine, other] = [await aStore(), await aStore()];
  await other.send([DRINKS]);
  expect((await mine.send([PIZZAS, DRINKS])).body).toEqual({ status: true, categorias: 2, itens: 3 });
  await mine.send(`\uFEFF${JSON.stringify([{ ...PIZZAS, itens: ['PZ-1'] }])}`);
  expect(await mine.list()).toMatchObject({ categorias: [{ id: 7, nome: 'Pizzas', itens: 1 }] });
  expect(await other.list()).toMatchObject({ categorias: [{ id: 3, nome: 'Bebidas', itens: 1 }] });
  const { rows } = await runStatement(
    server.urls.owner,
    "select details from audit_log where store_id = $1 and action = 'catalogue.categories-replaced' order by at",
    [mine.storeId],
  );
  expect(rows).toHaveLength(2);
  expect(rows[0]?.details).toEqual({
    ...{ por: expect.stringMatching(/^provedor: /), categorias: 2, itens: 3 },
  });
});

it('is wholly one file or the other when two come at once', async () => {
  const { send, list } = await aStore();
  await send([DRINKS]);
  const files = [[PIZZAS, { ...DRINKS, itens: [] }], [{ ...DRINKS, itens: ['PZ-1', 'PZ-2', 'BE-1'] }]];
  const answers = await Promise.all([...files, ...files, ...files].map(send));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const { categorias } = (await list()) as unknown as { categorias: { itens: number }[] };
  expect([[2, 0], [3]]).toContainEqual(categorias.map(({ itens }) => itens));
});

it.each([
  ['{', 'O arquivo não é JSON.'],
  [[{ id: 0, nome: 'x' }], /^0\.id: /],
  [[{ id: 1, nome: 'a\u0000b' }], '0.nome: há letras que não podem ser guardadas.'],
  [[PIZZAS, { ...DRINKS, id: 7 }], 'A categoria 7 está duas vezes no arquivo.'],
  [[PIZZAS, { ...DRINKS, itens: ['PZ-1'] }], 'O item "PZ-1" está em duas categorias.'],
])('refuses %j and changes nothing', async (content, words) => {
  const { send, list } = await aStore();
  await send([DRINKS]);
  const before = await list();
  const { status, body } = await send(content);
  expect([status, body.erros[0].campo]).toEqual([422, 'arquivo']);
  expect(body.erros[0].mensagem).toMatch(words);
  expect(await list()).toEqual(before);
});

it('is read by support, changed by administration, and of stores there are', async () => {
  const support = await aStore('support');
  expect(await support.list()).toMatchObject({ categorias: [] });
  expect((await support.send([DRINKS])).status).toBe(403);
  expect((await (await aStore('admin', 999_999)).send([DRINKS])).status).toBe(404);
});

import { testServer } from '@comanda/testkit/http/test-server';
import { expect, it } from 'vitest';

const server = testServer();

async function aTeam(role: 'admin' | 'support' = 'admin') {
  const team = await server.asProvider(role);
  const send = async (csv: string, leavesOut = false) => {
    const form = new FormData();
    form.set('arquivo', new Blob([csv]), 'produtos.csv');
    form.set('pular_erros', String(leavesOut));
    const response = await fetch(`${server.url}/api/provedor/produtos/importar`, {
      method: 'POST',
      headers: { cookie: `pid=${team.token}`, platform: 'merchantWebv1', origin: server.url },
      body: form,
    });
    return { status: response.status, body: await response.json() };
  };
  return { team, send };
}

const FILE = `nome;EAN;descrição
Guaraná do Vale 2 L;2000000000015;Garrafa
Água com gás 500 ml;20000097;
Pão de açúcar 100%_novo;036000291452;`;

it('imports a file for all stores, which then find its products by name without accents, or by barcode', async () => {
  const { team, send } = await aTeam();
  expect((await send(FILE)).body).toMatchObject({ novos: 3, mudados: 0, conhecidos: 0 });
  expect((await send(FILE)).body).toMatchObject({ novos: 0, mudados: 0, conhecidos: 3 });
  expect((await send('2000000000015;Guaraná do Vale 2 litros')).body).toMatchObject({ novos: 0, mudados: 1 });
  expect((await team.get('provedor/produtos')).body).toMatchObject({ produtos: 3, com_foto: 0 });

  const { operatorLogin } = await server.createStore();
  const operator = await server.as(operatorLogin);
  const find = async (query: string) => {
    const { body } = await operator.get(`products?${query}`);
    const { data } = (body as unknown as { products: { data: Record<string, unknown>[] } }).products;
    return data.map(({ nome_produto }) => nome_produto);
  };
  expect(await find('nome_produto=GUARANA vale')).toEqual(['Guaraná do Vale 2 litros']);
  expect(await find('nome_produto=acucar')).toEqual(['Pão de açúcar 100%_novo']);
  expect(await find('nome_produto=100%25')).toEqual(['Pão de açúcar 100%_novo']);
  expect(await find('nome_produto=_')).toEqual([]);
  expect(await find('codigo_barras=2000000000015&per_page=300')).toEqual(['Guaraná do Vale 2 litros']);
  // A barcode of twelve digits equals the same barcode with a leading zero.
  expect(await find('codigo_barras=0036000291452')).toEqual(['Pão de açúcar 100%_novo']);
  expect(await find('nome_produto=')).toEqual([]);
  expect(await find('codigo_barras=abc')).toEqual([]);
  expect((await operator.get('products?per_page=301&nome_produto=a')).status).toBe(422);
  const { body } = await operator.get('products?nome_produto=a&per_page=1&page=2');
  expect(body).toMatchObject({ products: { current_page: 2, per_page: 1, data: { length: 1 } } });
});

it('reports wrong lines and imports nothing, or the good lines on request', async () => {
  const { send } = await aTeam();
  const file = '2000000000022;Guaraná lata\n2000000000023;Errado\n2000000000039;\n7,891E+12;Planilha';
  const { status, body } = await send(file);
  expect(status).toBe(422);
  expect(body.erros.map(({ mensagem }: { mensagem: string }) => mensagem)).toEqual([
    'Linha 2: "2000000000023" não é um código de barras (8, 12 ou 13 dígitos; o último confere os outros).',
    'Linha 3: falta o nome.',
    'Linha 4: "7,891E+12" não é um código de barras (8, 12 ou 13 dígitos; o último confere os outros).',
  ]);
  expect((await send(file, true)).body).toMatchObject({ novos: 1, linhas_com_erro: 3 });
  expect((await send('ean;nome')).body.erros[0].mensagem).toBe('O arquivo não tem nenhum produto.');
  expect((await (await aTeam('support')).send(FILE)).status).toBe(403);
});

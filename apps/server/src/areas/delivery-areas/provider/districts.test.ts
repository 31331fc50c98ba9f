import { testServer } from '@comanda/testkit/http/test-server';
import { expect, it } from 'vitest';

const server = testServer();

async function aTeam(role: 'admin' | 'support' = 'admin') {
  const team = await server.asProvider(role);
  const send = async (csv: string | Uint8Array<ArrayBuffer>, leavesOut = false) => {
    const form = new FormData();
    form.set('arquivo', new Blob([csv]), 'bairros.csv');
    form.set('pular_erros', String(leavesOut));
    const response = await fetch(`${server.url}/api/provedor/bairros/importar`, {
      method: 'POST',
      headers: { cookie: `pid=${team.token}`, platform: 'merchantWebv1', origin: server.url },
      body: form,
    });
    return { status: response.status, body: await response.json() };
  };
  const cities = async () => (await team.get('provedor/bairros/cidades')).body;
  return { send, cities };
}

it('takes districts for all stores, says what is new, and the same file again changes nothing', async () => {
  const { send, cities } = await aTeam();
  const file = 'Bairro;UF;Município\nCambuí;SP;Campinas\nTaquaral;SP;Campinas\n';
  const report = { linhas_com_erro: 0, erros_nas_linhas: [] };
  expect((await send(file)).body).toEqual({
    ...{ status: true, novos: 2, renomeados: 0, conhecidos: 0 },
    ...report,
  });
  expect((await send(file)).body).toMatchObject({ novos: 0, renomeados: 0, conhecidos: 2 });
  expect((await send('SP;Campinas;CAMBUÍ')).body).toMatchObject({ novos: 0, renomeados: 1, conhecidos: 0 });
  expect(await cities()).toMatchObject({ cidades: [{ uf: 'SP', municipio: 'Campinas', bairros: 2 }] });
});

it('names the lines that are wrong and takes nothing, or the good ones where that is wished', async () => {
  const { send, cities } = await aTeam();
  const before = await cities();
  const file = 'MG;Lavras;Centro\nXX;Lavras;Norte\nMG;;Sul';
  const faults = ['Linha 2: "XX" não é uma UF.', 'Linha 3: falta o município.'];
  expect(await send(file)).toMatchObject({
    status: 422,
    body: { erros: faults.map((mensagem) => ({ campo: 'arquivo', mensagem })) },
  });
  expect(await cities()).toEqual(before);
  expect(await send(file, true)).toMatchObject({
    status: 200,
    body: { novos: 1, linhas_com_erro: 2, erros_nas_linhas: faults },
  });
});

it.each([
  ['quotes that never close', 'SP;Santos;"Gonzaga', 'Linha 1: há aspas abertas sem fechar.'],
  ['a spreadsheet as it is', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0]), /salve a planilha como/],
  ['nothing but a heading', 'uf;cidade;bairro', 'O arquivo não tem nenhum bairro.'],
])('refuses %s', async (_name, csv, words) => {
  const { status, body } = await (await aTeam()).send(csv);
  expect([status, body.erros[0].campo]).toEqual([422, 'arquivo']);
  expect(body.erros[0].mensagem).toMatch(words);
});

it('is not for support', async () => {
  const { send } = await aTeam('support');
  expect((await send('SP;Santos;Gonzaga')).status).toBe(403);
});

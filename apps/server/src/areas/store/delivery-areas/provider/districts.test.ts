import { testServer } from '@comanda/testkit/http/test-server';
import { runStatement } from '@comanda/testkit/run-statement';
import { describe, expect, it } from 'vitest';

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
  return { send, cities, team };
}

it('imports districts for all stores and counts new ones; a repeat of the file changes nothing', async () => {
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

it('names faulty lines and imports nothing, or only the good lines if requested', async () => {
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

it('is refused for support', async () => {
  const { send } = await aTeam('support');
  expect((await send('SP;Santos;Gonzaga')).status).toBe(403);
});

describe('wrong imports', () => {
  interface Served {
    id_estabelecimento_bairro: number;
    inativo: 'S' | 'N';
    valor_taxa: number;
  }
  interface District {
    id_bairro: number;
    nome_bairro: string;
    atendido: Served | null;
  }

  /** Imports districts of one city, so that stores can serve them. */
  async function aCity(name: string, ...names: string[]) {
    const { team, send } = await aTeam();
    await send(names.map((district) => `SP;${name};${district}`).join('\n'));
    const { cidades } = (await team.get('provedor/bairros/cidades')).body as unknown as {
      cidades: { id: number; municipio: string }[];
    };
    const cityId = cidades.find(({ municipio }) => municipio === name)?.id ?? 0;
    const listed = async () =>
      (await team.get(`provedor/bairros/cidade/${cityId}`)).body as unknown as {
        bairros: { id: number; nome: string; lojas_entregam: number; lojas_guardam: number }[];
      };
    const idOf = async (district: string) =>
      (await listed()).bairros.find(({ nome }) => nome === district)?.id ?? 0;
    const aStore = async () => {
      const store = await server.createStore();
      const panel = await server.as(store.adminLogin);
      await panel.post(`estabelecimentobairros/cidades/${cityId}`);
      const list = async () =>
        ((await panel.get('estabelecimentobairros/listar')).body as unknown as { bairros: District[] })
          .bairros;
      const serve = async (district: string, valor_taxa: number, inativo: 'S' | 'N' = 'N') => {
        const id = await idOf(district);
        const current = (await list()).find(({ id_bairro }) => id_bairro === id)?.atendido;
        const enable = () => panel.post(`estabelecimentobairros/habilitarBairro/${id}`);
        const served = current ?? ((await enable()).body as unknown as { atendidos: Served[] }).atendidos[0];
        await panel.post(`estabelecimentobairros/editar/${id}`, { ...served, valor_taxa, inativo });
      };
      const terms = async () =>
        (await list()).flatMap(({ nome_bairro, atendido }) =>
          atendido === null ? [] : [[nome_bairro, atendido.valor_taxa, atendido.inativo]],
        );
      return { ...store, panel, serve, terms };
    };
    return { team, cityId, listed, idOf, aStore };
  }

  it('a district is added and renamed, but cannot get the name of another one', async () => {
    const { team, listed, idOf, aStore, cityId } = await aCity('Sorocaba', 'Camubí', 'Centro');
    const store = await aStore();
    await store.serve('Camubí', 7);
    const add = (bairro: string) =>
      team.post('provedor/bairros/adicionar', { uf: 'sp', municipio: 'SOROCABA', bairro });
    expect((await add('Campolim')).body).toMatchObject({ novo: true });
    expect((await add('Campolim')).body).toMatchObject({ novo: false });
    expect((await add(' ')).status).toBe(422);
    const id = await idOf('Camubí');
    const rename = (nome: string) => team.post(`provedor/bairros/${id}/renomear`, { nome });
    expect((await rename('CENTRO')).body.motivo).toBe('districts.name-taken');
    expect((await rename('Cambuí')).status).toBe(200);
    expect(await store.terms()).toEqual([['Cambuí', 7, 'N']]);
    await team.post(`provedor/bairros/cidade/${cityId}/renomear`, { nome: 'Sorocaba do Sul' });
    expect((await listed()).bairros.map(({ nome }) => nome)).toEqual(['Cambuí', 'Campolim', 'Centro']);
  });

  it("two districts become one: stores' terms move, and active terms have priority", async () => {
    const { team, idOf, listed, aStore } = await aCity('Jundiaí', 'Vila Aryens', 'Vila Arens');
    const [moves, staying, wakes] = [await aStore(), await aStore(), await aStore()];
    await moves.serve('Vila Aryens', 7);
    await staying.serve('Vila Aryens', 8);
    await staying.serve('Vila Arens', 5);
    await wakes.serve('Vila Aryens', 9);
    await wakes.serve('Vila Arens', 4, 'S');
    const [wrong, right] = [await idOf('Vila Aryens'), await idOf('Vila Arens')];
    const join = (com: number) => team.post(`provedor/bairros/${wrong}/juntar`, { com });
    expect((await join(wrong)).body.motivo).toBe('districts.same');
    expect((await join(right)).body).toMatchObject({
      lojas: 3,
      acertos: [
        `Loja ${staying.storeId}: ficou taxa R$ 5,00, mínimo R$ 0,00; deixou de valer taxa R$ 8,00, mínimo R$ 0,00.`,
        `Loja ${wakes.storeId}: ficou taxa R$ 9,00, mínimo R$ 0,00; deixou de valer desativado, taxa R$ 4,00, mínimo R$ 0,00.`,
      ],
    });
    expect(await moves.terms()).toEqual([['Vila Arens', 7, 'N']]);
    expect(await staying.terms()).toEqual([['Vila Arens', 5, 'N']]);
    expect(await wakes.terms()).toEqual([['Vila Arens', 9, 'N']]);
    expect((await listed()).bairros).toMatchObject([{ nome: 'Vila Arens', lojas_entregam: 3 }]);
    expect((await join(right)).body.motivo).toBe('districts.unknown');
    const { rows } = await runStatement<{ details: object }>(
      server.urls.owner,
      `select details from audit_log where store_id = $1 and action = 'delivery-areas.district-joined'`,
      [moves.storeId],
    );
    expect(rows).toMatchObject([{ details: { bairro: 'Vila Aryens', com: 'Vila Arens' } }]);
  });

  it('is removed when no store delivers there, and the city when it is empty', async () => {
    const { team, cityId, idOf, aStore } = await aCity('Itu', 'Rancho Grande');
    const store = await aStore();
    await store.serve('Rancho Grande', 7);
    const id = await idOf('Rancho Grande');
    const remove = () => team.post(`provedor/bairros/${id}/remover`);
    const removeCity = () => team.post(`provedor/bairros/cidade/${cityId}/remover`);
    expect((await remove()).body.motivo).toBe('districts.in-use');
    expect((await removeCity()).body.motivo).toBe('districts.city-not-empty');
    await store.serve('Rancho Grande', 7, 'S');
    expect((await remove()).status).toBe(200);
    expect(await store.terms()).toEqual([]);
    expect((await removeCity()).status).toBe(200);
    expect((await removeCity()).body.motivo).toBe('districts.unknown-city');
    const cities = (await store.panel.get('estabelecimentobairros/listar')).body;
    expect(JSON.stringify(cities)).not.toContain('Itu');
  });
});

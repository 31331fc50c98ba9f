import {
  editDeliveryArea,
  listDeliveryAreas,
} from '@comanda/contract/store/delivery-areas/delivery-areas.calls';
import { crudSuite } from '@comanda/testkit/crud-suite';
import { type Answer, type TestClient, testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder, aPickupOrder } from '@comanda/testkit/orders/open-delivery';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPool } from '../../../platform/database/pools.ts';
import { createDatabase } from '../../../platform/database/transaction.ts';
import { importDistricts } from './provider/import-districts.ts';

const server = testServer();
let pool: pg.Pool;
beforeAll(async () => {
  pool = createPool({ url: server.urls.system, max: 1, applicationName: 'test', onError: () => undefined });
  await importDistricts(createDatabase(pool), [
    ...['Cambuí', 'Taquaral', 'Centro', 'Jardim Guanabara'].map((district) => ({
      state: 'SP',
      city: 'Campinas',
      district,
    })),
    { state: 'SP', city: 'Valinhos', district: 'Centro' },
  ]);
});
afterAll(() => pool.end());

interface Served {
  id_estabelecimento_bairro: number;
  inativo: 'S' | 'N';
  valor_minimo: number;
  valor_taxa: number;
  valor_taxa_old: number;
  valor_frete_gratis: number | null;
  versao: number;
  alterado_por: string;
}
interface District {
  id_bairro: number;
  nome_bairro: string;
  cidade: { id_cidade: number; nome_cidade: string };
  atendido: Served | null;
}
type Bodies = {
  bairros: District[];
  cidades: { id_cidade: number; nome_cidade: string; da_loja?: boolean }[];
  atendidos: Served[];
  lote: string | null;
  versao: number;
  alterado_por: string;
};
const bodyOf = (answer: Answer) => answer.body as unknown as Bodies;

async function aStore() {
  const store = await server.createStore();
  const panel = await server.as(store.adminLogin);
  const list = async () => bodyOf(await panel.get('estabelecimentobairros/listar')).bairros;
  const idOf = async (name: string) =>
    (await list()).find(({ nome_bairro }) => nome_bairro === name)?.id_bairro ?? 0;
  return { store, panel, list, idOf };
}

const editOf = (served: Served, over: Partial<Served> = {}) => ({ ...served, ...over });
const edit = (panel: TestClient, served: Served, over: Partial<Served> = {}) =>
  panel.post(`estabelecimentobairros/editar/${served.id_estabelecimento_bairro}`, editOf(served, over));
const enable = async (panel: TestClient, districtId: number) =>
  bodyOf(await panel.post(`estabelecimentobairros/habilitarBairro/${districtId}`)).atendidos[0] as Served;

crudSuite(server, {
  list: listDeliveryAreas,
  save: editDeliveryArea,
  // An area has the number of its district. Each created row uses another district that the store does not
  // serve yet.
  createRow: async (panel) => {
    const { bairros } = bodyOf(await panel.get('estabelecimentobairros/listar'));
    const next = bairros.find(({ atendido }) => atendido === null);
    return (await enable(panel, next?.id_bairro ?? 0)).id_estabelecimento_bairro;
  },
  input: (n, version, areaId) => ({
    areaId,
    isActive: true,
    minimumCents: 2000,
    isFree: false,
    feeCents: 100 * n,
    freeFromCents: null,
    version,
  }),
  versionOf: ({ districts }, areaId) =>
    districts.find(({ served }) => served?.areaId === areaId)?.served?.version ?? null,
  refused: [
    ['more than anybody pays', { valor_taxa: 100_000 }, 'valor_taxa'],
    ['less than nothing', { valor_minimo: -1 }, 'valor_minimo'],
    ['parts of a cent', { valor_taxa: 1.005 }, 'valor_taxa'],
  ],
  action: 'delivery-areas.edited',
  subject: 'bairros',
  // A missing area is reported as a conflict: any district may become an area, and a new area has no version.
  missing: 'record.changed-meanwhile',
});

it('lists the districts of the store’s city with the store’s terms', async () => {
  const { panel, list, idOf } = await aStore();
  expect((await list()).map(({ nome_bairro, cidade }) => [nome_bairro, cidade.nome_cidade])).toEqual([
    ['Cambuí', 'Campinas'],
    ['Centro', 'Campinas'],
    ['Jardim Guanabara', 'Campinas'],
    ['Taquaral', 'Campinas'],
  ]);
  expect((await list())[0]?.atendido).toBeNull();
  const cambui = await idOf('Cambuí');
  const enabled = await enable(panel, cambui);
  expect(enabled).toMatchObject({
    id_estabelecimento_bairro: cambui,
    inativo: 'N',
    valor_minimo: 0,
    valor_taxa: 0,
    valor_taxa_old: 0,
    valor_frete_gratis: null,
    versao: 1,
  });
  // A repeat creates no new version.
  expect(bodyOf(await panel.post(`estabelecimentobairros/habilitarBairro/${cambui}`))).toMatchObject({
    atendidos: [],
    lote: null,
    versao: 1,
  });
});

it('edits an area, saves the old fee of a free one, and restores it', async () => {
  const { panel, list, idOf } = await aStore();
  const enabled = await enable(panel, await idOf('Cambuí'));
  const priced = bodyOf(
    await edit(panel, enabled, { valor_taxa: 8, valor_minimo: 20, valor_frete_gratis: 60 }),
  );
  expect(priced.atendidos[0]).toMatchObject({
    valor_taxa: 8,
    valor_minimo: 20,
    valor_frete_gratis: 60,
    versao: 2,
  });
  const free = bodyOf(await edit(panel, priced.atendidos[0] as Served, { valor_taxa: 0, valor_taxa_old: 8 }));
  expect(free.atendidos[0]).toMatchObject({ valor_taxa: 0, valor_taxa_old: 8 });
  const paid = bodyOf(await edit(panel, free.atendidos[0] as Served, { valor_taxa: 8, valor_taxa_old: 0 }));
  expect(paid.atendidos[0]).toMatchObject({ valor_taxa: 8, valor_taxa_old: 0, versao: 4 });
  // Undo restores the terms before the change.
  await panel.post(`estabelecimentobairros/desfazer/${paid.lote}`);
  expect((await list())[0]?.atendido).toMatchObject({ valor_taxa: 0, valor_taxa_old: 8, versao: 5 });
});

it('lets an older client without versions overwrite newer terms', async () => {
  const { panel, idOf } = await aStore();
  const seen = await enable(panel, await idOf('Cambuí'));
  await edit(panel, seen, { valor_taxa: 5 });
  const { versao: _versao, ...old } = editOf(seen, { valor_taxa: 7 });
  const onTop = await panel.post(`estabelecimentobairros/editar/${seen.id_estabelecimento_bairro}`, old);
  expect(bodyOf(onTop).atendidos[0]).toMatchObject({ valor_taxa: 7, versao: 3 });
});

const bulk = (panel: TestClient, districts: readonly District[], mudanca: object) =>
  panel.post('estabelecimentobairros/lote', {
    bairros: districts.map(({ id_bairro, atendido }) => ({ id_bairro, versao: atendido?.versao ?? 0 })),
    mudanca,
  });

it('changes many in one request and undoes all of it, never a part', async () => {
  const { store, panel, list } = await aStore();
  const before = await list();
  const set = await bulk(panel, before, { inativo: 'N', valor_taxa: { tipo: 'definir', valor: 8 } });
  expect(bodyOf(set).atendidos).toHaveLength(4);
  const raised = await bulk(panel, await list(), { valor_taxa: { tipo: 'percentual', valor: 12.5 } });
  expect((await list()).map(({ atendido }) => atendido?.valor_taxa)).toEqual([9, 9, 9, 9]);
  // The sent versions are outdated, so no area changes.
  const stale = await bulk(panel, before, { inativo: 'S' });
  expect(stale.status).toBe(409);
  const undone = await panel.post(`estabelecimentobairros/desfazer/${bodyOf(raised).lote}`);
  expect(undone.status).toBe(200);
  expect((await list()).map(({ atendido }) => atendido?.valor_taxa)).toEqual([8, 8, 8, 8]);
  // A change is undone at most once, and not after a later change of its areas.
  expect((await panel.post(`estabelecimentobairros/desfazer/${bodyOf(raised).lote}`)).status).toBe(409);
  const [first] = await list();
  const again = await bulk(panel, await list(), { valor_minimo: { tipo: 'somar', valor: 5 } });
  await edit(panel, { ...(first?.atendido as Served), versao: 4, valor_minimo: 6 });
  const late = await panel.post(`estabelecimentobairros/desfazer/${bodyOf(again).lote}`);
  expect(late.body.motivo).toBe('delivery-areas.undo-over');
  expect((await list()).map(({ atendido }) => atendido?.valor_minimo)).toEqual([6, 5, 5, 5]);
  // After a day a change cannot be undone.
  const { lote } = bodyOf(await bulk(panel, await list(), { valor_minimo: { tipo: 'somar', valor: 1 } }));
  await pool.query(`update delivery_area_batches set made_at = $2 where store_id = $1`, [
    store.storeId,
    new Date(server.clock.now() - 25 * 3_600_000),
  ]);
  expect((await panel.post(`estabelecimentobairros/desfazer/${lote}`)).status).toBe(409);
});

it('one of two concurrent bulk changes is applied as a whole', async () => {
  const { panel, list } = await aStore();
  const seen = await list();
  const answers = await Promise.all(
    [3, 4, 5].map((valor) => bulk(panel, seen, { inativo: 'N', valor_taxa: { tipo: 'definir', valor } })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(new Set((await list()).map(({ atendido }) => atendido?.valor_taxa)).size).toBe(1);
});

it('accepts the specified bulk change', async () => {
  const { panel, list } = await aStore();
  const sel = Object.fromEntries((await list()).map(({ id_bairro }, at) => [id_bairro, at < 2]));
  const path = 'estabelecimentobairros/mudaStsLote';
  await panel.post(`${path}/S`, { sel });
  expect((await list()).map(({ atendido }) => atendido?.inativo)).toEqual(['N', 'N', undefined, undefined]);
  await panel.post(`${path}/S/E`, { sel, valor_taxa: 6, valor_minimo: '', valor_frete_gratis: 0 });
  await panel.post(`${path}/S/F`, { sel });
  expect((await list())[0]?.atendido).toMatchObject({ valor_taxa: 0, valor_taxa_old: 6, valor_minimo: 0 });
  await panel.post(`${path}/N/`, { sel });
  expect((await list())[1]?.atendido).toMatchObject({ inativo: 'S', valor_taxa_old: 6 });
  expect((await panel.post(`${path}/S/F`, { sel: {} })).body.motivo).toBe('delivery-areas.nothing-selected');
});

it('reports when there is no fee to remove', async () => {
  const { panel, idOf } = await aStore();
  const { id_estabelecimento_bairro: id } = await enable(panel, await idOf('Cambuí'));
  const refused = await panel.post('estabelecimentobairros/mudaStsLote/S/F', { sel: { [id]: true } });
  expect(refused).toMatchObject({ status: 409, body: { erro: 'O frete deste bairro já é grátis!' } });
});

it('does not count the fee of an inactive district as free already', async () => {
  const { panel, idOf } = await aStore();
  const { id_estabelecimento_bairro: id } = await enable(panel, await idOf('Cambuí'));
  const change = (acao: string, over: object = {}) =>
    panel.post(`estabelecimentobairros/mudaStsLote/${acao}`, { sel: { [id]: true }, ...over });
  await change('S/E', { valor_taxa: 9.5, valor_minimo: 0, valor_frete_gratis: 0 });
  await change('N');
  expect(await change('N/F')).toMatchObject({ status: 200, body: { atendidos: [], lote: null } });
});

it('refuses unknown districts, and names the maximum of a value that is too large', async () => {
  const { panel, idOf } = await aStore();
  expect((await panel.post('estabelecimentobairros/habilitarBairro/999999')).status).toBe(404);
  expect((await panel.post('estabelecimentobairros/mudaStsLote/S', { sel: { 999999: true } })).status).toBe(
    404,
  );
  const area = await enable(panel, await idOf('Cambuí'));
  const tooMuch = await edit(panel, area, { valor_taxa: 100_000 });
  expect(tooMuch.body.erros).toEqual([
    { campo: 'valor_taxa', mensagem: 'O maior valor aceito é R$ 99.999,99.' },
  ]);
});

it('adds a city by search, and removes it when it has no active area', async () => {
  const { panel, list } = await aStore();
  const found = bodyOf(await panel.get('estabelecimentobairros/cidades?busca=VALIN'));
  expect(found.cidades).toMatchObject([{ nome_cidade: 'Valinhos', uf: 'SP' }]);
  const cityId = found.cidades[0]?.id_cidade;
  const added = bodyOf(await panel.post(`estabelecimentobairros/cidades/${cityId}`));
  expect(added.cidades).toMatchObject([
    { nome_cidade: 'Campinas', da_loja: true },
    { nome_cidade: 'Valinhos', da_loja: false },
  ]);
  const centro = (await list()).find(({ cidade }) => cidade.id_cidade === cityId);
  const area = await enable(panel, centro?.id_bairro ?? 0);
  expect((await panel.post(`estabelecimentobairros/cidades/${cityId}/tirar`)).body.motivo).toBe(
    'delivery-areas.city-in-use',
  );
  const { lote } = bodyOf(await edit(panel, area, { inativo: 'S' }));
  const removed = bodyOf(await panel.post(`estabelecimentobairros/cidades/${cityId}/tirar`));
  expect(removed.cidades).toHaveLength(1);
  // An area of an unlisted city cannot be activated.
  for (const path of [`habilitarBairro/${centro?.id_bairro}`, `desfazer/${lote}`])
    expect((await panel.post(`estabelecimentobairros/${path}`)).body.motivo).toBe('delivery-areas.not-found');
  expect((await panel.post('estabelecimentobairros/cidades/999999')).status).toBe(404);
});

it('saves the previous terms in the audit log', async () => {
  const { panel, store, idOf } = await aStore();
  await enable(panel, await idOf('Cambuí'));
  const { rows } = await pool.query(
    `select details from audit_log where store_id = $1 and action = 'delivery-areas.edited'`,
    [store.storeId],
  );
  expect(rows[0].details).toMatchObject({ bairros: 1, versao: 1, antes: expect.anything() });
});

it('is read by operators, and changed by administrators', async () => {
  const { store, panel, list, idOf } = await aStore();
  const operator = await server.as(store.operatorLogin);
  const area = await enable(panel, await idOf('Cambuí'));
  const before = await list();
  expect((await edit(operator, area, { valor_taxa: 5 })).status).toBe(403);
  expect((await bulk(operator, before, { inativo: 'S' })).status).toBe(403);
  expect(bodyOf(await operator.get('estabelecimentobairros/listar')).bairros).toEqual(before);
});

const orderTo = (district: string, city: string) => {
  const order = anOpenDeliveryOrder();
  const delivery = order.delivery as { deliveryAddress: object };
  return {
    ...order,
    delivery: { ...delivery, deliveryAddress: { ...delivery.deliveryAddress, district, city } },
  };
};

it('marks orders outside the areas without refusing them, and updates the mark after an address correction', async () => {
  const { store, panel, idOf } = await aStore();
  const partner = server.partner(store.intakeKey);
  const outside = async () =>
    (await panel.get('pedidos/listar')).body.pedidos.map(({ bairro, fora_da_area }) => [
      bairro,
      fora_da_area,
    ]);
  // Orders of a store without areas are never marked.
  await partner.post('order', orderTo('Liberdade', 'São Paulo'));
  expect(await outside()).toEqual([['Liberdade', false]]);
  await enable(panel, await idOf('Jardim Guanabara'));
  expect((await partner.post('order', orderTo('jd guanabara', 'CAMPINAS'))).status).toBe(200);
  expect((await partner.post('order', orderTo('Cambuí', 'Campinas'))).status).toBe(200);
  expect((await partner.post('order', aPickupOrder())).status).toBe(200);
  expect(new Map(((await outside()) as [string, boolean][]).map((row) => row))).toEqual(
    new Map([
      ['Liberdade', false],
      ['jd guanabara', false],
      ['Cambuí', true],
      [null, false],
    ]),
  );
  const cambui = (await panel.get('pedidos/listar')).body.pedidos.find(({ bairro }) => bairro === 'Cambuí');
  const adjusted = await panel.post(`enderecos/updateUserAddress/${cambui?.id_pedido}/1`, {
    founded: true,
    lat: -22.89,
    lng: -47.05,
    formattedAddress: 'Rua A, 1 - Jardim Guanabara, Campinas - SP',
  });
  expect(adjusted.status).toBe(200);
  const detail = await panel.get(`pedidos/listar/${cambui?.id_pedido}`);
  // Delivery to this district is free, but the order has a fee.
  expect(detail.body.pedidos[0]).toMatchObject({
    ...{ bairro: 'Jardim Guanabara', fora_da_area: false },
    diferencas: [{ tipo: 'taxa_entrega', nome: null, item: null, esperado: 0 }],
  });
});

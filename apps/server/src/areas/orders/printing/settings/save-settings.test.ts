import {
  NOTHING_SAVED,
  printSettingsAnswer,
  printSettingsInput,
  type StoredPrintSettings,
} from '@comanda/contract/orders/printing/print-settings.wire';
import { getPrintSettings, savePrintSettings } from '@comanda/contract/orders/printing/printing.calls';
import { DEFAULT_PRINT_SETTINGS, type PrintSettings } from '@comanda/domain/orders/printing/print-settings';
import { crudSuite } from '@comanda/testkit/crud-suite';
import { readAnswer } from '@comanda/testkit/http/read-answer';
import { type Answer, type TestClient, testServer } from '@comanda/testkit/http/test-server';
import { asOwner } from '@comanda/testkit/printing/paired-device';
import { describe, expect, it } from 'vitest';

const server = testServer();
const PATH = 'estabelecimentosimpressao';

crudSuite(server, {
  list: getPrintSettings,
  save: savePrintSettings,
  input: (n, version) => ({ settings: { ...DEFAULT_PRINT_SETTINGS, linesSkipped: n }, version }),
  versionOf: (stored) => stored?.version ?? 0,
  refused: [
    ['too many copies', { qtdeCopia: 11 }, 'qtdeCopia'],
    ['a pause nobody offers', { delay: 1500 }, 'delay'],
    ['another font', { nomeFonte: 'Comic Sans' }, 'nomeFonte'],
    ['another method', { metodoImpressao: 'outro' }, 'metodoImpressao'],
  ],
  action: 'printing.settings-saved',
  subject: null,
  stale: 'printing.settings-changed',
});

async function aStore(categories: Record<number, string> = {}) {
  const store = await server.createStore();
  for (const [id, name] of Object.entries(categories)) {
    await asOwner(server, 'insert into menu_categories values ($1, $2, $3, 0)', [store.storeId, id, name]);
  }
  return { store, panel: await server.as(store.operatorLogin), admin: await server.as(store.adminLogin) };
}

const save = (person: TestClient, over: Partial<PrintSettings>, version: number | null = null) =>
  person.post(
    `${PATH}/adicionar`,
    printSettingsInput.encode({ settings: { ...DEFAULT_PRINT_SETTINGS, ...over }, version }),
  );

const stored = (answer: Answer): StoredPrintSettings | null => readAnswer(printSettingsAnswer, answer);
const list = async (person: TestClient, query = '') => stored(await person.get(`${PATH}/listar${query}`));

describe('GET estabelecimentosimpressao/listar', () => {
  it('reports that no settings are saved yet; atualizar does the same', async () => {
    const { panel } = await aStore();
    for (const answer of [await panel.get(`${PATH}/listar`), await panel.post(`${PATH}/atualizar`)]) {
      expect(answer).toMatchObject({ status: 200, body: { status: false, erro: NOTHING_SAVED, obj: null } });
    }
  });

  it('returns the saved settings; N when the client has a different version', async () => {
    const { panel } = await aStore();
    await save(panel, { copies: 2 });
    await save(panel, { copies: 3 });
    const settings = { ...DEFAULT_PRINT_SETTINGS, copies: 3 };
    expect(await list(panel)).toEqual({ settings, version: 2, isSynced: true });
    expect(await list(panel, '?versao=2')).toMatchObject({ isSynced: true });
    expect(await list(panel, '?versao=1')).toMatchObject({ isSynced: false, version: 2 });
    expect(await list(panel, '?versao=9')).toMatchObject({ isSynced: false });
  });
});

describe('estabelecimentosimpressao/atualizar', () => {
  it('updates from the saved settings; the session of its GET must be in a header', async () => {
    const { panel } = await aStore();
    await save(panel, { layout: '3' });
    for (const answer of [await panel.post(`${PATH}/atualizar`), await panel.get(`${PATH}/atualizar`)]) {
      expect(stored(answer)).toMatchObject({ settings: { layout: '3' }, version: 1, isSynced: true });
    }
    const byCookie = await fetch(`${server.url}/api/${PATH}/atualizar`, {
      headers: { cookie: `sid=${panel.token}`, platform: 'merchantWebv1' },
    });
    expect(byCookie.status).toBe(403);
  });
});

describe('POST estabelecimentosimpressao/adicionar', () => {
  it('leaves omitted fields unchanged: the specified payload has no routes and no version', async () => {
    const { panel } = await aStore({ 3: 'Bebidas', 5: 'Pizzas' });
    const routes = [
      { categoryId: 3, station: 'Bar' },
      { categoryId: 5, station: 'Forno' },
    ];
    await save(panel, { routes, copies: 2 });
    const { impressorasProducao: _routes, ...specified } = printSettingsInput.encode({
      settings: { ...DEFAULT_PRINT_SETTINGS, copies: 3 },
      version: null,
    });
    expect((await panel.post(`${PATH}/adicionar`, specified)).status).toBe(200);
    expect(await list(panel)).toMatchObject({ settings: { routes, copies: 3 }, version: 2 });
    await panel.post(`${PATH}/adicionar`, { delay: 2000 });
    expect(await list(panel)).toMatchObject({ settings: { routes, copies: 3, delayMs: 2000 }, version: 3 });
    const stale = await panel.post(`${PATH}/adicionar`, { ...specified, versao: 1 });
    expect(stale).toMatchObject({ status: 409, body: { motivo: 'printing.settings-changed' } });
    await save(panel, { routes: [] });
    expect(await list(panel)).toMatchObject({ settings: { routes: [] } });
  });

  it('saves every field under the next version; a repeat does not change the version', async () => {
    const { panel, store } = await aStore({ 3: 'Bebidas', 5: 'Pizzas', 7: 'Drinques' });
    const settings: Partial<PrintSettings> = {
      defaultPrinter: 'EPSON  TM',
      delayMs: 4000,
      layout: '2',
      method: 'qz',
      printsProduction: true,
      printsCustomerCopy: true,
      width: '4,8',
      marginLeft: 3,
      fontName: 'Roboto',
      fontSize: 12,
      routes: [
        { categoryId: 3, station: 'Bar' },
        { categoryId: 5, station: '' },
      ],
    };
    expect(stored(await save(panel, settings))).toEqual({
      settings: { ...DEFAULT_PRINT_SETTINGS, ...settings },
      version: 1,
      isSynced: true,
    });
    expect(stored(await save(panel, settings, 0))).toMatchObject({ version: 1 });
    expect(stored(await save(panel, { ...settings, layout: '1' }, 1))).toMatchObject({ version: 2 });
    expect(
      await asOwner(
        server,
        `select user_id, details from audit_log where store_id = $1 and action = 'printing.settings-saved'
          order by details->>'versao'`,
        [store.storeId],
      ),
    ).toMatchObject([
      { user_id: store.operatorId, details: { versao: 1 } },
      { user_id: store.operatorId, details: { versao: 2, antes: { layout: '2' }, depois: { layout: '1' } } },
    ]);
  });

  it('tidies texts: one station for different cases of letters, one route per category', async () => {
    const { panel } = await aStore({ 3: 'Bebidas', 5: 'Pizzas', 7: 'Drinques' });
    const answer = await save(panel, {
      defaultPrinter: '\u0007',
      routes: [
        { categoryId: 3, station: 'Forno' },
        { categoryId: 5, station: '  Fogão \u202e 1\n' },
        { categoryId: 7, station: 'bAR' },
        { categoryId: 3, station: 'BAR' },
      ],
    });
    expect(stored(answer)?.settings).toMatchObject({
      defaultPrinter: 'Impressora padrão',
      routes: [
        { categoryId: 3, station: 'bAR' },
        { categoryId: 5, station: 'Fogão 1' },
        { categoryId: 7, station: 'bAR' },
      ],
    });
  });

  it('lets only administrators change the automatic acceptance', async () => {
    const { panel, admin, store } = await aStore();
    const ofStore = () =>
      asOwner(server, 'select accepts_automatically as it from stores where store_id = $1', [store.storeId]);
    expect(await save(panel, { acceptsAutomatically: true })).toMatchObject({
      status: 403,
      body: { motivo: 'printing.auto-accept-forbidden' },
    });
    expect(await list(panel)).toBeNull();
    expect(await ofStore()).toEqual([{ it: false }]);
    expect((await save(admin, { acceptsAutomatically: true })).status).toBe(200);
    expect(await ofStore()).toEqual([{ it: true }]);
    // An operator may save the form if the automatic acceptance is unchanged.
    expect((await save(panel, { acceptsAutomatically: true, copies: 2 }, 1)).status).toBe(200);
    expect((await save(panel, { acceptsAutomatically: false, copies: 2 }, 2)).status).toBe(403);
    // The outdated version is reported before the missing permission.
    expect((await save(panel, { acceptsAutomatically: false }, 1)).status).toBe(409);
    expect((await save(admin, { acceptsAutomatically: false, copies: 2 }, 2)).status).toBe(200);
    expect(await ofStore()).toEqual([{ it: false }]);
    expect(
      await asOwner(
        server,
        `select user_id, details from audit_log where store_id = $1 and action = 'printing.auto-accept-switched'
          order by details->>'ligado' desc`,
        [store.storeId],
      ),
    ).toEqual([
      { user_id: store.adminId, details: { ligado: true } },
      { user_id: store.adminId, details: { ligado: false } },
    ]);
  });

  it('refuses categories that the menu never had, also those of another store; drops deleted ones', async () => {
    const { panel, store } = await aStore({ 3: 'Bebidas', 5: 'Pizzas' });
    await aStore({ 9: 'De outra loja' });
    const routes = [3, 5].map((categoryId) => ({ categoryId, station: 'Bar' }));
    expect(await save(panel, { routes: [...routes, { categoryId: 9, station: 'Bar' }] })).toMatchObject({
      status: 422,
      body: { motivo: 'printing.unknown-category' },
    });
    expect(await list(panel)).toBeNull();
    await save(panel, { routes });
    await asOwner(server, 'delete from menu_categories where store_id = $1 and category_id = 5', [
      store.storeId,
    ]);
    expect(stored(await save(panel, { routes, copies: 2 }))?.settings.routes).toEqual([
      { categoryId: 3, station: 'Bar' },
    ]);
  });
});

// @vitest-environment jsdom
import { MODULE_PORT } from '@comanda/contract/orders/printing/print-module.wire';
import { NO_ROUTES } from '@comanda/domain/orders/printing/print-device';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPrinter, someSettings } from '../testing/print-samples.ts';
import { printTicketsLocally } from './local-printing.ts';
import { readLoopbackPermission } from './loopback-permission.ts';
import { printFailureText } from './module-failure.ts';
import { tokenOf } from './module-tokens.ts';
import { listModulePrinters, pairWithModule } from './print-module.ts';

const requested: { url: string; request: RequestInit }[] = [];

function answer(status: number, body: unknown): void {
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    requested.push({ url, request });
    return Response.json(body, { status });
  });
}

beforeEach(() => {
  localStorage.clear();
  requested.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

describe('the module of this computer', () => {
  it('is paired once by its code and gets its token with each later request', async () => {
    answer(200, { status: true, token: 't-1' });
    await pairWithModule(MODULE_PORT, '123 456');
    expect(requested[0]).toMatchObject({
      url: 'http://127.0.0.1:65517/parear',
      request: { method: 'POST', body: '{"codigo":"123456"}', targetAddressSpace: 'loopback' },
    });
    answer(200, {
      status: true,
      impressoras: [{ nome: 'EPSON', padrao: true, driver: true, online: true }],
    });
    expect(await listModulePrinters(MODULE_PORT)).toEqual([aPrinter('EPSON', { isDefault: true })]);
    expect(requested[1]?.request.headers).toEqual({ authorization: 'Bearer t-1' });
  });

  it('stores no token after a wrong code', async () => {
    answer(401, { status: false, erro: 'x', codigo: 'pareamento' });
    await expect(pairWithModule(MODULE_PORT, '000000')).rejects.toMatchObject({ kind: 'wrong-code' });
    expect(tokenOf(MODULE_PORT)).toBeNull();
  });

  it.each([
    [401, { status: false, erro: 'x', codigo: 'pareamento' }, 'unpaired'],
    [500, '<html>', 'broken'],
    [200, { status: true, impressoras: 'EPSON' }, 'broken'],
    [422, { status: false, erro: 'x', codigo: 'EP01' }, 'refused-job'],
  ])('with the answer %i %j is %s', async (status, body, kind) => {
    answer(status, body);
    await expect(listModulePrinters(MODULE_PORT)).rejects.toMatchObject({ kind });
  });

  it('is absent when it does not listen', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(listModulePrinters(MODULE_PORT)).rejects.toMatchObject({ kind: 'absent' });
  });
});

describe('papers printed here', () => {
  const ticket = { title: 'Comanda K7QF', rows: [] };

  it('go to their stations, the cashier in copies and the kitchen once and larger', async () => {
    answer(200, { status: true });
    const routes = { ...NO_ROUTES, printersByStation: { Caixa: ['A', 'B'] }, defaultPrinter: 'C' };
    await printTicketsLocally(
      [
        { kind: 'order', station: 'Caixa', ticket },
        { kind: 'production', station: 'Forno', ticket },
      ],
      someSettings({ copies: 2, delayMs: 0 }),
      routes,
    );
    const printed = requested.map(({ request }) => JSON.parse(String(request.body)));
    expect(
      printed.map(({ impressora, copias, tamanhoFonte, producao }) => [
        impressora,
        copias,
        tamanhoFonte,
        producao,
      ]),
    ).toEqual([
      ['A', 2, 8, false],
      ['B', 2, 8, false],
      ['C', 1, 10, true],
    ]);
  });

  it('are not printed at all while one of them has no printer', async () => {
    answer(200, { status: true });
    const routes = { ...NO_ROUTES, defaultPrinter: 'Nenhuma' };
    await expect(
      printTicketsLocally([{ kind: 'order', station: 'Caixa', ticket }], someSettings(), routes),
    ).rejects.toMatchObject({ kind: 'no-printer' });
    expect(requested).toEqual([]);
  });

  it.each([
    ['comanda', 'EP01', 'Erro EP01 - módulo de impressão'],
    ['nat', 'EP01', 'Erro na impressão nativa 8847!'],
    ['comanda', 'limite', 'Erro no módulo de impressão'],
    ['comanda', 'impressora', 'Impressora não selecionada, escolha uma impressora e tente novamente.'],
  ] as const)('by %s, refused with %s, show: %s', async (method, codigo, text) => {
    answer(422, { status: false, erro: 'x', codigo });
    const failure = await printTicketsLocally(
      [{ kind: 'order', station: 'Caixa', ticket }],
      someSettings({ method }),
      NO_ROUTES,
    ).catch((refused: unknown) => refused);
    expect(printFailureText(failure, method)).toBe(text);
  });
});

describe("the browser's permission", () => {
  const knows = (known: string, state: PermissionState) => ({
    query: async ({ name }: { name: string }) => {
      if (name !== known) throw new TypeError('unknown');
      return Object.assign(new EventTarget(), { name, state, onchange: null });
    },
  });

  it.each([
    ['loopback-network', 'denied'],
    ['local-network-access', 'prompt'],
  ] as const)('is read as %s: %s', async (name, state) => {
    expect(await readLoopbackPermission(knows(name, state), 'painel.com.br')).toBe(state);
  });

  it('is not needed in browsers without it, and on the computer itself', async () => {
    expect(await readLoopbackPermission(knows('geolocation', 'denied'), 'painel.com.br')).toBe('unneeded');
    expect(await readLoopbackPermission(knows('loopback-network', 'denied'), 'localhost')).toBe('unneeded');
  });
});

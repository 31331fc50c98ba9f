// @vitest-environment jsdom

import { type FakeApi, fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import { listRefusedOrders } from '@comanda/contract/orders/intake/refused-orders.calls';
import {
  getPrintSettings,
  listPrintDevices,
  savePrintSettings,
} from '@comanda/contract/orders/printing/printing.calls';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aRefusedOrder } from '../../features/orders/intake/testing/some-refused.ts';
import { someSettings } from '../../features/orders/printing/testing/print-samples.ts';
import { renderPrinting } from '../../features/orders/printing/testing/render-printing.tsx';
import { SoftwarePage } from './software.tsx';

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  api.answer(getPrintSettings, { settings: someSettings(), version: 5, isSynced: true });
  api.answer(listPrintDevices, []);
  api.answer(listRefusedOrders, []);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('has one switch, under no tab, and saves it without touching the other settings', async () => {
  const settings = someSettings({ copies: 3 });
  api.answer(getPrintSettings, { settings, version: 5, isSynced: true });
  const { person } = renderPrinting(SoftwarePage);
  api.answer(listPrintDevices, []);
  const box = await screen.findByRole('checkbox', { name: 'Aceitar e imprimir pedidos automaticamente' });
  expect(screen.queryByRole('tab')).toBeNull();
  const save = () => screen.queryByRole('button', { name: 'Salvar Alterações' });
  expect(save()).toBeNull();
  expect(screen.queryByText(/Nenhum computador desta loja imprime sozinho/)).toBeNull();
  await person.click(box);
  await screen.findByText(/Nenhum computador desta loja imprime sozinho/);
  api.answer(savePrintSettings, {
    settings: { ...settings, acceptsAutomatically: true },
    version: 6,
    isSynced: true,
  });
  await person.click(await screen.findByRole('button', { name: 'Salvar Alterações' }));
  await screen.findByText('Configurações salvas com sucesso');
  expect(api.requestsOf(savePrintSettings)).toMatchObject([
    { autoAceiteImprimir: true, qtdeCopia: 3, versao: 5 },
  ]);
  expect(save()).toBeNull();
});

it('lists refused orders by reason: the partner, the field, the count, the first time and the remedy', async () => {
  const many = Array.from({ length: 6 }, (_, n) =>
    aRefusedOrder({
      externalId: `f${n}`,
      partner: `App ${n}`,
      reason: 'intake.store-closed',
      field: null,
      words: null,
      faults: 0,
      ...(n === 0 ? { orders: 40, times: 50 } : { times: 1 }),
    }),
  );
  api.answer(listRefusedOrders, [
    aRefusedOrder({
      firstAt: Date.parse('2026-11-20T21:50:00Z'),
      lastAt: Date.parse('2026-11-20T22:00:00Z'),
    }),
    aRefusedOrder({ externalId: '', partner: null, reason: 'request.too-large', faults: 0, times: 1 }),
    ...many,
    aRefusedOrder({ externalId: 'n', reason: 'new.reason' }),
  ]);
  const { person } = renderPrinting(SoftwarePage);
  const faulty = within(await screen.findByRole('region', { name: 'Dados que faltam ou estão errados' }));
  expect(faulty.getByText(/mande ao suporte do parceiro/)).toBeTruthy();
  const row = faulty.getByRole('listitem');
  for (const words of [
    'App do Zé · pedido 9001',
    'items',
    /Informe pelo menos 1\. e mais 1 campo/,
    '3 vezes',
    'Primeira vez em 20/11/2026 18:50, última em 20/11/2026 19:00',
  ])
    expect(within(row).getByText(words)).toBeTruthy();
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await person.click(within(row).getByRole('button', { name: 'Copiar pedido 9001 para o parceiro' }));
  expect(copied).toHaveBeenCalledExactlyOnceWith(
    'Dados que faltam ou estão errados: App do Zé · pedido 9001 · items: Informe pelo menos 1. (e mais 1) · 3 vezes, a última em 20/11/2026 19:00',
  );
  expect(screen.getByText('Parceiro sem nome · pedido sem número')).toBeTruthy();

  const closed = within(screen.getByRole('region', { name: 'Loja fechada' }));
  expect(closed.getByRole('link', { name: 'Ver Funcionamento' })).toBeTruthy();
  expect(closed.getByText('45 pedidos')).toBeTruthy();
  expect(closed.getByText('App 0 · 40 pedidos, o último: pedido f0')).toBeTruthy();
  expect(closed.queryByRole('button', { name: /Copiar/ })).toBeNull();
  expect(closed.getAllByRole('listitem')).toHaveLength(4);
  await person.click(closed.getByRole('button', { name: 'Ver mais 2' }));
  expect(closed.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByRole('region', { name: 'new.reason' })).toBeTruthy();
});

it('shows that every order came in, and that refusals could not be read', async () => {
  renderPrinting(SoftwarePage);
  await screen.findByText('Todos os pedidos entraram');
  cleanup();
  api.refuse(listRefusedOrders, 'server.unexpected');
  const { person } = renderPrinting(SoftwarePage);
  await screen.findByText('Não foi possível carregar os pedidos que não entraram');
  api.answer(
    listRefusedOrders,
    Array.from({ length: 100 }, (_, n) => aRefusedOrder({ externalId: `p${n}`, partner: `App ${n}` })),
  );
  await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await screen.findByText('Os 100 mais recentes.');
});

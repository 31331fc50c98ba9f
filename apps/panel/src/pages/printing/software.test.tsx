// @vitest-environment jsdom

import { type FakeApi, fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import {
  getPrintSettings,
  listPrintDevices,
  savePrintSettings,
} from '@comanda/contract/printing/printing.calls';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { someSettings } from '../../features/printing/testing/print-samples.ts';
import { renderPrinting } from '../../features/printing/testing/render-printing.tsx';
import { SoftwarePage } from './software.tsx';

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
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

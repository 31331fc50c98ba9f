// @vitest-environment jsdom

import {
  importProviderCatalogue,
  readProviderCatalogue,
} from '@comanda/contract/menu/menu/provider-catalogue.calls';
import { listStoreCategories } from '@comanda/contract/menu/menu/provider-categories.calls';
import {
  importProviderDistricts,
  joinDistricts,
  listCityDistricts,
  listProviderCities,
  renameDistrict,
} from '@comanda/contract/store/delivery-areas/provider-districts.calls';
import { getStoreDetail } from '@comanda/contract/store/store/provider-stores.calls';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aProviderSession, openConsole } from '../../../app/testing/console-in-tests.tsx';
import { aStoreDetail } from '../../../shared/store/testing/a-store.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('imports districts, says which lines are wrong, and can import without them', async () => {
  const { api } = openConsole('/dados');
  api.answer(listProviderCities, []);
  await screen.findByText('Nenhum município ainda');
  await userEvent.upload(
    await screen.findByLabelText('Escolher planilha (CSV)'),
    new File(['SP;Campinas;Cambuí\nXX;a;b'], 'bairros.csv', { type: 'text/csv' }),
  );
  expect(api.requestsOf(importProviderDistricts)).toEqual([]);
  const faults = ['Linha 2: "XX" não é uma UF.'];
  api.refuse(importProviderDistricts, 'request.invalid', {
    fields: faults.map((mensagem) => ({ campo: 'arquivo', mensagem })),
  });
  await press('Importar bairros');
  await screen.findByText('Linha 2: "XX" não é uma UF.');
  api.answer(importProviderDistricts, { added: 1, renamed: 0, known: 0, badLines: 1, faults });
  api.answer(listProviderCities, [{ cityId: 1, state: 'SP', name: 'Campinas', districts: 1 }]);
  await press('Importar sem as linhas com erro');
  await screen.findByText('1 bairro novo, 0 com outra grafia, 0 já conhecidos.');
  await screen.findByText('1 linha ficou de fora:');
  expect(await screen.findByText('Campinas')).toBeTruthy();
  expect(api.requestsOf(importProviderDistricts)).toEqual([
    { arquivo: 'bairros.csv', pular_erros: 'false' },
    { arquivo: 'bairros.csv', pular_erros: 'true' },
  ]);
});

it('puts right what was imported wrongly: a district is renamed, joined, and stays while stores deliver there', async () => {
  const { api } = openConsole('/dados');
  api.answer(listProviderCities, [{ cityId: 4, state: 'SP', name: 'Campinas', districts: 2 }]);
  const districts = [
    { districtId: 31, name: 'Camubí', serving: 2, idle: 0 },
    { districtId: 32, name: 'Cambuí', serving: 0, idle: 1 },
  ];
  api.answer(listCityDistricts, districts);
  api.answer(renameDistrict, { message: null });
  api.answer(joinDistricts, { moved: 2, settled: ['Loja 3: ficou taxa R$ 5,00.'] });
  await press('Ver bairros de Campinas (SP)');
  const mend = async (act: string) => {
    await press('Corrigir Camubí');
    await press(act);
  };
  await mend('Excluir');
  expect(await screen.findByText(/2 lojas entregam em Camubí/)).toBeTruthy();
  await press('OK');
  await mend('Renomear');
  await userEvent.type(await screen.findByLabelText('Nome'), 's');
  await press('Salvar');
  await screen.findByText('Nome salvo.');
  expect(api.requestsOf(renameDistrict)).toEqual([{ bairro: '31', nome: 'Camubís' }]);
  await mend('Juntar a outro bairro');
  await userEvent.selectOptions(await screen.findByLabelText('Juntar a'), 'Cambuí');
  await press('Juntar');
  expect(await screen.findByText(/Camubí agora é Cambuí, em 2 lojas.*Loja 3: ficou/s)).toBeTruthy();
  expect(api.requestsOf(joinDistricts)).toEqual([{ bairro: '31', com: 32 }]);
});

it('imports products of the shared catalogue and says how many there are', async () => {
  const { api } = openConsole('/dados');
  api.answer(listProviderCities, []);
  api.answer(readProviderCatalogue, { products: 0, withPicture: 0, updatedAt: null });
  await screen.findByText('Nenhum produto ainda.');
  await userEvent.upload(
    await screen.findByLabelText('Escolher planilha de produtos (CSV)'),
    new File(['2000000000015;Guaraná 2 L;'], 'produtos.csv', { type: 'text/csv' }),
  );
  api.answer(importProviderCatalogue, { added: 1, changed: 0, known: 0, badLines: 0, faults: [] });
  api.answer(readProviderCatalogue, { products: 1, withPicture: 0, updatedAt: 0 });
  await press('Importar produtos');
  await screen.findByText('1 produto novo, 0 com outros dados, 0 já conhecidos.');
  await screen.findByText('1 produto, 0 com foto.');
});

it('claims nothing about the data when no answer came', async () => {
  const { api } = openConsole('/dados');
  api.answer(listProviderCities, []);
  api.cut(importProviderDistricts);
  await userEvent.upload(
    await screen.findByLabelText('Escolher planilha (CSV)'),
    new File(['SP;Campinas;Cambuí'], 'bairros.csv', { type: 'text/csv' }),
  );
  await press('Importar bairros');
  await screen.findByText(/^Não foi possível importar os bairros\. Sem conexão/);
  expect(screen.queryByText(/Nada foi salvo/)).toBeNull();
  // The user can retry the import.
  expect(screen.getByRole('button', { name: 'Importar bairros' })).toBeTruthy();
});

it('shows the categories of a store’s menu, and nothing to change them with', async () => {
  const { api } = openConsole('/lojas/7?aba=cardapio', { session: aProviderSession('admin') });
  api.answer(getStoreDetail, aStoreDetail());
  api.answer(listStoreCategories, [{ categoryId: 7, name: 'Pizzas', items: 2 }]);
  expect(await screen.findByText('Pizzas')).toBeTruthy();
  expect(screen.getByText(/2 produtos/)).toBeTruthy();
  expect(screen.queryByLabelText(/Escolher arquivo/)).toBeNull();
});

// @vitest-environment jsdom
import { fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import {
  listRegistrations,
  makeStoreOfRequest,
  type Registration,
} from '@comanda/contract/store/store/provider-registrations.calls';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openConsole } from '../../../app/testing/console-in-tests.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aRegistration: Registration = {
  request: '6f4f0a52-0000-4000-8000-00000000000a',
  name: 'Ana Souza',
  storeName: 'Forno da Ana',
  mobile: '11987654321',
  email: 'ana@forno.example.com',
  createdAt: Date.now() - 5 * 3_600_000,
  answeredAt: null,
  note: null,
  closedAt: null,
  closeReason: null,
  handledBy: null,
  madeStore: null,
};

it('makes the store with what was said filled in, and leads to it', async () => {
  const api = fakeApi();
  api.answer(listRegistrations, { rows: [aRegistration], waiting: 1, next: null });
  openConsole('/solicitacoes', { api });
  await screen.findByText('1 loja quer entrar');
  await userEvent.click(screen.getByRole('button', { name: 'Criar loja' }));
  expect(await screen.findByDisplayValue('Forno da Ana')).toBeTruthy();
  const fill = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
  await fill('Razão social', 'Forno da Ana Ltda');
  await fill('CNPJ ou CPF', '11222333000181');
  await fill('Bairro', 'Centro');
  await fill('Cidade', 'Campinas');
  await userEvent.selectOptions(screen.getByLabelText('UF'), 'SP');
  api.answer(makeStoreOfRequest, { storeId: 12, isNew: true, isMailed: true, link: null });
  const closedAt = Date.now();
  api.answer(listRegistrations, {
    ...{ rows: [{ ...aRegistration, closedAt, handledBy: 'renata', madeStore: 12 }] },
    ...{ waiting: 0, next: null },
  });
  await userEvent.click(screen.getAllByRole('button', { name: 'Criar loja' }).at(-1) as HTMLElement);
  await screen.findByText('Loja 12 criada. O convite foi enviado.');
  const way = await screen.findByRole('link', { name: 'Virou a loja 12' });
  expect(way.getAttribute('href')).toBe('/provedor/lojas/12');
  expect(api.requestsOf(makeStoreOfRequest)).toMatchObject([
    { nome: 'Forno da Ana', cnpj_cpf: '11.222.333/0001-81', responsavel: 'Ana Souza' },
  ]);
});

it('says that no request is pending', async () => {
  const api = fakeApi();
  api.answer(listRegistrations, { rows: [], waiting: 0, next: null });
  openConsole('/solicitacoes', { api });
  await screen.findByText('Nenhuma solicitação em aberto');
});

it('shows the closed ones, too, by the address, and goes on behind the last one', async () => {
  const api = fakeApi();
  const page = (names: readonly string[], next: string | null) => ({
    ...{ waiting: 40, next },
    rows: names.map((name) => ({ ...aRegistration, request: name, storeName: name })),
  });
  api.answer(listRegistrations, page(['Forno A', 'Forno B'], 'x1'));
  openConsole('/solicitacoes?mostrar=todas', { api });
  await screen.findByRole('article', { name: 'Forno B' });
  await screen.findByText('40 lojas querem entrar, a que espera há mais tempo primeiro.');
  api.answer(listRegistrations, page(['Forno C'], null));
  await userEvent.click(screen.getByRole('button', { name: 'Carregar mais' }));
  await screen.findByRole('article', { name: 'Forno C' });
  expect(screen.getAllByRole('article')).toHaveLength(3);
  // The first request is sent by the menu, which shows the number of open requests.
  expect(api.requestsOf(listRegistrations)).toEqual([
    { todas: 'false', limite: '1' },
    { todas: 'true', limite: '30' },
    { todas: 'true', limite: '30', depois: 'x1' },
  ]);
});

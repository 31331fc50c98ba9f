// @vitest-environment jsdom
import { fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import {
  listRegistrations,
  makeStoreOfRequest,
  type Registration,
} from '@comanda/contract/provider/registrations.calls';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openConsole } from '../../app/testing/console-in-tests.tsx';

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
  api.answer(listRegistrations, [aRegistration]);
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
  api.answer(listRegistrations, [{ ...aRegistration, closedAt, handledBy: 'renata', madeStore: 12 }]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Criar loja' }).at(-1) as HTMLElement);
  await screen.findByText('Loja 12 criada. O convite foi enviado.');
  const way = await screen.findByRole('link', { name: 'Virou a loja 12' });
  expect(way.getAttribute('href')).toBe('/provedor/lojas/12');
  expect(api.requestsOf(makeStoreOfRequest)).toMatchObject([
    { nome: 'Forno da Ana', cnpj_cpf: '11.222.333/0001-81', responsavel: 'Ana Souza' },
  ]);
});

it('says that nobody waits', async () => {
  const api = fakeApi();
  api.answer(listRegistrations, []);
  openConsole('/solicitacoes', { api });
  await screen.findByText('Nenhuma solicitação em aberto');
});

// @vitest-environment jsdom
import { existsSync } from 'node:fs';
import type { FakeApi } from '@comanda/client/api/testing/fake-api.ts';
import {
  listPaymentMethods,
  savePaymentMethods,
} from '@comanda/contract/store/payment-methods/payment-methods.calls';
import {
  getAcceptanceStatus,
  setAcceptanceStatus,
} from '@comanda/contract/store/store/online-acceptance.calls';
import { logoOf, PAYMENT_METHODS } from '@comanda/domain/store/payment-methods/payment-methods';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadPage } from '../app/testing/load-page.ts';
import { renderScreen } from '../app/testing/render-screen.tsx';
import { someMethods } from '../features/store/payment-methods/testing/some-methods.ts';

const PATH = '/configuracoes/formapagamento';
beforeAll(async () => {
  supplyBrowserParts();
  await loadPage(PATH);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (over: { answers?: (api: FakeApi) => void; roles?: ['operator'] } = {}) =>
  renderScreen(PATH, {
    session: { roles: over.roles ?? ['admin'] },
    answers: (api) => {
      api.answer(listPaymentMethods, someMethods(['Dinheiro', 'Visa|C']));
      api.answer(getAcceptanceStatus, false);
      over.answers?.(api);
    },
  });
const group = (name: string) => screen.findByRole('group', { name });
const save = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Salvar' });

it('saves the selected methods by key with the version, and confirms the save', async () => {
  const { api, person } = open();
  const credit = within(await group('Cartão de crédito'));
  expect(credit.getByRole<HTMLInputElement>('checkbox', { name: 'Visa' }).checked).toBe(true);
  expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
  const debit = within(await group('Cartão de débito'));
  await person.click(debit.getByRole('checkbox', { name: 'Visa' }));
  expect(await save()).toBeTruthy();
  await person.click(debit.getByRole('checkbox', { name: 'Visa' }));
  expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();

  await person.click(screen.getByRole('button', { name: 'Marcar todas: Dinheiro e Pix' }));
  await person.click(credit.getByRole('checkbox', { name: 'Visa' }));
  await screen.findByText('2 formas escolhidas');
  const stored = someMethods(['Dinheiro', 'Pix'], 4);
  api.answer(savePaymentMethods, stored);
  api.answer(listPaymentMethods, stored);
  await person.click(await save());
  await screen.findByText('Formas de Pagamento salvas com sucesso');
  expect(api.requestsOf(savePaymentMethods)).toEqual([{ formas: ['Dinheiro', 'Pix'], versao: 3 }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull());
});

it('merges simultaneous changes of two users', async () => {
  const { api, person, queries } = open();
  const credit = within(await group('Cartão de crédito'));
  const cash = within(await group('Dinheiro e Pix'));
  await person.click(credit.getByRole('checkbox', { name: 'Elo' }));
  api.answer(listPaymentMethods, someMethods(['Dinheiro', 'Pix'], 4));
  await act(() => queries.invalidateQueries());
  await waitFor(() =>
    expect(cash.getByRole<HTMLInputElement>('checkbox', { name: 'Pix' }).checked).toBe(true),
  );
  expect(credit.getByRole<HTMLInputElement>('checkbox', { name: 'Elo' }).checked).toBe(true);
  expect(credit.getByRole<HTMLInputElement>('checkbox', { name: 'Visa' }).checked).toBe(false);
  const stored = someMethods(['Dinheiro', 'Pix', 'Elo|C'], 5);
  api.answer(savePaymentMethods, stored);
  api.answer(listPaymentMethods, stored);
  await person.click(await save());
  await screen.findByText('Formas de Pagamento salvas com sucesso');
  expect(api.requestsOf(savePaymentMethods)).toEqual([{ formas: ['Dinheiro', 'Pix', 'Elo|C'], versao: 4 }]);
});

it('requires at least one method before it sends', async () => {
  const { api, person } = open();
  const [cash, credit] = [within(await group('Dinheiro e Pix')), within(await group('Cartão de crédito'))];
  await person.click(cash.getByRole('checkbox', { name: 'Dinheiro' }));
  await person.click(credit.getByRole('checkbox', { name: 'Visa' }));
  await person.click(await save());
  expect((await screen.findByText('Escolha pelo menos uma forma de pagamento.')).role).toBe('alert');
  await waitFor(() => expect(document.activeElement).toBe(cash.getByRole('checkbox', { name: 'Dinheiro' })));
  expect(api.requestsOf(savePaymentMethods)).toEqual([]);
});

it('searches by name and by kind, with or without accents', async () => {
  const { person } = open();
  const search = await screen.findByPlaceholderText('Procurar...');
  await person.type(search, 'refeicao vr');
  expect(screen.getAllByRole('group').map((each) => within(each).getAllByRole('checkbox').length)).toEqual([
    1,
  ]);
  await person.clear(search);
  await person.type(search, 'fiado');
  await screen.findByText('Nenhuma forma de pagamento encontrada.');
  await person.clear(search);
  expect(await screen.findAllByRole('group')).toHaveLength(6);
});

it('has a logo for every method, and shows a card icon if a logo does not load', async () => {
  for (const { key } of PAYMENT_METHODS)
    expect(existsSync(`apps/panel/public/formas-pagamento/${logoOf(key)}.svg`), key).toBe(true);
  open();
  const pix = within(await group('Dinheiro e Pix'))
    .getByText('Pix')
    .closest('label');
  const logo = pix?.querySelector('img');
  expect(logo?.getAttribute('src')).toBe('/formas-pagamento/pix.svg');
  if (logo) fireEvent.error(logo);
  expect(pix?.querySelector('svg')).not.toBeNull();
});

it('switches online payment on and off', async () => {
  const { api, person } = open();
  await screen.findByText('Não Aceita Pagamento Online');
  api.answer(setAcceptanceStatus, { accepts: true, message: 'Pagamento online ativado.' });
  await person.click(screen.getByRole('switch', { name: 'Aceitar pagamento online' }));
  await screen.findByText('Aceita Pagamento Online');
  await screen.findByText('Pagamento online ativado.');
  expect(api.requestsOf(setAcceptanceStatus)).toEqual([{ accepts: true }]);
});

it('explains why online payment is refused, and links to the account registration', async () => {
  const mensagem = 'Para aceitar pagamento online, cadastre antes os dados de recebimento da loja.';
  const { person, router } = open({
    answers: (api) =>
      api.refuse(setAcceptanceStatus, 'store.no-payment-account', {
        fields: [{ campo: 'accepts', mensagem }],
      }),
  });
  await person.click(await screen.findByRole('switch', { name: 'Aceitar pagamento online' }));
  const alert = within(await screen.findByRole('dialog', { name: 'Erro!' }));
  alert.getByText(new RegExp(`${mensagem}[^]*fale com o suporte: \\(11\\) 4000-0000`));
  expect(router.state.location.pathname).toBe(PATH);
  await person.click(alert.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/financeiro/cadastro/recebimentos'));
});

it('shows operators the accepted methods as read-only', async () => {
  const { person } = open({ roles: ['operator'] });
  await screen.findByText(/^Aqui você só lê/);
  await screen.findByText('Não Aceita Pagamento Online');
  within(await group('Cartão de crédito')).getByText('Visa');
  expect(screen.getAllByRole('group')).toHaveLength(2);
  screen.getByText('2 formas escolhidas');
  const main = within(screen.getByRole('main'));
  for (const role of ['switch', 'checkbox', 'button']) expect(main.queryByRole(role)).toBeNull();
  await person.type(main.getByPlaceholderText('Procurar...'), 'vr');
  await screen.findByText('A loja não aceita nenhuma forma com este nome.');
});

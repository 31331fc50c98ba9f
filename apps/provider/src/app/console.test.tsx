// @vitest-environment jsdom
import { fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import {
  getConsoleLogin,
  getProviderSession,
  logInProvider,
  logOutProvider,
} from '@comanda/contract/people/provider/provider-access.calls';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { findSession } from '../shared/session/enter-console.ts';
import { startLogOut } from '../shared/session/leaving.ts';
import { aProviderSession, openConsole } from './testing/console-in-tests.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function typeLogin(password: string) {
  await userEvent.type(screen.getByLabelText('Usuário ou e-mail'), 'renata');
  await userEvent.type(screen.getByLabelText('Senha'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
}

it('asks for login, says what is wrong, and opens the address after login', async () => {
  const api = fakeApi();
  api.refuse(logInProvider, 'provider.bad-credentials');
  openConsole('/nao-existe', { session: null, api });
  await typeLogin('errada');
  expect(await screen.findByText('Usuário ou senha não conferem.')).toBeTruthy();
  api.answer(logInProvider, aProviderSession());
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeTruthy();
  expect(api.requestsOf(logInProvider).at(-1)).toEqual({ usuario: 'renata', senha: 'errada', codigo: null });
});

it('explains on a new installation how the first user gets access', async () => {
  const api = fakeApi();
  api.answer(getConsoleLogin, false);
  openConsole('/', { session: null, api });
  expect(await screen.findByText(/equipe adicionar/)).toBeTruthy();
});

it('leads to the door when a session has ended, and back to where one was', async () => {
  const { api, router } = openConsole('/');
  await screen.findByRole('heading', { name: 'Início' });
  api.refuse(getProviderSession, 'auth.required');
  await findSession();
  expect(await screen.findByRole('heading', { name: 'Entrar na equipe' })).toBeTruthy();
  await typeLogin('certa');
  expect(await screen.findByRole('heading', { name: 'Início' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
});

it('says so when the server does not answer, and asks again', async () => {
  const { api } = openConsole('/');
  api.cut(getProviderSession);
  await findSession();
  await screen.findByText('Sem conexão com o servidor');
  api.answer(getProviderSession, aProviderSession());
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('heading', { name: 'Início' })).toBeTruthy();
});

it('shows who is in, and lets them leave', async () => {
  openConsole('/');
  await userEvent.click(await screen.findByRole('button', { name: /^Menu de Renata Prado/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sair' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Entrar na equipe' })).toBeTruthy());
});

it('closes at once without a server, says so, and stays closed until the server knows', async () => {
  const { api } = openConsole('/');
  api.cut(logOutProvider);
  await userEvent.click(await screen.findByRole('button', { name: /^Menu de Renata Prado/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sair' }));
  expect(await screen.findByRole('heading', { name: 'Você saiu do console' })).toBeTruthy();
  expect(screen.getByText(/^Sem conexão com o servidor/)).toBeTruthy();
  expect(screen.queryByText('Renata Prado')).toBeNull();
  // The cookie still exists, but a reload must not open the console again.
  cleanup();
  openConsole('/', { session: null, api });
  await act(findSession);
  expect(api.requestsOf(getProviderSession)).toHaveLength(0);
  expect(await screen.findByRole('heading', { name: 'Entrar na equipe' })).toBeTruthy();
});

it('closes when another tab logs out', async () => {
  openConsole('/');
  await screen.findByRole('heading', { name: 'Início' });
  startLogOut();
  act(() => {
    window.dispatchEvent(new StorageEvent('storage'));
  });
  expect(await screen.findByRole('heading', { name: 'Entrar na equipe' })).toBeTruthy();
});

it('says while a demonstration’s past is being made, until the server says it is over', async () => {
  const session = { ...aProviderSession(), isPastUnderWay: true };
  openConsole('/', { session });
  await screen.findByText(/^Criando o passado da demonstração…/);
  cleanup();
  const { api } = openConsole('/', { session });
  api.answer(getProviderSession, aProviderSession());
  await screen.findByRole('heading', { name: 'Início' });
  await waitFor(() => expect(screen.queryByText(/^Criando o passado/)).toBeNull());
});

it('says that the past is being made where it began after the login', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { api } = openConsole('/');
  api.answer(getProviderSession, { ...aProviderSession(), isPastUnderWay: true });
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await screen.findByText(/^Criando o passado da demonstração…/);
});

// @vitest-environment jsdom

import { fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import { openProviderLink, setProviderPassword } from '@comanda/contract/people/provider/own-account.calls';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openConsole } from '../../../app/testing/console-in-tests.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

function openLink(prepare: (api: ReturnType<typeof fakeApi>) => void) {
  const api = fakeApi();
  prepare(api);
  window.history.replaceState(null, '', '/provedor/senha#segredo');
  openConsole('/', { api, session: null });
  return api;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('takes the secret out of the address, and saves a strong password that was typed twice', async () => {
  const api = openLink(({ answer }) => answer(openProviderLink, { login: 'bia', name: 'Bia' }));
  const password = await screen.findByLabelText('Nova senha');
  expect(window.location.hash).toBe('');
  await userEvent.type(password, 'Forno@Lenha7');
  await userEvent.type(screen.getByLabelText('Repita a nova senha'), 'Forno@Lenha');
  await press('Salvar');
  await screen.findByText('A senha e a confirmação de senha não são iguais.');
  expect(api.requestsOf(setProviderPassword)).toEqual([]);
  await userEvent.type(screen.getByLabelText('Repita a nova senha'), '7');
  api.answer(setProviderPassword, { login: 'bia' });
  await press('Salvar');
  await screen.findByText('Senha salva. Entre com ela.');
  expect(api.requestsOf(setProviderPassword)).toEqual([
    { token: 'segredo', password: 'Forno@Lenha7', password_confirmation: 'Forno@Lenha7' },
  ]);
});

it('shows a used link as used', async () => {
  openLink(({ refuse }) => refuse(openProviderLink, 'password-link.invalid'));
  await screen.findByText('Este link já foi usado ou venceu');
});

it('does not call a link used because of too many requests', async () => {
  openLink(({ refuse }) => refuse(openProviderLink, 'auth.throttled'));
  await screen.findByText('Não foi possível abrir o link');
  expect(screen.queryByText('Este link já foi usado ou venceu')).toBeNull();
});

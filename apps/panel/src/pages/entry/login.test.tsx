// @vitest-environment jsdom

import { type FakeApi, fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import { ERRORS, type ErrorCode } from '@comanda/contract/errors';
import { exchangeTicket, logIn, logOut } from '@comanda/contract/people/access/access.calls';
import { brandOf } from '@comanda/ui/brands/brand-of.ts';
import { Provider } from '@comanda/ui/provider.tsx';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoginLink } from '../../features/people/access/login/login-link.ts';
import type { EntryReason } from '../../shared/session/entry-reason.ts';
import { replaceWith } from '../../shared/session/page-moves.ts';
import { logOutPath, readSession, startLogOut, storeSession } from '../../shared/session/stored-session.ts';
import { aSession } from '../../shared/session/testing/a-session.ts';
import { LoginPage } from './login.tsx';

vi.mock('../../shared/session/page-moves.ts', () => ({
  goTo: vi.fn(),
  replaceWith: vi.fn(),
  reloadPage: vi.fn(),
}));

const failedText = 'Não foi possível fazer login, verifique seus dados e tente novamente!';
let api: FakeApi;

beforeAll(supplyBrowserParts);
beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.mocked(replaceWith).mockClear();
});

function show(parts: { link?: LoginLink; reason?: EntryReason } = {}) {
  const brand = brandOf(null);
  render(
    <Provider brand={brand} env="test">
      <LoginPage
        brand={brand}
        supportPhone="(11) 4000-0000"
        link={parts.link ?? null}
        reason={parts.reason ?? null}
      />
    </Provider>,
  );
}

/** Reads the error dialog and closes it, because the queue of dialogs outlives a test. */
async function readError(): Promise<string> {
  const text = (await screen.findByRole('dialog', { name: 'Erro!' })).textContent;
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  return text;
}

async function logInAs(login: string, password: string) {
  await userEvent.type(screen.getByLabelText('Usuário'), login);
  await userEvent.type(screen.getByLabelText('Senha'), `${password}{Enter}`);
}

describe('login', () => {
  it('logs in with Enter in the password field, stores the session and opens the orders', async () => {
    api.answer(logIn, aSession());
    show();
    await logInAs(' luciana ', 'Segredo1!');
    await waitFor(() => expect(replaceWith).toHaveBeenCalledWith('/pedidos'));
    expect(api.requestsOf(logIn)).toEqual([{ usuario: 'luciana', senha: 'Segredo1!' }]);
    expect(readSession()).toMatchObject({ userName: 'Luciana Moreira', roles: ['admin'] });
    expect(JSON.stringify(localStorage)).not.toContain('Segredo1!');
  });

  it.each<ErrorCode>(['auth.bad-credentials', 'auth.throttled', 'auth.no-role', 'server.busy'])(
    "shows the server's own text for %s and preserves the input",
    async (code) => {
      api.refuse(logIn, code);
      show();
      await logInAs('luciana', 'errada');
      expect(await readError()).toContain(ERRORS[code].text);
      expect(screen.getByLabelText('Usuário')).toHaveProperty('value', 'luciana');
      expect(screen.getByLabelText('Senha')).toHaveProperty('value', 'errada');
      // After the dialog closes, the form shows the dialog's text.
      await waitFor(() => expect(screen.getByText(ERRORS[code].text)).toBeTruthy());
      expect(replaceWith).not.toHaveBeenCalled();
    },
  );

  it("shows the server's text also for a refusal without a name, inside a 200", async () => {
    api.answerRaw(logIn, 200, { status: false, erro: 'Usuário desativado pelo administrador.' });
    show();
    await logInAs('luciana', 'errada');
    expect(await readError()).toContain('Usuário desativado pelo administrador.');
  });

  it('has its own text for an answer that is not ours', async () => {
    api.answerRaw(logIn, 502, { page: 'bad gateway' });
    show();
    await logInAs('luciana', 'errada');
    expect(await readError()).toContain(failedText);
  });

  it('reports a missing connection', async () => {
    api.cut(logIn);
    show();
    await logInAs('luciana', 'errada');
    const text = await readError();
    expect(text).toContain('sem conexão com o servidor');
    // The typed data may be right, so the text must not ask to check them.
    expect(text).not.toContain('verifique seus dados');
  });

  it('refuses a session whose roles are all unknown', async () => {
    api.answer(logIn, aSession({ roles: [] }));
    show();
    await logInAs('luciana', 'Segredo1!');
    expect(await readError()).toContain(ERRORS['auth.no-role'].text);
    expect(readSession()).toBeNull();
  });

  it('asks for both fields before asking the server', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'ACESSAR' }));
    expect(screen.getByText('Preencha o usuário.')).toBeTruthy();
    expect(screen.getByText('Preencha a senha.')).toBeTruthy();
    expect(api.requestsOf(logIn)).toEqual([]);
  });

  it('shows and hides the password', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(screen.getByLabelText('Senha')).toHaveProperty('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Ocultar senha' }));
    expect(screen.getByLabelText('Senha')).toHaveProperty('type', 'password');
  });

  it('shows why a person was sent here, and offers the support phone', () => {
    show({ reason: 'nao-logado' });
    expect(screen.getByText('Você não está logado, tente novamente.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Suporte/ }).getAttribute('href')).toBe('tel:1140000000');
  });
});

describe('login by link', () => {
  const link: LoginLink = { encodedLogin: 'bHVjaWFuYQ==', login: 'luciana', ticket: 'ticket-1' };

  it('fills in the user and exchanges the ticket after half a second, never as a password', async () => {
    api.answer(exchangeTicket, aSession());
    show({ link });
    expect(screen.getByLabelText('Usuário')).toHaveProperty('value', 'luciana');
    expect(screen.getByLabelText('Senha')).toHaveProperty('value', '');
    expect(api.requestsOf(exchangeTicket)).toEqual([]);
    await waitFor(() => expect(replaceWith).toHaveBeenCalledWith('/pedidos'));
    expect(api.requestsOf(exchangeTicket)).toEqual([{ usuario: 'bHVjaWFuYQ==', hash: 'ticket-1' }]);
  });

  it('reports a used ticket and leaves the login usable', async () => {
    api.refuse(exchangeTicket, 'auth.ticket-invalid');
    show({ link });
    expect(await readError()).toContain(ERRORS['auth.ticket-invalid'].text);
    expect(screen.getByRole('button', { name: 'ACESSAR' })).toHaveProperty('disabled', false);
  });

  it('asks before it replaces another session', async () => {
    storeSession(aSession({ userName: 'Jorge' }));
    api.answer(exchangeTicket, aSession());
    show({ link });
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar como estou' }));
    await waitFor(() => expect(replaceWith).toHaveBeenCalledWith('/pedidos'));
    expect(api.requestsOf(exchangeTicket)).toEqual([]);
    expect(readSession()?.userName).toBe('Jorge');
  });

  it('asks the same after a password, on a page that was open before the other person logged in', async () => {
    api.answer(logIn, aSession({ userName: 'Luciana' }));
    show();
    storeSession(aSession({ userName: 'Jorge' }));
    await logInAs('luciana', 'Segredo1!');
    const dialog = await screen.findByRole('dialog', { name: 'Você já está conectado' });
    expect(dialog.textContent).toContain('com Jorge. Entrar com o usuário luciana');
    expect(api.requestsOf(logIn)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Entrar mesmo assim' }));
    await waitFor(() => expect(readSession()?.userName).toBe('Luciana'));
  });
});

it('sends an unsent logout to the server before anyone logs in', async () => {
  startLogOut('/');
  const shown = api.hold(logOut, { message: null });
  api.answer(logIn, aSession());
  show();
  await logInAs('luciana', 'Segredo1!');
  expect(api.requestsOf(logIn)).toEqual([]);
  shown();
  await waitFor(() => expect(replaceWith).toHaveBeenCalledWith('/pedidos'));
  expect(logOutPath()).toBeNull();
});

describe('a second factor', () => {
  const code = () => screen.findByLabelText('Código do aplicativo');
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'ENTRAR' }));

  it('is asked for after the right password, focused, and sent with it', async () => {
    api.refuse(logIn, 'auth.second-factor-needed');
    show();
    await logInAs('luciana', 'Segredo1!');
    const field = await code();
    await waitFor(() => expect(document.activeElement).toBe(field));
    await submit();
    expect(screen.getByText('Digite o código.')).toBeTruthy();
    api.answer(logIn, aSession());
    await userEvent.type(await code(), '287 082');
    await userEvent.click(screen.getByLabelText('Lembrar este aparelho por 30 dias'));
    await submit();
    await waitFor(() => expect(replaceWith).toHaveBeenCalledWith('/pedidos'));
    const sent = { usuario: 'luciana', senha: 'Segredo1!', codigo: '287082', lembrar_aparelho: true };
    expect(api.requestsOf(logIn).at(-1)).toEqual(sent);
  });

  it('shows at its field that a code is wrong, accepts a recovery code instead, and leads back', async () => {
    api.refuse(logIn, 'auth.second-factor-needed');
    show();
    await logInAs('luciana', 'Segredo1!');
    await userEvent.type(await code(), '111111');
    api.refuse(logIn, 'auth.code-wrong');
    await submit();
    expect(await screen.findByText(ERRORS['auth.code-wrong'].text)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Usar um código de recuperação' }));
    const recovery = screen.getByLabelText('Código de recuperação');
    expect(document.activeElement).toBe(recovery);
    await userEvent.type(recovery, 'abcde-fghjk{Enter}');
    await waitFor(() => expect(api.requestsOf(logIn).at(-1)).toMatchObject({ codigo: 'abcde-fghjk' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Voltar' }));
    expect(screen.getByLabelText<HTMLInputElement>('Usuário').value).toBe('luciana');
  });

  it('is asked for by a login link, too', async () => {
    api.refuse(exchangeTicket, 'auth.second-factor-needed');
    show({ link: { encodedLogin: 'bHVjaWFuYQ==', login: 'luciana', ticket: 'bilhete' } });
    const field = await screen.findByLabelText('Código do aplicativo');
    api.answer(exchangeTicket, aSession());
    await userEvent.type(field, '287082{Enter}');
    await waitFor(() => expect(replaceWith).toHaveBeenCalledWith('/pedidos'));
    expect(api.requestsOf(exchangeTicket).at(-1)).toMatchObject({ hash: 'bilhete', codigo: '287082' });
  });
});

// @vitest-environment jsdom
import { getSession, logOut } from '@comanda/contract/access/access.calls';
import type { SessionInfo } from '@comanda/contract/access/access.wire';
import { ERRORS } from '@comanda/contract/errors';
import { listInvoices } from '@comanda/contract/finance/invoices.calls';
import { getStore, openOrCloseStore } from '@comanda/contract/store/store.calls';
import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeKey } from '../features/store/api/get-store.ts';
import { aStore } from '../features/store/testing/a-store.ts';
import { createQueryClient } from '../shared/api/query-client.ts';
import { installFailurePolicy } from '../shared/api/report-failure.ts';
import { CORRELATION_ID, type FakeApi, fakeApi } from '../shared/api/testing/fake-api.ts';
import { RealtimeProvider } from '../shared/realtime/realtime-context.ts';
import { goTo, reloadPage, replaceWith } from '../shared/session/page-moves.ts';
import { readSession, storeSession } from '../shared/session/stored-session.ts';
import { aSession } from '../shared/session/testing/a-session.ts';
import { supplyBrowserParts } from '../shared/testing/browser-parts.ts';
import { Panel } from './panel.tsx';
import { handleFailure } from './problems/handle-failure.ts';
import { problemStore } from './problems/problem-store.ts';
import { createPanelRouter } from './router.tsx';

vi.mock('../shared/session/page-moves.ts', () => ({
  goTo: vi.fn(),
  replaceWith: vi.fn(),
  reloadPage: vi.fn(),
}));

const silence = {
  start: () => () => undefined,
  subscribe: () => () => undefined,
  onJoined: () => () => undefined,
  roundTrip: () => Promise.reject(new Error('nobody is connected')),
  say: () => Promise.reject(new Error('nobody is connected')),
};
let api: FakeApi;
let queryClient: QueryClient;

beforeAll(() => {
  supplyBrowserParts();
  installFailurePolicy(handleFailure);
});
beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  api.answer(getStore, aStore());
  api.answer(listInvoices, []);
  api.answer(logOut, { message: null });
});
afterEach(() => {
  cleanup();
  act(() => problemStore.close());
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const operator: Partial<SessionInfo> = { roles: ['operator'] };

function show(path: string, session: Partial<SessionInfo> | null = {}) {
  if (session) storeSession(aSession(session));
  queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const router = createPanelRouter(createMemoryHistory({ initialEntries: [path] }));
  render(
    <RealtimeProvider value={silence}>
      <Panel router={router} queryClient={queryClient} env="test" />
    </RealtimeProvider>,
  );
  return router;
}

describe('the guard', () => {
  it('sends somebody without a session to the login, with the reason', async () => {
    show('/estoque', null);
    await vi.waitFor(() => expect(replaceWith).toHaveBeenCalledWith('/login?motivo=nao-logado'));
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('does the same when another tab logs out', async () => {
    show('/estoque');
    await screen.findByRole('heading', { name: 'Estoque' });
    localStorage.clear();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'comanda.session' }));
    });
    expect(replaceWith).toHaveBeenCalledWith('/login?motivo=nao-logado');
  });

  it('reads a session without roles again, and ends it when it stays so', async () => {
    api.answer(getSession, aSession({ roles: [] }));
    show('/estoque', { roles: [] });
    await vi.waitFor(() => expect(goTo).toHaveBeenCalledWith('/login?motivo=sem-perfil'));
    expect(readSession()).toBeNull();
  });

  it('lets a session in whose roles were only missing here', async () => {
    api.answer(getSession, aSession());
    show('/estoque', { roles: [] });
    expect(await screen.findByRole('heading', { name: 'Estoque' })).toBeTruthy();
  });

  it.each([
    ['/financeiro/xyz', 'Acesso Negado'],
    ['/configuracoes/usuarios/xyz/1', 'Acesso Negado'],
    ['/relatorio/xyz', 'Acesso Negado'],
    ['/configuracoes/xyz', 'Página não encontrada'],
    ['/pedidos/xyz', 'Página não encontrada'],
    ['/xyz', 'Página não encontrada'],
  ])('tells an operator at the unknown address %s: %s', async (path, title) => {
    show(path, operator);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });

  it('tells an administrator that an unknown address does not exist', async () => {
    show('/financeiro/xyz');
    expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeTruthy();
  });

  it("shows 'Acesso Negado' for a screen of another role", async () => {
    show('/financeiro/faturas', operator);
    expect(await screen.findByRole('heading', { name: 'Acesso Negado' })).toBeTruthy();
    const text =
      'Você não tem permissão para acessar essa página. Entre em contato com o administrador do sistema.';
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('opens the same screen to an administrator', async () => {
    show('/financeiro/faturas');
    expect(await screen.findByRole('heading', { name: 'Faturas' })).toBeTruthy();
  });

  it('leads the old product list to the new one', async () => {
    const router = show('/produtosOld');
    expect(await screen.findByRole('heading', { name: 'Produtos' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/produtos');
  });

  it('answers an unknown address with a way back', async () => {
    show('/nao-existe');
    expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Voltar para Pedidos' })).toBeTruthy();
  });
});

describe('the menu', () => {
  it('goes to a screen, marks it and remembers that it was unfolded', async () => {
    show('/estoque');
    const menu = await screen.findByRole('navigation', { name: 'Menu' });
    await userEvent.click(within(menu).getByRole('link', { name: 'Variações' }));
    expect(await screen.findByRole('heading', { name: 'Variações' })).toBeTruthy();
    expect(within(menu).getByRole('link', { name: 'Variações' }).getAttribute('aria-current')).toBe('page');
    await userEvent.click(within(menu).getByRole('button', { name: 'Expandir menu' }));
    expect(localStorage.getItem('comanda.menu')).toBe('expanded');
    expect(within(menu).getByText('Versão 1.2.0')).toBeTruthy();
  });

  it('opens a group also from its icon', async () => {
    show('/estoque');
    const menu = await screen.findByRole('navigation', { name: 'Menu' });
    await userEvent.click(within(menu).getByRole('button', { name: 'Relatórios' }));
    await userEvent.click(within(menu).getByRole('link', { name: 'Gráficos Operacionais' }));
    expect(await screen.findByRole('heading', { name: 'Gráficos Operacionais' })).toBeTruthy();
  });

  it("leaves with 'Sair da Loja': server, browser, then the root", async () => {
    show('/estoque');
    await userEvent.click(await screen.findByRole('button', { name: 'Sair da Loja' }));
    await vi.waitFor(() => expect(goTo).toHaveBeenCalledWith('/'));
    expect(api.requestsOf(logOut)).toHaveLength(1);
    expect(readSession()).toBeNull();
  });

  it('is a drawer on narrow screens that a choice closes', async () => {
    show('/estoque');
    await userEvent.click(await screen.findByRole('button', { name: 'Abrir menu' }));
    const drawer = screen.getByRole('dialog', { name: 'Menu' });
    await userEvent.click(within(drawer).getByRole('link', { name: 'Variações' }));
    expect(await screen.findByRole('heading', { name: 'Variações' })).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
  });
});

async function closeTheStore(): Promise<void> {
  await userEvent.click(await screen.findByRole('switch', { name: 'Loja aberta' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Fechar loja' }));
}

describe('the open switch', () => {
  it('closes the store at once and shows the words of the server', async () => {
    api.answer(openOrCloseStore, { message: 'Loja fechada com sucesso!' });
    show('/estoque');
    const toggle = await screen.findByRole('switch', { name: 'Loja aberta' });
    api.answer(getStore, aStore({ isOpen: false, stateVersion: 2 }));
    await userEvent.click(toggle);
    await userEvent.click(await screen.findByRole('radio', { name: /30 minutos/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Almoço' }));
    await userEvent.click(screen.getByRole('button', { name: 'Fechar loja' }));
    expect(await screen.findByText('Loja fechada com sucesso!')).toBeTruthy();
    expect(screen.getByRole('switch', { name: 'Loja fechada' }).getAttribute('aria-checked')).toBe('false');
    expect(api.requestsOf(openOrCloseStore)).toEqual([{ fechado: 'S', motivo: 'Almoço', ate: '30min' }]);
  });

  it('returns when the server refuses, and says why', async () => {
    api.refuse(openOrCloseStore, 'store.suspended');
    show('/estoque');
    await closeTheStore();
    const dialog = await screen.findByRole('dialog', { name: 'Atenção!' });
    expect(dialog.textContent).toContain(ERRORS['store.suspended'].text);
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getByRole('switch', { name: 'Loja aberta' })).toBeTruthy();
  });

  it('follows what others do', async () => {
    show('/estoque');
    await screen.findByRole('switch', { name: 'Loja aberta' });
    act(() => {
      queryClient.setQueryData(storeKey, aStore({ isOpen: false, stateVersion: 5 }));
    });
    expect(await screen.findByRole('switch', { name: 'Loja fechada' })).toBeTruthy();
  });

  it('does not move while the store is suspended', async () => {
    api.answer(
      getStore,
      aStore({ isOpen: false, isSuspended: true, suspensionText: 'Fatura <b>vencida</b>' }),
    );
    show('/estoque');
    const toggle = await screen.findByRole('switch', { name: 'Loja fechada' });
    await userEvent.click(toggle);
    expect(api.requestsOf(openOrCloseStore)).toEqual([]);
    const banner = await screen.findByRole('region', { name: 'A sua loja está suspensa!' });
    expect(banner.textContent).toContain('Fatura <b>vencida</b>');
    expect(within(banner).getByRole('link').getAttribute('href')).toBe('tel:1140000000');
  });
});

describe('the overdue invoices', () => {
  const invoices = [{ invoiceId: 1, dueOn: '2025-11-10', valueCents: 123456 }];

  it('stand in a banner for the administrator', async () => {
    api.answer(listInvoices, invoices);
    show('/estoque');
    const banner = await screen.findByRole('region', { name: 'Boleto(s) disponível(is) para pagamento!' });
    expect(banner.textContent).toMatch(/10\/11\/2025.*R\$\s1\.234,56/);
    expect(within(banner).getByRole('link', { name: 'Ver minhas Faturas' }).getAttribute('href')).toBe(
      '/financeiro/faturas',
    );
    expect(api.requestsOf(listInvoices)).toEqual([{ status: 'overdue' }]);
  });

  it('are not even asked for by an operator', async () => {
    show('/estoque', operator);
    await screen.findByRole('switch');
    expect(api.requestsOf(listInvoices)).toEqual([]);
  });
});

describe('what may go wrong', () => {
  it('stops everything when the session is refused, until the login is chosen', async () => {
    api.refuse(getStore, 'auth.required');
    show('/estoque');
    const dialog = await screen.findByRole('dialog', { name: ERRORS['auth.required'].text });
    expect(dialog.textContent).toContain('É necessário fazer o login novamente.');
    await userEvent.keyboard('{Escape}');
    expect(within(dialog).queryByRole('button', { name: 'Fechar' })).toBeNull();
    // Forgotten already, and what was on the screen still is.
    expect(readSession()).toBeNull();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'comanda.session' }));
    });
    expect(screen.getByRole('heading', { name: 'Estoque', hidden: true })).toBeTruthy();
    expect(replaceWith).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: 'Fazer Login' }));
    expect(goTo).toHaveBeenCalledWith('/login');
  });

  it('tells a broken server with its status and offers a reload', async () => {
    api.refuse(getStore, 'server.unexpected');
    show('/estoque');
    const dialog = await screen.findByRole('dialog', { name: 'Ops! Ocorreu um erro inesperado 500!' });
    expect(dialog.textContent).toContain(
      'Uma equipe de fominhas altamente treinados já foi acionada para resolver o problema!',
    );
    expect(dialog.textContent).toContain(CORRELATION_ID);
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  it('covers nothing when only a refresh fails', async () => {
    show('/estoque');
    await screen.findByRole('switch', { name: 'Loja aberta' });
    api.refuse(getStore, 'server.unexpected');
    await act(() => queryClient.refetchQueries({ queryKey: storeKey }));
    expect(problemStore.getSnapshot()).toBeNull();
    expect(screen.getByRole('switch', { name: 'Loja aberta' })).toBeTruthy();
  });

  it('says that the switch did not reach the server, and takes it back', async () => {
    api.cut(openOrCloseStore);
    show('/estoque');
    await closeTheStore();
    const dialog = await screen.findByRole('dialog', { name: 'Atenção!' });
    expect(dialog.textContent).toContain('A loja continua como estava');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getByRole('switch', { name: 'Loja aberta' })).toBeTruthy();
    expect(problemStore.getSnapshot()).toBeNull();
  });
});

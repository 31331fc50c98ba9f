// @vitest-environment jsdom
import { getSession, logOut } from '@comanda/contract/people/access/access.calls';
import { PRODUCT_VERSION } from '@comanda/contract/product-version';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { storedChat } from '../features/orders/chat/stored-chats.ts';
import { goTo, replaceWith } from '../shared/session/page-moves.ts';
import { readSession, storeSession } from '../shared/session/stored-session.ts';
import { actingSession, sessionClaim } from '../shared/session/tab-session.ts';
import { aSession } from '../shared/session/testing/a-session.ts';
import { aStore } from '../shared/testing/a-store.ts';
import { followLinks } from './follow-links.ts';
import { operator, panelInTests } from './testing/panel-in-tests.tsx';

vi.mock('../shared/session/page-moves.ts', () => ({
  goTo: vi.fn(),
  replaceWith: vi.fn(),
  reloadPage: vi.fn(),
}));

const panel = panelInTests();

describe('the guard', () => {
  it('sends a user without a session to the login, with the reason', async () => {
    panel.show('/estoque', null);
    await waitFor(() => expect(replaceWith).toHaveBeenCalledWith('/login?motivo=nao-logado'));
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('does the same when another tab logs out, and deletes the data of this tab', async () => {
    panel.show('/estoque');
    await screen.findByRole('heading', { name: 'Estoque' });
    const draft = storedChat(9);
    draft.write('quase dito');
    expect(sessionStorage).toHaveLength(1);
    localStorage.clear();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'comanda.session' }));
    });
    expect(replaceWith).toHaveBeenCalledWith('/login?motivo=nao-logado');
    // After the logout, this write of a draft must not be stored.
    draft.write('quase dito tudo');
    expect(sessionStorage).toHaveLength(0);
  });

  it('reads a session without roles again, and ends it when it stays so', async () => {
    panel.api.answer(getSession, aSession({ roles: [] }));
    panel.show('/estoque', { roles: [] });
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/login?motivo=sem-perfil'));
    expect(readSession()).toBeNull();
  });

  it('lets a session in whose roles were only missing here', async () => {
    panel.api.answer(getSession, aSession());
    panel.show('/estoque', { roles: [] });
    expect(await screen.findByRole('heading', { name: 'Estoque' })).toBeTruthy();
  });

  it('follows a role that changed meanwhile: the screen closes, and the menu names less', async () => {
    panel.show('/financeiro/faturas');
    await screen.findByRole('navigation');
    expect(screen.queryByRole('heading', { name: 'Acesso Negado' })).toBeNull();
    const requested = () => panel.api.requestsOf(getSession).length;
    const before = requested();
    const answerTheOlder = panel.api.hold(getSession, aSession());
    act(() => panel.push('sessao-mudou'));
    await waitFor(() => expect(requested()).toBe(before + 1));
    panel.api.answer(getSession, aSession({ roles: ['operator'] }));
    act(() => panel.push('sessao-mudou'));
    expect(await screen.findByRole('heading', { name: 'Acesso Negado' })).toBeTruthy();
    // The answer to the older request arrives later and is ignored.
    answerTheOlder();
    await new Promise((done) => setTimeout(done));
    expect(screen.getByRole('heading', { name: 'Acesso Negado' })).toBeTruthy();
    expect(readSession()?.roles).toEqual(['operator']);
  });

  it.each([
    ['/financeiro/xyz', 'Acesso Negado'],
    ['/configuracoes/usuarios/xyz/1', 'Acesso Negado'],
    ['/relatorio/xyz', 'Acesso Negado'],
    ['/configuracoes/xyz', 'Página não encontrada'],
    ['/pedidos/xyz', 'Página não encontrada'],
    ['/xyz', 'Página não encontrada'],
  ])('shows an operator at the unknown address %s: %s', async (path, title) => {
    panel.show(path, operator);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });

  it('shows an administrator that an unknown address does not exist', async () => {
    panel.show('/financeiro/xyz');
    expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeTruthy();
  });

  it("shows 'Acesso Negado' for a screen of another role", async () => {
    panel.show('/financeiro/faturas', operator);
    expect(await screen.findByRole('heading', { name: 'Acesso Negado' })).toBeTruthy();
    const text =
      'Você não tem permissão para acessar essa página. Entre em contato com o administrador do sistema.';
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('opens the same screen to an administrator', async () => {
    panel.show('/financeiro/faturas');
    expect(await screen.findByRole('heading', { name: 'Faturas' })).toBeTruthy();
  });

  it('names the support phone on finance screens, and only there', async () => {
    panel.show('/financeiro/repasses');
    const phone = await screen.findByRole('link', { name: aStore().supportPhone });
    expect(phone.getAttribute('href')).toMatch(/^tel:\d+$/);
    cleanup();
    panel.show('/estoque');
    await screen.findByRole('heading', { name: 'Estoque' });
    expect(screen.queryByRole('link', { name: aStore().supportPhone })).toBeNull();
  });

  it('leads the old product list to the new one', async () => {
    const router = panel.show('/produtosOld');
    expect(await screen.findByRole('heading', { name: 'Produtos' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/produtos');
  });

  it('answers an unknown address with a way back', async () => {
    panel.show('/nao-existe');
    expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Voltar para Pedidos' })).toBeTruthy();
  });
});

describe('the menu', () => {
  it('goes to a screen, marks it and remembers that it was unfolded', async () => {
    panel.show('/estoque');
    const menu = await screen.findByRole('navigation', { name: 'Menu' });
    expect(within(menu).getByRole('link', { name: 'Home abre os pedidos' })).toBeTruthy();
    await userEvent.click(within(menu).getByRole('link', { name: 'Variações' }));
    expect(await screen.findByRole('heading', { name: 'Variações' })).toBeTruthy();
    expect(within(menu).getByRole('link', { name: 'Variações' }).getAttribute('aria-current')).toBe('page');
    await userEvent.click(within(menu).getByRole('button', { name: 'Expandir menu' }));
    expect(localStorage.getItem('comanda.menu')).toBe('expanded');
    expect(within(menu).getByText(`Versão ${PRODUCT_VERSION}`)).toBeTruthy();
  });

  it('opens a group also from its icon', async () => {
    panel.show('/estoque');
    const menu = await screen.findByRole('navigation', { name: 'Menu' });
    const group = within(menu).getByRole('button', { name: 'Relatórios' });
    await userEvent.click(group);
    await userEvent.click(within(menu).getByRole('link', { name: 'Gráficos Operacionais' }));
    expect(await screen.findByRole('heading', { name: 'Gráficos Operacionais' })).toBeTruthy();
    // The group stays open, so that the user can choose another screen.
    expect(group.getAttribute('aria-expanded')).toBe('true');
  });

  it('does not open or close a group when the screen changes', async () => {
    localStorage.setItem('comanda.menu', 'expanded');
    panel.show('/relatorio');
    const menu = await screen.findByRole('navigation', { name: 'Menu' });
    const reports = within(menu).getByRole('button', { name: 'Relatórios' });
    expect(reports.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(reports);
    expect(reports.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(within(menu).getByRole('link', { name: 'Estoque' }));
    expect(await screen.findByRole('heading', { name: 'Estoque' })).toBeTruthy();
    expect(reports.getAttribute('aria-expanded')).toBe('false');
  });

  it("opens the orders with 'Home' in the page that is there: its sound stays", async () => {
    const router = panel.show('/estoque');
    const menu = await screen.findByRole('navigation', { name: 'Menu' });
    const home = within(menu).getByRole('link', { name: /^Home/ });
    expect(home.getAttribute('href')).toBe('/');
    await userEvent.click(home);
    await waitFor(() => expect(router.state.location.pathname).toBe('/pedidos'));
    expect(goTo).not.toHaveBeenCalled();
  });

  it('shows a group that is opened', async () => {
    const shown: Element[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function keep(this: Element) {
      shown.push(this);
    });
    panel.show('/estoque');
    const menu = await screen.findByRole('navigation', { name: 'Menu' });
    await userEvent.click(within(menu).getByRole('button', { name: 'Financeiro' }));
    expect(shown.at(-1)?.textContent).toContain('Faturas');
  });

  it('shows the entry of the screen, wherever the list has it', async () => {
    const shown: Element[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function keep(this: Element) {
      shown.push(this);
    });
    panel.show('/estoque');
    await screen.findByRole('navigation', { name: 'Menu' });
    await waitFor(() => expect(shown.at(-1)?.textContent).toBe('Estoque'));
  });

  async function leave() {
    await userEvent.click(await screen.findByRole('button', { name: 'Sair da Loja' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sair da loja?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sair' }));
  }

  it("leaves with 'Sair da Loja': asks, then browser, server and the root", async () => {
    panel.show('/estoque');
    await userEvent.click(await screen.findByRole('button', { name: 'Sair da Loja' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar aqui' }));
    expect(readSession()).not.toBeNull();
    await leave();
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'));
    expect(panel.api.requestsOf(logOut)).toHaveLength(1);
    expect(readSession()).toBeNull();
  });

  it('is left at once without a server, which hears of it when it answers', async () => {
    panel.api.cut(logOut);
    panel.show('/estoque');
    await leave();
    expect(await screen.findByRole('heading', { name: 'Você saiu da loja' })).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
    // The cookie still exists, but the stored session must not open the panel again.
    localStorage.setItem('comanda.session', JSON.stringify(aSession()));
    expect(readSession()).toBeNull();
    expect(goTo).not.toHaveBeenCalled();
    panel.api.answer(logOut, { message: null });
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'));
    expect(panel.api.requestsOf(logOut)).toHaveLength(2);
    localStorage.clear();
  });

  it('is a drawer on narrow screens that names the store, closes by a choice and hands the focus on', async () => {
    panel.show('/estoque');
    await userEvent.click(await screen.findByRole('button', { name: 'Abrir menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    expect(within(drawer).getByText('Pizzaria Dona Conceição')).toBeTruthy();
    await userEvent.click(within(drawer).getByRole('link', { name: 'Variações' }));
    expect(await screen.findByRole('heading', { name: 'Variações' })).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
    // The drawer moves the focus one animation frame after the drawer has closed.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });
});

it('skips to the matter of a screen', async () => {
  const router = panel.show('/estoque');
  const stop = followLinks(router);
  await userEvent.click(await screen.findByRole('link', { name: 'Ir para o conteúdo' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  stop();
});

it("reports another user's login also if it happens while the page loads", async () => {
  panel.show('/estoque');
  storeSession(aSession({ sessionId: 'session-2', userName: 'Ana', storeId: 8, storeName: 'Cantina' }));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'comanda.session' }));
  });
  expect(await screen.findByRole('dialog', { name: 'Houve outra entrada neste navegador' })).toBeTruthy();
});

it("shows its own session after another user's login in the same browser, and says so", async () => {
  panel.show('/estoque');
  await screen.findByRole('heading', { name: 'Estoque' });
  storeSession(aSession({ sessionId: 'session-2', userName: 'Ana', storeId: 8, storeName: 'Cantina' }));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'comanda.session' }));
  });
  const dialog = await screen.findByRole('dialog', { name: 'Houve outra entrada neste navegador' });
  expect(dialog.textContent).toContain('Agora ele está na loja Cantina, com o usuário Ana.');
  expect(screen.getByRole('button', { name: 'Menu de Luciana Moreira', hidden: true })).toBeTruthy();
  // The session of the later login stays stored.
  expect(readSession()?.userName).toBe('Ana');
  // The tab sends no more calls for the other user.
  expect(actingSession()).toBeNull();
  expect(sessionClaim()).toBeNull();
});

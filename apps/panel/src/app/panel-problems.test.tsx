// @vitest-environment jsdom

import { CORRELATION_ID } from '@comanda/client/api/testing/fake-api.ts';
import { ERRORS } from '@comanda/contract/errors';
import { getStore, openOrCloseStore } from '@comanda/contract/store/store/store.calls';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { goTo, reloadPage, replaceWith } from '../shared/session/page-moves.ts';
import { readSession } from '../shared/session/stored-session.ts';
import { storeKey } from '../shared/store/store-query.ts';
import { problemStore } from './problems/problem-store.ts';
import { closeTheStore, panelInTests } from './testing/panel-in-tests.tsx';

vi.mock('../shared/session/page-moves.ts', () => ({
  goTo: vi.fn(),
  replaceWith: vi.fn(),
  reloadPage: vi.fn(),
}));

const panel = panelInTests();

describe('problems', () => {
  it('stops everything when the session is refused, until the login is chosen', async () => {
    panel.api.refuse(getStore, 'auth.required');
    sessionStorage.setItem('comanda.chat.7.3.9', '{"draft":"quase dito"}');
    panel.show('/estoque');
    const dialog = await screen.findByRole('dialog', { name: ERRORS['auth.required'].text });
    expect(dialog.textContent).toContain('É necessário fazer o login novamente.');
    await userEvent.keyboard('{Escape}');
    expect(within(dialog).queryByRole('button', { name: 'Fechar' })).toBeNull();
    // The session is deleted, but the screen behind the window still shows its content.
    expect(readSession()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'comanda.session' }));
    });
    expect(await screen.findByRole('heading', { name: 'Estoque', hidden: true })).toBeTruthy();
    expect(replaceWith).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: 'Fazer Login' }));
    expect(goTo).toHaveBeenCalledWith('/login');
  });

  it('asks nothing more once the session is over, however long the panel stays open', async () => {
    panel.show('/estoque');
    await screen.findByRole('switch', { name: 'Loja aberta' });
    panel.api.refuse(getStore, 'auth.required');
    await act(() => panel.queryClient.refetchQueries({ queryKey: storeKey }));
    await screen.findByRole('dialog', { name: ERRORS['auth.required'].text });
    const sent = panel.api.requestsOf(getStore).length;
    act(() => void panel.queryClient.invalidateQueries());
    await act(async () => undefined);
    expect(panel.api.requestsOf(getStore)).toHaveLength(sent);
  });

  it('shows the status of a server error and offers a reload', async () => {
    panel.api.refuse(getStore, 'server.unexpected');
    panel.show('/estoque');
    const dialog = await screen.findByRole('dialog', { name: 'Ops! Ocorreu um erro inesperado 500!' });
    expect(dialog.textContent).toContain(
      'Uma equipe de fominhas altamente treinados já foi acionada para resolver o problema!',
    );
    expect(dialog.textContent).toContain(CORRELATION_ID);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tentar novamente' }));
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  it('covers nothing when only a refresh fails', async () => {
    panel.show('/estoque');
    await screen.findByRole('switch', { name: 'Loja aberta' });
    panel.api.refuse(getStore, 'server.unexpected');
    await act(() => panel.queryClient.refetchQueries({ queryKey: storeKey }));
    expect(problemStore.getSnapshot()).toBeNull();
    expect(screen.getByRole('switch', { name: 'Loja aberta' })).toBeTruthy();
  });

  it('says that the switch did not reach the server, and takes it back', async () => {
    panel.api.cut(openOrCloseStore);
    panel.show('/estoque');
    await closeTheStore();
    const dialog = await screen.findByRole('dialog', { name: 'Atenção!' });
    expect(dialog.textContent).toContain('A loja continua como estava');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getByRole('switch', { name: 'Loja aberta' })).toBeTruthy();
    expect(problemStore.getSnapshot()).toBeNull();
  });
});

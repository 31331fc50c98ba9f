// @vitest-environment jsdom
import { logOut } from '@comanda/contract/people/access/access.calls';
import { PRODUCT_VERSION } from '@comanda/contract/product-version';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { goTo } from '../../shared/session/page-moves.ts';
import { panelInTests } from '../testing/panel-in-tests.tsx';

vi.mock('../../shared/session/page-moves.ts', () => ({
  goTo: vi.fn(),
  replaceWith: vi.fn(),
  reloadPage: vi.fn(),
}));

const panel = panelInTests();

async function opened() {
  panel.show('/estoque');
  const button = await screen.findByRole('button', { name: /^Menu de / });
  await userEvent.click(button);
  return { button, leave: await screen.findByRole('button', { name: 'Sair' }) };
}

it('offers the look of the panel and remembers the choice', async () => {
  await opened();
  screen.getByText(`Versão ${PRODUCT_VERSION}`);
  await userEvent.click(screen.getByRole('radio', { name: 'Escuro' }));
  expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('dark');
  expect(localStorage.getItem('comanda.color-scheme')).toBe('dark');
});

it('closes with Escape and gives the focus back', async () => {
  const { button } = await opened();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Sair' })).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('leaves once it was asked', async () => {
  const { leave } = await opened();
  await userEvent.click(leave);
  const dialog = await screen.findByRole('dialog', { name: 'Sair da loja?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sair' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'));
  expect(panel.api.requestsOf(logOut)).toHaveLength(1);
});

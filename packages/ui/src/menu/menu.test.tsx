// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { brandOf } from '../brands/brand-of.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Popover } from '../popover/popover.tsx';
import { Provider } from '../provider.tsx';
import { supplyBrowserParts } from '../testing/browser-parts.ts';
import { focusInside } from '../testing/focus-inside.ts';
import { userEvent } from '../testing/user-event.ts';
import { toast } from '../toast/toast.ts';
import { Menu } from './menu.tsx';

const remove = vi.fn();

beforeEach(() => {
  supplyBrowserParts();
  remove.mockClear();
});
afterEach(cleanup);

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu
        label="Ações de Ana"
        actions={[
          { label: 'Editar', onChoose: () => setOpen(true) },
          { label: 'Mover', onChoose: () => undefined },
          { label: 'Excluir', onChoose: remove, unavailable: 'Ana é a única.' },
        ]}
        anchor={(anchor) => (
          <button type="button" {...anchor}>
            Ações
          </button>
        )}
      />
      {isOpen ? (
        <Dialog opened title="Ana" onClose={() => setOpen(false)}>
          <Popover
            label="Ajuda"
            anchor={(anchor) => (
              <button type="button" {...anchor}>
                Ajuda
              </button>
            )}
          >
            {() => <a href="#ajuda">Como se faz.</a>}
          </Popover>
        </Dialog>
      ) : null}
    </>
  );
}

function open() {
  render(
    <Provider brand={brandOf('comanda')} env="test">
      <Page />
    </Provider>,
  );
  const person = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Ações' });
  button.focus();
  return { person, button };
}
const focused = () => document.activeElement?.textContent;

it('is a menu of keys: arrows go round, a letter finds its entry, Escape returns to the button', async () => {
  const { person, button } = open();
  expect(button.getAttribute('aria-haspopup')).toBe('menu');
  await person.keyboard('{Enter}');
  await screen.findByRole('menu', { name: 'Ações de Ana' });
  await waitFor(() => expect(focused()).toBe('Editar'));
  await person.keyboard('{ArrowUp}');
  expect(focused()).toContain('Excluir');
  await person.keyboard('m');
  expect(focused()).toBe('Mover');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(screen.queryByRole('menu')).toBeNull();
});

it('reaches an unavailable entry with its reason, and does nothing for it', async () => {
  const { person } = open();
  await person.keyboard('{Enter}');
  const entry = await screen.findByRole('menuitem', { name: /Ana é a única/ });
  expect(entry.getAttribute('aria-disabled')).toBe('true');
  await person.click(entry);
  expect(remove).not.toHaveBeenCalled();
});

it('returns the focus to its button after the window that an entry opened', async () => {
  const { person, button } = open();
  await person.click(button);
  await person.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  await focusInside(await screen.findByRole('dialog', { name: 'Ana' }));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('closes a panel before the window around it', async () => {
  const { person, button } = open();
  await person.click(button);
  await person.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  await person.click(await screen.findByRole('button', { name: 'Ajuda' }));
  await focusInside(await screen.findByRole('dialog', { name: 'Ajuda' }));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ajuda' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Ana' })).toBeDefined();
});

it('closes a panel whose link was followed', async () => {
  const { person, button } = open();
  await person.click(button);
  await person.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  await person.click(await screen.findByRole('button', { name: 'Ajuda' }));
  await person.click(await screen.findByRole('link', { name: 'Como se faz.' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ajuda' })).toBeNull());
});

it('lets a toast be pressed over a window, which stays', async () => {
  const { person, button } = open();
  await person.click(button);
  await person.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  await screen.findByRole('dialog', { name: 'Ana' });
  toast.success('Pedido aceito.');
  await person.click(await screen.findByRole('button', { name: 'Fechar aviso' }));
  await waitFor(() => expect(screen.queryByText('Pedido aceito.')).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Ana' })).toBeDefined();
});

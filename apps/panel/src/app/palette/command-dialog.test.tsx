// @vitest-environment jsdom

import { brandOf } from '@comanda/ui/brands/brand-of.ts';
import { Provider } from '@comanda/ui/provider.tsx';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { IconHome } from '@tabler/icons-react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CommandDialog } from './command-dialog.tsx';
import type { PaletteEntry } from './palette-entry.ts';

const entry = (id: string, label: string): PaletteEntry => ({
  id,
  label,
  group: 'screens',
  Icon: IconHome,
  run: vi.fn(),
});

function open() {
  const entries = [entry('users', 'Usuários'), entry('hours', 'Funcionamento'), entry('stock', 'Estoque')];
  const onClose = vi.fn();
  render(
    <Provider brand={brandOf('comanda')} env="test">
      <CommandDialog entries={entries} onClose={onClose} />
    </Provider>,
  );
  const field = screen.getByRole('combobox');
  return { entries, onClose, person: userEvent.setup(), field };
}
const activeOption = () => screen.getByRole('option', { selected: true });

beforeEach(() => {
  localStorage.clear();
  supplyBrowserParts();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

it('points at the option that Enter takes, and says so to screen readers', async () => {
  const { person, field, entries, onClose } = open();
  expect(activeOption().textContent).toContain('Usuários');
  await person.keyboard('{ArrowDown}');
  expect(activeOption().textContent).toContain('Funcionamento');
  expect(field.getAttribute('aria-activedescendant')).toBe(activeOption().id);
  await person.keyboard('{ArrowUp}{ArrowUp}');
  expect(activeOption().textContent).toContain('Estoque');
  await person.keyboard('{Enter}');
  expect(entries[2]?.run).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalled();
});

it('narrows without accents and says how many are left', async () => {
  const { person } = open();
  await person.keyboard('usuarios');
  expect(await screen.findByText('1 resultado')).toBeTruthy();
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await person.keyboard(' zz');
  expect(await screen.findByText('Nada com “usuarios zz”')).toBeTruthy();
  await person.keyboard('{Enter}');
});

it('shows what was used last before all else, the next time', async () => {
  const { person } = open();
  await person.click(screen.getByRole('option', { name: /Estoque/ }));
  cleanup();
  open();
  expect(screen.getByText('Usados há pouco')).toBeTruthy();
  expect(activeOption().textContent).toContain('Estoque');
});

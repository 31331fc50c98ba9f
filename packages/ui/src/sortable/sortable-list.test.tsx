// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { supplyBrowserParts } from '../testing/browser-parts.ts';
import { userEvent } from '../testing/user-event.ts';
import { inOrder, moved } from './moved.ts';
import { SortableList } from './sortable-list.tsx';

const save = vi.fn<(keys: string[]) => Promise<boolean>>();
const names = ['Pizzas', 'Bebidas', 'Sobremesas', 'Bordas'];

beforeEach(() => {
  supplyBrowserParts();
  save.mockReset().mockResolvedValue(true);
  render(<Categories />);
});
afterEach(cleanup);

function Categories() {
  const [items, setItems] = useState(names);
  return (
    <MantineProvider>
      <SortableList
        label="Categorias"
        items={items}
        itemKey={(name) => name}
        itemName={(name) => name}
        rowHeight={40}
        onOrder={async (keys) => {
          const isStored = await save(keys);
          if (isStored) setItems(keys);
          return isStored;
        }}
      >
        {(name, openMove) => (
          <button type="button" onClick={openMove}>
            Mais de {name}
          </button>
        )}
      </SortableList>
    </MantineProvider>
  );
}

const shown = () =>
  within(screen.getByRole('list', { name: 'Categorias' }))
    .getAllByRole('listitem')
    .map(({ dataset }) => dataset.row);
const grip = (name: string) => screen.getByRole('button', { name: `Mover ${name}` });
const text = () => screen.getByRole('status').textContent;

/** Presses the pointer on a handle, moves it by `px`, and then calls `end`. */
function drag(name: string, px: number, end: () => void) {
  fireEvent.pointerDown(grip(name), { button: 0, pointerId: 1, clientY: 100 });
  fireEvent.pointerMove(window, { pointerId: 1, clientY: 100 + px / 2 });
  fireEvent.pointerMove(window, { pointerId: 1, clientY: 100 + px });
  end();
}
const drop = () => fireEvent.pointerUp(window, { pointerId: 1 });

it('puts a row where it is dropped, with the others making room, and saves the whole order', async () => {
  drag('Pizzas', 85, () => undefined);
  const rows = screen.getAllByRole('listitem');
  expect(rows.map(({ style }) => style.transform)).toEqual([
    'translateY(85px)',
    'translateY(-40px)',
    'translateY(-40px)',
    '',
  ]);
  drop();
  expect(shown()).toEqual(['Bebidas', 'Sobremesas', 'Pizzas', 'Bordas']);
  expect(text()).toBe('Pizzas ficou na posição 3 de 4.');
  await waitFor(() => expect(save.mock.calls).toEqual([[['Bebidas', 'Sobremesas', 'Pizzas', 'Bordas']]]));
  expect(screen.getAllByRole('listitem').every(({ style }) => style.transform === '')).toBe(true);
});

it('stays within the list, and puts a row back with Escape', () => {
  drag('Bordas', -900, () => fireEvent.keyDown(window, { key: 'Escape' }));
  expect(shown()).toEqual(names);
  expect(text()).toBe('Bordas voltou para a posição 4.');
  drag('Bordas', -900, drop);
  expect(shown()[0]).toBe('Bordas');
  expect(save).toHaveBeenCalledOnce();
});

it('moves with Alt and the arrows, announces the new position, and does not lose the focus', async () => {
  act(() => grip('Bebidas').focus());
  const person = userEvent.setup();
  await person.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
  expect(shown()).toEqual(['Pizzas', 'Sobremesas', 'Bordas', 'Bebidas']);
  expect(text()).toBe('Bebidas: posição 4 de 4.');
  await waitFor(() => expect(document.activeElement).toBe(grip('Bebidas')));
  await person.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(save).toHaveBeenCalledTimes(2);
});

it('asks for the position, by the handle or from a menu', async () => {
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Mais de Bordas' }));
  const field = await screen.findByRole('textbox', { name: 'Posição' });
  await person.clear(field);
  await person.type(field, '2{Enter}');
  expect(shown()).toEqual(['Pizzas', 'Bordas', 'Bebidas', 'Sobremesas']);
  await person.click(grip('Pizzas'));
  expect(await screen.findByRole('dialog', { name: 'Mover Pizzas' })).toBeDefined();
});

it('puts the rows back when the order is refused', async () => {
  save.mockResolvedValue(false);
  drag('Pizzas', 40, drop);
  await waitFor(() => expect(text()).toBe('Não deu para mover. Pizzas voltou para a posição 1.'));
  expect(shown()).toEqual(names);
});

it('moves within a list, and orders what it knows', () => {
  expect(moved(['a', 'b', 'c'], 0, 9)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 7, 0)).toEqual(['a', 'b', 'c']);
  expect(inOrder(['a', 'new', 'b'], ['b', 'a', 'gone'], (each) => each)).toEqual(['b', 'a', 'new']);
});

// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, renderHook, screen, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from '../testing/user-event.ts';
import { DataTable } from './data-table.tsx';
import { MoneyCell } from './money-cell.tsx';
import {
  type Column,
  DEFAULT_VIEW,
  type ServedRows,
  type TableFilter,
  type TableView,
} from './table-declaration.ts';
import { TableSkeleton } from './table-skeleton.tsx';
import { useDrawnRows } from './use-drawn-rows.ts';

interface Dish {
  id: number;
  name: string;
  cents: number | null;
}

const dishes: Dish[] = [
  { id: 1, name: 'Água', cents: 400 },
  { id: 2, name: 'Café', cents: null },
  { id: 3, name: 'Pizza calabresa', cents: 5990 },
  { id: 4, name: 'Pizza de açaí', cents: 6490 },
];
const rowKey = (dish: Dish) => dish.id;
const nameOf = (dish: Dish) => dish.name;
const filters: TableFilter<Dish>[] = [
  {
    id: 'preco',
    label: 'Preço',
    options: [{ value: 'sem', label: 'Sem preço', matches: ({ cents }) => cents === null }],
  },
];

let change: (next: (before: Dish[]) => Dish[]) => void;
let saved: [string, number | null][];
let acted: string[];
const columns: Column<Dish>[] = [
  { id: 'nome', title: 'Prato', value: nameOf },
  {
    id: 'valor',
    title: 'Preço',
    kind: 'money',
    value: ({ cents }) => cents,
    isField: true,
    cell: ({ name, cents }) => (
      <MoneyCell label={`Preço de ${name}`} cents={cents} onSave={(next) => saved.push([name, next])} />
    ),
  },
  {
    id: 'liga',
    title: 'No cardápio',
    isTitleHidden: true,
    cell: ({ name }) => <button type="button">Pausar {name}</button>,
  },
];

function List({ first, pageSize }: { first: Dish[]; pageSize?: number | undefined }) {
  const [rows, setRows] = useState(first);
  change = setRows;
  return (
    <DataTable
      label="Pratos"
      noun={['prato', 'pratos']}
      rows={rows}
      rowKey={rowKey}
      rowName={nameOf}
      columns={columns}
      filters={filters}
      searchText={nameOf}
      searchLabel="Buscar prato"
      {...(pageSize === undefined ? {} : { pageSize })}
      actions={(selected, clear) => (
        <button
          type="button"
          onClick={() => {
            acted = selected.map(nameOf);
            clear();
          }}
        >
          Pausar
        </button>
      )}
    />
  );
}

beforeEach(() => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
  Element.prototype.scrollIntoView = () => undefined;
  saved = [];
  acted = [];
});
afterEach(cleanup);

function show(first = dishes, pageSize?: number) {
  render(<List first={first} pageSize={pageSize} />, { wrapper: MantineProvider });
  return userEvent.setup();
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const focused = () => {
  const { activeElement } = document;
  return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent;
};
const check = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('finds words without accents, filters, says how many, and shows all again', async () => {
  const person = show();
  expect(screen.getByRole('status').textContent).toBe('4 pratos');
  await person.type(screen.getByRole('searchbox', { name: 'Buscar prato' }), 'acai piz');
  expect(names()).toEqual(['Pizza de açaí']);
  expect(screen.getByRole('status').textContent).toBe('1 de 4 pratos');
  await person.selectOptions(screen.getByLabelText('Preço'), 'Sem preço');
  expect(screen.queryByRole('grid')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Mostrar tudo' }));
  expect(names()).toHaveLength(4);
});

it('sorts up, down and not at all, what has no value last', async () => {
  const person = show();
  const head = () => screen.getByRole('columnheader', { name: 'Preço' });
  await person.click(within(head()).getByRole('button'));
  expect(names()).toEqual(['Água', 'Pizza calabresa', 'Pizza de açaí', 'Café']);
  expect(head().getAttribute('aria-sort')).toBe('ascending');
  await person.click(within(head()).getByRole('button'));
  expect(names()).toEqual(['Pizza de açaí', 'Pizza calabresa', 'Água', 'Café']);
  await person.click(within(head()).getByRole('button'));
  expect(names()).toEqual(['Água', 'Café', 'Pizza calabresa', 'Pizza de açaí']);
});

it('selects all that is found and nothing else; what the search hides stays selected and is counted', async () => {
  const person = show();
  const search = screen.getByRole('searchbox');
  await person.type(search, 'pizza');
  await person.click(check('Selecionar tudo'));
  await person.clear(search);
  expect(check('Selecionar Café').checked).toBe(false);
  expect(check('Selecionar tudo').indeterminate).toBe(true);
  await person.type(search, 'calabresa');
  expect(screen.getByRole('region', { name: /Ações/ }).textContent).toContain(
    'Seleção: 2 pratos1 fora da busca',
  );
  await person.click(screen.getByRole('button', { name: 'Pausar' }));
  expect(acted).toEqual(['Pizza calabresa', 'Pizza de açaí']);
  expect(screen.queryByRole('region', { name: /Ações/ })).toBeNull();
  // The button with the focus disappeared, so the focus moves to the list.
  expect(focused()).toBe('Selecionar Pizza calabresa');
});

it('gives a sum that was emptied back as it was: nothing typed is nothing changed', async () => {
  const person = show();
  const price = screen.getByLabelText<HTMLInputElement>('Preço de Água');
  for (const keys of ['{Delete}{Tab}', '5{Enter}{Control>}a{/Control}{Delete}{Tab}']) {
    await person.click(price);
    await person.keyboard(keys);
    expect(price.value).toBe('4,00');
  }
  expect(saved).toEqual([['Água', 500]]);
});

it('is one stop of the Tab key, and the arrows go through what can be operated', async () => {
  const person = show();
  const grid = screen.getByRole('grid', { name: 'Pratos' });
  expect([...grid.querySelectorAll('[data-row] [tabindex="0"]')]).toHaveLength(1);
  act(() => check('Selecionar Água').focus());
  await person.keyboard('{ArrowRight}');
  expect(focused()).toBe('Água');
  await person.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(focused()).toBe('Pausar Café');
  await person.keyboard('{Control>}{End}{/Control}');
  expect(focused()).toBe('Pausar Pizza de açaí');
  await person.keyboard('{Home}{PageUp}');
  expect(focused()).toBe('Selecionar Água');
  await person.keyboard('{End}');
  expect(focused()).toBe('Pausar Água');
});

it('selects with Space, with Shift as it goes and back, and all with Ctrl+A', async () => {
  const person = show();
  act(() => check('Selecionar Água').focus());
  await person.keyboard('{ArrowRight} ');
  expect(check('Selecionar Água').checked).toBe(true);
  await person.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
  expect(check('Selecionar Café').checked).toBe(true);
  expect(check('Selecionar Pizza calabresa').checked).toBe(false);
  await person.keyboard('{Control>}a{/Control}');
  expect(check('Selecionar tudo').checked).toBe(true);
});

it('selects a range with Shift and the mouse', async () => {
  const person = show();
  await person.click(check('Selecionar Água'));
  await person.keyboard('{Shift>}');
  await person.click(check('Selecionar Pizza calabresa'));
  await person.keyboard('{/Shift}');
  expect(check('Selecionar Café').checked).toBe(true);
});

it('goes into a field with Enter or by typing, on with Enter, and back with Escape', async () => {
  const person = show();
  act(() => check('Selecionar Água').focus());
  await person.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(focused()).toBe('Preço de Água');
  await person.keyboard('12,5{Enter}');
  expect(focused()).toBe('Preço de Café');
  await person.keyboard('7{Escape}');
  expect(document.activeElement?.getAttribute('role')).toBe('gridcell');
  await person.keyboard('1.234,56{Tab}');
  expect(focused()).toBe('Preço de Pizza calabresa');
  expect(saved).toEqual([
    ['Água', 1250],
    ['Café', 123456],
  ]);
});

it('does not lose selection and focus while rows come, go and change', async () => {
  const person = show();
  await person.click(check('Selecionar Pizza calabresa'));
  act(() =>
    change((rows) => [{ id: 9, name: 'Água de coco', cents: 900 }, ...rows.map((row) => ({ ...row }))]),
  );
  expect(focused()).toBe('Selecionar Pizza calabresa');
  expect(check('Selecionar Pizza calabresa').checked).toBe(true);
  act(() => change((rows) => rows.filter(({ id }) => id !== 3)));
  expect(focused()).toBe('Selecionar Pizza de açaí');
  expect(screen.queryByRole('region', { name: /Ações/ })).toBeNull();
});

it.each([
  { rows: 150, isComplete: true },
  { rows: 151, isComplete: false },
])('draws $rows rows with their natural height: $isWhole', ({ rows, isComplete }) => {
  show(Array.from({ length: rows }, (_, id) => ({ id, name: `Prato ${id}`, cents: id })));
  const body = screen.getByRole('rowgroup');
  const row = screen.getByRole('rowheader', { name: 'Prato 0' }).parentElement;
  expect([body.style.height === '', row?.style.top === '']).toEqual([isComplete, isComplete]);
  expect(screen.getAllByRole('rowheader').length === rows).toBe(isComplete);
});

it('holds thousands of rows and draws those in sight', async () => {
  const person = show(Array.from({ length: 5000 }, (_, id) => ({ id, name: `Prato ${id}`, cents: id })));
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('5001');
  expect(screen.getAllByRole('rowheader').length).toBeLessThan(60);
  act(() => check('Selecionar Prato 0').focus());
  await person.keyboard('{Control>}{End}{/Control}');
  expect(focused()).toBe('Selecionar Prato 4999');
  expect(document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex')).toBe('5001');
});

it('draws what is in sight of another list first, and what is spare a moment later', () => {
  const rows = (from: number) => Array.from({ length: 500 }, (_, at) => ({ id: String(from + at) }));
  const range = { window: { from: 100, to: 110 }, drawn: { from: 95, to: 115 } };
  const drawings: number[] = [];
  const { rerender } = renderHook(
    ({ list }) => {
      const places = useDrawnRows(list, range, 0);
      drawings.push(places.length);
      return places;
    },
    { initialProps: { list: rows(0) } },
  );
  // The focused row is rendered, too.
  expect(drawings).toEqual([11, 21]);
  rerender({ list: rows(1) });
  // All previously rendered rows except one are in the new list.
  expect(drawings.slice(2)).toEqual([20, 21]);
  rerender({ list: rows(5_000) });
  expect(drawings.slice(4)).toEqual([11, 21]);
});

it('has its shape while it loads, said once', () => {
  render(<TableSkeleton rows={3} />);
  expect(screen.getByRole('status', { name: 'Carregando...' }).hasAttribute('data-spoken')).toBe(false);
  expect(document.querySelector('[aria-busy="true"]')?.textContent).toBe('Carregando...');
});

/** A list that a fake server pages. It records the requests. */
function Served({ over = {}, isPaged = false }: { over?: Partial<ServedRows<Dish>>; isPaged?: boolean }) {
  const [data, setData] = useState<Dish[] | undefined>(() => over.data?.slice());
  const view = useState<TableView>(DEFAULT_VIEW);
  const [page, setPage] = useState(1);
  const list: ServedRows<Dish> = {
    ...{
      isError: false,
      error: null,
      isFetching: false,
      refetch: () => requested.push('again'),
      isStale: false,
    },
    ...{ hasMore: false, isFetchingMore: false, hasMoreFailed: false },
    more: () => setData((rows = []) => [...rows, { id: 99, name: '😀'.repeat(200), cents: 1 }]),
    ...over,
    data,
  };
  const isAll = (data?.length ?? 0) > dishes.length;
  requested.push(JSON.stringify(view[0]));
  return (
    <DataTable
      label="Pratos"
      noun={['prato', 'pratos']}
      list={{
        ...list,
        hasMore: list.hasMore && !isAll,
        ...(isPaged && { numbered: { page, pages: 20, from: page * 4 - 3, total: 78, goTo: setPage } }),
      }}
      failed="Não foi possível carregar os pratos."
      empty={<p>Ainda não há pratos</p>}
      sorts={['valor']}
      searchLabel="Buscar prato"
      view={view}
      filters={filters}
      rowKey={rowKey}
      rowName={nameOf}
      columns={columns}
      link={linkTo}
    />
  );
}
let requested: string[] = [];
const linkTo = ({ id }: Dish, name: ReactNode) => <a href={`/pratos/${id}`}>{name}</a>;
const serve = (over: Partial<ServedRows<Dish>>, isPaged = false) => {
  requested = [];
  render(<Served over={over} isPaged={isPaged} />, { wrapper: MantineProvider });
  return userEvent.setup();
};

it('shows the four faces of a list of the server, and leaves finding and sorting to it', async () => {
  serve({});
  screen.getByRole('status', { name: 'Carregando...' });
  cleanup();
  const impatient = serve({ isError: true });
  await impatient.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(requested).toContain('again');
  cleanup();
  const person = serve({ data: [] });
  screen.getByText('Ainda não há pratos');
  await person.selectOptions(screen.getByLabelText('Preço'), 'Sem preço');
  await person.click(screen.getByRole('button', { name: 'Mostrar tudo' }));
  screen.getByText('Ainda não há pratos');
  cleanup();
  const other = serve({ data: dishes });
  await other.type(screen.getByRole('searchbox', { name: 'Buscar prato' }), 'x');
  await other.click(within(screen.getByRole('columnheader', { name: 'Preço' })).getByRole('button'));
  expect(within(screen.getByRole('columnheader', { name: 'Prato' })).queryByRole('button')).toBeNull();
  expect(names()).toEqual(dishes.map(nameOf));
  expect(JSON.parse(requested.at(-1) ?? '')).toMatchObject({ search: 'x', sort: { column: 'valor' } });
});

it('says in the server’s words why it refused the question, field by field', () => {
  const refused = (status: number, fields: object[] = []) =>
    Object.assign(new Error('Período inválido.'), { status, isUnexpected: status >= 500, fields });
  serve({ isError: true, error: refused(409) });
  screen.getByText('Período inválido.');
  screen.getByRole('button', { name: 'Tentar novamente' });
  cleanup();
  serve({ isError: true, error: refused(422, [{ campo: 'fim', mensagem: 'No máximo um ano.' }]) });
  screen.getByText('No máximo um ano.');
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
  cleanup();
  serve({ isError: true, error: refused(500) });
  expect(screen.queryByText('Período inválido.')).toBeNull();
});

it('opens a row over the list from its name, and says what all of them come to', async () => {
  const opened: string[] = [];
  const person = userEvent.setup();
  render(
    <DataTable
      label="Pratos"
      noun={['prato', 'pratos']}
      rows={dishes}
      rowKey={rowKey}
      rowName={nameOf}
      columns={columns}
      totals={[['Soma', 'R$ 128,80']]}
      onOpen={(dish) => opened.push(dish.name)}
    />,
    { wrapper: MantineProvider },
  );
  expect(within(screen.getByRole('region', { name: 'Totais' })).getByRole('definition').textContent).toBe(
    'R$ 128,80',
  );
  const name = screen.getByRole('button', { name: 'Café' });
  await person.click(name);
  name.focus();
  await person.keyboard('{ArrowDown}{Enter}');
  expect(opened).toEqual(['Café', 'Pizza calabresa']);
});

it("loads more with names of any length, and does not lose the user's place", async () => {
  const person = serve({ data: dishes, hasMore: true });
  screen.getByText('4 pratos, e há mais');
  expect(screen.getByRole('link', { name: 'Café' }).getAttribute('href')).toBe('/pratos/2');
  await person.click(screen.getByRole('button', { name: 'Carregar mais' }));
  expect(names()).toHaveLength(5);
  expect(document.activeElement?.textContent).toBe('Fim da lista: 5 pratos.');
});

it('turns to pages by their numbers, five of them around the one it is at', async () => {
  const person = serve({ data: dishes }, true);
  const numbers = () =>
    screen.getAllByRole('button', { name: /^Página/ }).map(({ textContent }) => textContent);
  expect(numbers()).toEqual(['1', '2', '3', '4', '5', '20']);
  await person.click(screen.getByRole('button', { name: 'Página 5' }));
  expect(numbers()).toEqual(['1', '3', '4', '5', '6', '7', '20']);
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('5');
  screen.getByText('17 a 20 de 78');
  await person.click(screen.getByRole('button', { name: 'Página 20' }));
  expect(numbers()).toEqual(['1', '16', '17', '18', '19', '20']);
});

it('turns pages of what is found and sorted; another search begins at the first', async () => {
  const person = show(dishes, 3);
  const button = (name: string) => screen.getByRole('button', { name });
  expect(names()).toHaveLength(3);
  screen.getByText('1 a 3 de 4');
  await person.click(button('Próxima'));
  expect(names()).toEqual(['Pizza de açaí']);
  screen.getByText('4 a 4 de 4');
  // This is the last page, so nothing happens and the focus does not move.
  await person.click(button('Próxima'));
  expect(focused()).toBe('Próxima');
  await person.click(screen.getByRole('button', { name: 'Prato' }));
  await person.click(screen.getByRole('button', { name: 'Prato' }));
  expect(names()).toEqual(['Pizza de açaí', 'Pizza calabresa', 'Café']);
  await person.click(button('Próxima'));
  await person.type(screen.getByRole('searchbox', { name: 'Buscar prato' }), 'pizza');
  expect(names()).toHaveLength(2);
  expect(screen.queryByRole('navigation', { name: 'Páginas' })).toBeNull();
});

// @vitest-environment jsdom
import { DEFAULT_VIEW } from '@comanda/ui/table/table-declaration.ts';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTableView } from './use-table-view.ts';
import { addressOfView, viewOfAddress } from './view-in-address.ts';

const filters = ['situacao'];

it.each([['?busca=S%C3%A9+1&ordem=-taxa&situacao=ativos&cidade=3'], ['?ordem=taxa&cidade=3'], ['?cidade=3']])(
  '%s is read and written again',
  (search) => {
    const view = viewOfAddress(search, filters);
    const again = addressOfView('?cidade=3', filters, view);
    expect(viewOfAddress(again, filters)).toEqual(view);
    expect(new URLSearchParams(again).get('cidade')).toBe('3');
  },
);

it('writes the view to the address, and follows changes of the address', async () => {
  const list: { change?: ReturnType<typeof useTableView>[1] } = {};
  const root = createRootRoute({ component: Outlet });
  const page = createRoute({
    getParentRoute: () => root,
    path: '/bairros',
    component: () => {
      const [view, change] = useTableView(filters);
      list.change = change;
      return <p>{JSON.stringify(view)}</p>;
    },
  });
  const history = createMemoryHistory({ initialEntries: ['/bairros?cidade=3&situacao=ativos'] });
  window.scrollTo = () => undefined;
  render(<RouterProvider router={createRouter({ routeTree: root.addChildren([page]), history })} />);
  await screen.findByText(/"situacao":"ativos"/);
  act(() => list.change?.({ ...DEFAULT_VIEW, search: 'sé' }));
  await waitFor(() => expect(history.location.search).toBe('?cidade=3&busca=s%C3%A9'));
  act(() => history.push('/bairros?busca=vila'));
  await screen.findByText(/"search":"vila"/);
});

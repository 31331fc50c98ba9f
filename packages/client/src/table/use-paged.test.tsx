// @vitest-environment jsdom
import { defineCall, PUBLIC } from '@comanda/contract/kit/define-call';
import { plainText } from '@comanda/contract/kit/field-types';
import { afterField, pageOf } from '@comanda/contract/kit/paged';
import { record } from '@comanda/contract/kit/record';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { fakeApi } from '../api/testing/fake-api.ts';
import { usePaged } from './use-paged.ts';

const listDishes = defineCall({
  name: 'test.list-dishes',
  summary: '',
  route: 'GET pratos',
  access: PUBLIC,
  input: record({ day: ['dia', plainText], ...afterField('depois_de') }),
  output: pageOf('pratos', record({ name: ['nome', plainText] })),
});

it('continues with its first request, and starts again when a page is gone', async () => {
  const api = fakeApi();
  api.answer(listDishes, { rows: [{ name: 'a' }], next: 'p1' });
  const client = createQueryClient();
  let day = 'segunda';
  const { result } = renderHook(() => usePaged(listDishes, { words: [], getInput: () => ({ day }) }), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const names = () => result.current.data?.map(({ name }) => name);
  await waitFor(() => expect(names()).toEqual(['a']));
  // Even a day later, the next page belongs to the days of the first page.
  day = 'terça';
  api.answer(listDishes, { rows: [{ name: 'b' }], next: 'p2' });
  act(() => result.current.more());
  await waitFor(() => expect(names()).toEqual(['a', 'b']));
  expect(api.requestsOf(listDishes).at(-1)).toEqual({ dia: 'segunda', depois_de: 'p1' });
  api.refuse(listDishes, 'list.page-gone');
  act(() => result.current.more());
  await waitFor(() => expect(api.requestsOf(listDishes).at(-1)).toEqual({ dia: 'terça' }));
  expect(names()).toEqual(['a']);
  api.answer(listDishes, { rows: [{ name: 'c' }], next: null });
  act(() => void result.current.refetch());
  await waitFor(() => expect(names()).toEqual(['c']));
});

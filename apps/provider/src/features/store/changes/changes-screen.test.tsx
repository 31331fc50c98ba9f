// @vitest-environment jsdom
import { fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import {
  approveChange,
  listWaitingChanges,
  rejectChange,
  type WaitingChange,
} from '@comanda/contract/store/store/provider-changes.calls';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openConsole } from '../../../app/testing/console-in-tests.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  cleanup();
  vi.unstubAllGlobals();
});

const aChange = (changes: Partial<WaitingChange> = {}): WaitingChange => ({
  storeId: 7,
  storeName: 'Pizzaria Dona Conceição',
  city: 'Campinas',
  state: 'SP',
  changeId: 1,
  field: 'phrase',
  before: 'Pizza boa',
  after: 'Pizza muito boa',
  requestedBy: 'Luciana',
  requestedAt: Date.now() - 50 * 3_600_000,
  ...changes,
});
const burger = aChange({ storeId: 8, storeName: 'Burger do Zé', field: 'app-text' });

function openQueue(changes: WaitingChange[]) {
  const api = fakeApi();
  api.answer(listWaitingChanges, { changes, total: changes.length });
  openConsole('/alteracoes', { api });
  return api;
}

/** Waits until the change has been on the screen for a second. */
async function checkedAt(): Promise<void> {
  await screen.findByRole('article');
  vi.setSystemTime(Date.now() + 1_000);
}

it('approves with A, and the next one comes by itself', async () => {
  const api = openQueue([aChange(), burger]);
  await screen.findByRole('article', { name: 'Frase Promocional, Pizzaria Dona Conceição' });
  expect(screen.getByText('muito').tagName).toBe('INS');
  expect(screen.getAllByText('há 2 dias')[0]?.closest('[data-tone]')?.getAttribute('data-tone')).toBe('late');
  api.answer(approveChange, { message: null });
  api.answer(listWaitingChanges, { changes: [burger], total: 1 });
  await checkedAt();
  await userEvent.keyboard('a');
  await screen.findByRole('article', { name: 'Texto App, Burger do Zé' });
  // The second key follows immediately, when the user has not yet seen the next change.
  await userEvent.keyboard('ar');
  expect(api.requestsOf(approveChange)).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  await checkedAt();
  await userEvent.keyboard('a');
  await waitFor(() => expect(api.requestsOf(approveChange)).toHaveLength(2));
});

it('turns single keys off and saves the choice in this browser', async () => {
  const api = openQueue([aChange()]);
  await screen.findByRole('article');
  await userEvent.click(screen.getByRole('switch', { name: 'Decidir com as teclas A e R' }));
  await checkedAt();
  await userEvent.keyboard('ar');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Aprovar' }).getAttribute('aria-keyshortcuts')).toBeNull();
  cleanup();
  openQueue([aChange()]);
  const again = await screen.findByRole<HTMLInputElement>('switch', { name: 'Decidir com as teclas A e R' });
  expect(again.checked).toBe(false);
  expect(api.requestsOf(approveChange)).toEqual([]);
});

it('rejects with a ready reason; letters typed into it decide nothing', async () => {
  const api = openQueue([aChange()]);
  await checkedAt();
  await userEvent.keyboard('r');
  await userEvent.type(await screen.findByLabelText('Motivo, que a loja lê'), 'aaa r');
  await userEvent.click(screen.getByRole('button', { name: /^O texto tem erros/ }));
  api.answer(rejectChange, { message: null });
  api.answer(listWaitingChanges, { changes: [], total: 0 });
  await userEvent.click(screen.getAllByRole('button', { name: 'Recusar' }).at(-1) as HTMLElement);
  await screen.findByText('Nada espera por você');
  expect(api.requestsOf(rejectChange)).toMatchObject([
    { motivo: expect.stringContaining('erros de escrita') },
  ]);
  expect(api.requestsOf(approveChange)).toEqual([]);
});

it('says that another user decided first, and goes on', async () => {
  const api = openQueue([aChange(), burger]);
  await screen.findByRole('article', { name: /Pizzaria/ });
  api.refuse(approveChange, 'registration.change-decided');
  api.answer(listWaitingChanges, { changes: [burger], total: 1 });
  await userEvent.click(screen.getByRole('button', { name: /Aprovar/ }));
  await screen.findByText(/Passamos para a próxima/);
  await waitFor(() => expect(screen.getByRole('article', { name: /Burger do Zé/ })).toBeTruthy());
});

// @vitest-environment jsdom
import {
  getTransfer,
  getTransferOptions,
  requestTransfer,
} from '@comanda/contract/money/ledger/transfers.calls';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadPage } from '../app/testing/load-page.ts';
import { renderScreen } from '../app/testing/render-screen.tsx';
import { someTransfer, someTransferOptions } from '../features/money/ledger/testing/some-statement.ts';

const PATH = '/financeiro/vendas/vendas/transferir';
beforeAll(async () => {
  supplyBrowserParts();
  await loadPage(PATH);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const open = (search = '', options = someTransferOptions()) =>
  renderScreen(`${PATH}${search}`, { answers: (api) => api.answer(getTransferOptions, options) });
type Opened = ReturnType<typeof open>;
const press = (person: Opened['person'], name: string) => person.click(screen.getByRole('button', { name }));

async function toStepThree({ person }: Opened, amount = '600') {
  await screen.findByRole('heading', { name: 'Para onde deseja transferir' });
  await press(person, 'Avançar');
  await screen.findByRole('heading', { name: 'Inserir valor' });
  await person.type(screen.getByLabelText('Valor'), amount);
  await person.type(screen.getByLabelText('Identificação (opcional)'), 'Aluguel');
  await press(person, 'Avançar');
}

it('goes through three steps, and refreshes the receipt until the transfer ends', async () => {
  const opened = open();
  const { api, router, person } = opened;
  await toStepThree(opened);
  await screen.findByRole('heading', { name: 'Confirmar transferência' });
  for (const words of [
    'R$ 600,00',
    'Aluguel',
    'Pizzaria da Ana LTDA',
    '11.222.333/0001-81',
    '077 · Banco Inter S.A.',
    '0001-9',
    '12345-6',
  ])
    screen.getByText(words);
  api.answer(requestTransfer, someTransfer({ state: 'asking' }));
  api.answer(getTransfer, someTransfer({ state: 'paid', paidAt: Date.parse('2026-11-26T17:01:00Z') }));
  await press(person, 'Confirmar');
  await screen.findByText('Realizado');
  expect(router.history.location.search).toBe('?transferencia=3');
  expect(api.requestsOf(requestTransfer)).toMatchObject([
    { valor: 600, identificacao: 'Aluguel', id_pagon_banco: 1, versao: 4 },
  ]);
  screen.getByText('s14-transfer3-1');
});

it('repeats a failed request with the same key, so that it makes one transfer', async () => {
  const opened = open();
  const { api, person } = opened;
  await toStepThree(opened);
  api.refuse(requestTransfer, 'server.unexpected');
  await press(person, 'Confirmar');
  // The panel cannot know whether the server accepted the request.
  await screen.findByText(/^Não sabemos se a transferência foi pedida/);
  await press(person, 'Confirmar');
  await waitFor(() => expect(api.requestsOf(requestTransfer)).toHaveLength(2));
  const keys = api.requestsOf(requestTransfer).map((sent) => (sent as { chave: string }).chave);
  expect(new Set(keys).size).toBe(1);
});

it('limits the amount to the available balance', async () => {
  const opened = open();
  await toStepThree(opened, '1000,01');
  screen.getByText('O saldo disponível é de R$ 1.000,00.');
  await press(opened.person, 'Usar tudo: R$\u00a01.000,00');
  await press(opened.person, 'Avançar');
  await screen.findByText('R$ 1.000,00');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Confirmar transferência');
});

it('shows the new account if it changed meanwhile, and asks to confirm again', async () => {
  const opened = open();
  const { api, person } = opened;
  await toStepThree(opened);
  const { account } = someTransferOptions();
  if (account === null) throw new Error('there is one');
  api.answer(
    getTransferOptions,
    someTransferOptions({ account: { ...account, accountId: 2, version: 1, account: '999-9' } }),
  );
  api.refuse(requestTransfer, 'ledger.account-changed');
  await press(person, 'Confirmar');
  await screen.findByText(/A conta de recebimento mudou enquanto você preenchia/);
  await screen.findByText('999-9');
  api.answer(requestTransfer, someTransfer());
  api.answer(getTransfer, someTransfer());
  await press(person, 'Confirmar');
  await waitFor(() =>
    expect(api.requestsOf(requestTransfer).at(-1)).toMatchObject({ id_pagon_banco: 2, versao: 1 }),
  );
});

it.each([
  [{ account: null, obstacle: 'no-account' }, /não tem uma conta de recebimento ativa/],
  [{ obstacle: 'held', heldReason: 'Conferência' }, /retidas pela equipe Comanda/],
  [{ availableCents: 0 }, /Não há saldo disponível/],
] as const)('offers no next step with %j', async (changes, words) => {
  open('', someTransferOptions(changes));
  await screen.findByText(words);
  expect(screen.queryByRole('button', { name: 'Avançar' })).toBeNull();
});

it('shows why a transfer was returned, and starts a new one', async () => {
  const { api, person, router } = open('?transferencia=3');
  api.answer(
    getTransfer,
    someTransfer({
      state: 'returned',
      reason: 'conta encerrada',
      endedAt: Date.parse('2026-11-28T12:00:00Z'),
    }),
  );
  await screen.findByText('conta encerrada');
  await press(person, 'Transferir de novo');
  await screen.findByRole('heading', { name: 'Para onde deseja transferir' });
  expect(router.history.location.search).toBe('');
});

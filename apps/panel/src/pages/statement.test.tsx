// @vitest-environment jsdom
import { getBalances, listEntries } from '@comanda/contract/money/ledger/statement.calls';
import { setAutomaticPayout } from '@comanda/contract/money/ledger/transfers.calls';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadPage } from '../app/testing/load-page.ts';
import { renderScreen } from '../app/testing/render-screen.tsx';
import { someBalances, someStatement } from '../features/money/ledger/testing/some-statement.ts';

const PATH = '/financeiro/vendas/vendas';
beforeAll(async () => {
  supplyBrowserParts();
  await loadPage(PATH);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const open = (search = '', changes = {}) =>
  renderScreen(`${PATH}${search}`, {
    answers: (api) => {
      api.answer(getBalances, someBalances(changes));
      api.answer(listEntries, someStatement());
    },
  });

it('shows the receivable and available balances, the next settlement and the time of the figures', async () => {
  open();
  const receivable = within(await screen.findByRole('region', { name: 'Saldo a receber' }));
  receivable.getByText('R$ 225,16');
  receivable.getByText(/pode mudar até o fim do dia/);
  receivable.getByText(/^Próximo repasse em 27\/11\/2026: R\$ 82,78\. Ele fica no saldo disponível/);
  expect(receivable.getByRole('link', { name: 'Transferir' }).getAttribute('href')).toBe(
    `${PATH}/transferir`,
  );
  const available = within(screen.getByRole('region', { name: 'Saldo disponível' }));
  available.getByText('R$ 600,00');
  available.getByText('R$ 52,33');
  available.getByText(/retido dos próximos repasses ou cobrado na fatura do mês/);
  expect(available.getByRole('link', { name: 'Ver calendário' }).getAttribute('href')).toBe(
    '/financeiro/vendas/calendario',
  );
  screen.getByText('Atualizado em 26/11/2026 14:00');
});

it.each([
  [{ next: null }, 'Nenhum repasse previsto: não há vendas online a receber.'],
  [
    { next: { ...someBalances().next, payoutCents: 0 } },
    'Próximo repasse em 27/11/2026: será retido por inteiro.',
  ],
  [
    { isAutomatic: true, obstacle: 'held' },
    'Próximo repasse em 27/11/2026: R$ 82,78. Ele fica no saldo disponível, sem transferência.',
  ],
  [{ isAutomatic: true }, 'Próximo repasse em 27/11/2026: R$ 82,78.'],
])('describes the next settlement: %j', async (changes, words) => {
  open('', changes);
  await screen.findByText(words);
});

it('shows a period from opening to closing balance, and links entries to their cause', async () => {
  const { api } = open('?conta=a_receber&periodo=2026-11-01_2026-11-26');
  const sums = await screen.findByRole('region', { name: 'Saldo a receber, de 28/10/2026 a 26/11/2026' });
  expect([...sums.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    '−\u00a0R$\u00a048,00',
    '+ R$\u00a0700,33',
    '− R$\u00a052,33',
    'R$\u00a0600,00',
  ]);
  expect(api.requestsOf(listEntries)).toMatchObject([
    { conta: 'a_receber', periodo: 'PP', inicio: '2026-11-01', fim: '2026-11-26' },
  ]);
  const transfers = await screen.findAllByRole('link', { name: /^Transferência/ });
  expect(transfers[0]?.getAttribute('href')).toBe(`${PATH}/transferir?transferencia=3`);
  expect(screen.getByRole('link', { name: 'Repasse de 26/11/2026' }).getAttribute('href')).toBe(
    '/financeiro/repasses?repasse=22',
  );
});

it('requests a new period at once, but not an invalid one', async () => {
  const { api, person, router } = open();
  await screen.findByRole('region', { name: /de 28\/10/ });
  await person.selectOptions(screen.getByLabelText('Período'), 'Período Personalizado');
  const to = screen.getByRole('textbox', { name: 'Até' });
  const requested = api.requestsOf(listEntries).length;
  await person.clear(to);
  await person.type(to, '25/11/2020');
  await person.tab();
  screen.getByText('A data final não pode ser antes da data de início.');
  expect(api.requestsOf(listEntries)).toHaveLength(requested);
  await person.selectOptions(screen.getByLabelText('Período'), 'Últimos 90 dias');
  await waitFor(() => expect(api.requestsOf(listEntries).at(-1)).toMatchObject({ periodo: '90' }));
  expect(router.history.location.search).toBe('?periodo=90');
});

it('switches automatic transfers on', async () => {
  const { api, person } = open();
  api.answer(setAutomaticPayout, { isAutomatic: true });
  await person.click(await screen.findByRole('switch', { name: 'Repasse automático' }));
  await waitFor(() => expect(api.requestsOf(setAutomaticPayout)).toEqual([{ automatico: true }]));
});

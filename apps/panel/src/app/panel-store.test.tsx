// @vitest-environment jsdom
import { ERRORS } from '@comanda/contract/errors';
import { listInvoices } from '@comanda/contract/money/invoices/invoices.calls';
import { listBoard } from '@comanda/contract/orders/orders/orders.calls';
import { listHours } from '@comanda/contract/store/hours/hours.calls';
import { checkTerms } from '@comanda/contract/store/store/agreements.calls';
import { getAcceptanceStatus } from '@comanda/contract/store/store/online-acceptance.calls';
import { listPendingChanges } from '@comanda/contract/store/store/pending-changes.calls';
import { getStore, openOrCloseStore } from '@comanda/contract/store/store/store.calls';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { anInvoice, someInvoices } from '../features/money/ledger/testing/some-invoices.ts';
import { anOrderCard } from '../features/orders/orders/testing/an-order-card.ts';
import { someHours } from '../features/store/hours/testing/some-hours.ts';
import { someChange, someChanges } from '../features/store/registration-data/testing/some-registration.ts';
import { setConnectionState } from '../shared/realtime/connection-state.ts';
import { storeKey } from '../shared/store/store-query.ts';
import { aStore } from '../shared/testing/a-store.ts';
import { problemStore } from './problems/problem-store.ts';
import { closeTheStore, operator, panelInTests } from './testing/panel-in-tests.tsx';

const panel = panelInTests();
// Loads lazy parts before the tests, because compile time must not count as test time.
beforeAll(async () => {
  await Promise.all([
    import('../features/store/store/pause/open-dialog.tsx'),
    import('../features/store/store/pause/pause-dialog.tsx'),
    import('./frame/notices/notices-button.tsx'),
    import('./frame/notices/notices-panel.tsx'),
  ]);
});
const boardStore = { storeId: 7, storeName: 'Pizzaria' };
const aContract = {
  agreementId: 4,
  title: 'Termos de uso',
  html: '<p>A loja concorda.</p>',
  email: 'dona@loja.example',
  link: null,
  isMandatory: true,
  sentTo: null,
  resendInSeconds: 0,
};

describe('the open switch', () => {
  it('closes the store at once and shows the words of the server', async () => {
    panel.api.answer(openOrCloseStore, { message: 'Loja fechada com sucesso!' });
    panel.show('/estoque');
    const toggle = await screen.findByRole('switch', { name: 'Loja aberta' });
    panel.api.answer(getStore, aStore({ isOpen: false, stateVersion: 2 }));
    await userEvent.click(toggle);
    await userEvent.click(await screen.findByRole('button', { name: 'Almoço' }));
    await userEvent.click(screen.getByRole('button', { name: /^30 minutos/ }));
    expect(await screen.findByText('Loja fechada com sucesso!')).toBeTruthy();
    expect(screen.getByRole('switch', { name: 'Loja fechada' }).getAttribute('aria-checked')).toBe('false');
    expect(panel.api.requestsOf(openOrCloseStore)).toEqual([
      { fechado: 'S', motivo: 'Almoço', ate: '30min' },
    ]);
  });

  it('closes until the next shift where the store opens by itself, and says when that is', async () => {
    panel.api.answer(listHours, someHours());
    panel.show('/estoque');
    await userEvent.click(await screen.findByRole('switch', { name: 'Loja aberta' }));
    const shift = await screen.findByRole<HTMLInputElement>('radio', {
      name: /próximo turno.*reabre .*18:00/,
    });
    expect(shift.checked).toBe(true);
  });

  it('closes until a user opens it, unless another time is chosen; a failed change is shown again', async () => {
    panel.api.refuse(openOrCloseStore, 'store.suspended');
    panel.show('/estoque');
    await userEvent.click(await screen.findByRole('switch', { name: 'Loja aberta' }));
    const evening = await screen.findByRole<HTMLInputElement>('radio', { name: /Até eu reabrir/ });
    expect(evening.checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: /Até o próximo turno/ }));
    await userEvent.type(screen.getByLabelText(/Motivo/), 'Acabou o gás');
    await userEvent.click(screen.getByRole('button', { name: 'Fechar loja' }));
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Loja aberta' }));
    expect(await screen.findByLabelText(/Motivo/)).toHaveProperty('value', 'Acabou o gás');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /próximo turno/ }).checked).toBe(true);
  });

  it('asks until when it opens outside the hours, and nothing within them or without any', async () => {
    const never = someHours().days.map((day) => ({ ...day, isOpen: false }));
    panel.api.answer(openOrCloseStore, { message: null });
    panel.api.answer(getStore, aStore({ isOpen: false }));
    panel.api.answer(listHours, someHours({ days: never, specialDates: [] }));
    panel.show('/estoque');
    await userEvent.click(await screen.findByRole('switch', { name: 'Loja fechada' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Abrir fora do horário' }));
    expect(dialog.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'Até eu fecharsem hora para fechar',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Abrir loja' }));
    dialog.getByText('Escolha até quando.');
    expect(panel.api.requestsOf(openOrCloseStore)).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: /^Por 2 horas/ }));
    await waitFor(() => expect(panel.api.requestsOf(openOrCloseStore)).toHaveLength(1));
    const [{ aberta_ate: until }] = panel.api.requestsOf(openOrCloseStore) as [{ aberta_ate: string }];
    expect(Math.abs(Date.parse(until) - Date.now() - 120 * 60_000)).toBeLessThan(60_000);

    act(() => panel.queryClient.setQueryData(['hours'], someHours({ version: 0 })));
    act(() => panel.queryClient.setQueryData(storeKey, aStore({ isOpen: false, stateVersion: 9 })));
    await userEvent.click(await screen.findByRole('switch', { name: 'Loja fechada' }));
    await waitFor(() => expect(panel.api.requestsOf(openOrCloseStore)).toHaveLength(2));
    expect(panel.api.requestsOf(openOrCloseStore)[1]).toEqual({ fechado: 'N' });
  });

  it('returns when the server refuses, and says why', async () => {
    panel.api.refuse(openOrCloseStore, 'store.suspended');
    panel.show('/estoque');
    await closeTheStore();
    const dialog = await screen.findByRole('dialog', { name: 'Atenção!' });
    expect(dialog.textContent).toContain(ERRORS['store.suspended'].text);
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getByRole('switch', { name: 'Loja aberta' })).toBeTruthy();
  });

  it('follows what others do', async () => {
    panel.show('/estoque');
    await screen.findByRole('switch', { name: 'Loja aberta' });
    act(() => {
      panel.queryClient.setQueryData(storeKey, aStore({ isOpen: false, stateVersion: 5 }));
    });
    expect(await screen.findByRole('switch', { name: 'Loja fechada' })).toBeTruthy();
  });

  it('does not move while the store is suspended', async () => {
    panel.api.answer(
      getStore,
      aStore({ isOpen: true, isSuspended: true, suspensionText: 'Fatura <b>vencida</b>' }),
    );
    panel.show('/estoque');
    const toggle = await screen.findByRole('switch', { name: 'Loja suspensa' });
    expect(toggle.getAttribute('aria-checked')).toBe('false');
    await userEvent.click(toggle);
    expect(panel.api.requestsOf(openOrCloseStore)).toEqual([]);
    const banner = await screen.findByRole('region', { name: 'A sua loja está suspensa!' });
    expect(banner.textContent).toContain('Fatura <b>vencida</b>');
    expect(within(banner).getByRole('link').getAttribute('href')).toBe('tel:1140000000');
  });
});

describe('an unknown store status', () => {
  it('is not claimed while the connection is gone', async () => {
    panel.show('/estoque');
    const toggle = await screen.findByRole('switch', { name: 'Loja aberta' });
    expect(toggle.dataset.tone).toBe('delivered');
    act(() => setConnectionState('offline'));
    expect(toggle.dataset.tone).toBe('neutral');
    expect(toggle.title).toBe('Sem conexão: a situação da loja pode ter mudado.');
    act(() => setConnectionState('connecting'));
  });

  it('reports a session that ended while the connection was lost', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      panel.show('/estoque');
      await screen.findByRole('switch', { name: 'Loja aberta' });
      panel.api.refuse(getStore, 'auth.required');
      act(() => setConnectionState('offline'));
      await act(() => vi.advanceTimersByTimeAsync(5_000));
      expect(await screen.findByRole('dialog', { name: ERRORS['auth.required'].text })).toBeTruthy();
      expect(screen.queryByText('Sem conexão')).toBeNull();
    } finally {
      act(() => setConnectionState('connecting'));
      vi.useRealTimers();
    }
  });

  it('is requested until it is loaded, and its failure is reported once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      panel.api.refuse(getStore, 'server.unexpected');
      panel.show('/estoque');
      await screen.findByText('Loja sem notícia');
      act(() => problemStore.close());
      await act(() => vi.advanceTimersByTimeAsync(15_000));
      expect(panel.api.requestsOf(getStore).length).toBeGreaterThan(1);
      expect(problemStore.getSnapshot()).toBeNull();
      panel.api.answer(getStore, aStore());
      await act(() => vi.advanceTimersByTimeAsync(15_000));
      expect(await screen.findByRole('switch', { name: 'Loja aberta' })).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the overdue invoices', () => {
  const invoices = someInvoices([
    anInvoice({ invoiceId: 1, dueOn: '2025-11-10', openCents: 123456, status: 'overdue' }),
  ]);

  it('are in a banner for the administrator while no order is open', async () => {
    panel.api.answer(listInvoices, invoices);
    panel.api.answer(listBoard, { orders: [], seq: 0, now: Date.now(), store: boardStore });
    panel.show('/estoque');
    const banner = await screen.findByRole('region', { name: 'Boleto(s) disponível(is) para pagamento!' });
    expect(banner.textContent).toMatch(/10\/11\/2025.*R\$\s1\.234,56/);
    expect(within(banner).getByRole('link', { name: 'Ver minhas Faturas' }).getAttribute('href')).toBe(
      '/financeiro/faturas',
    );
    expect(panel.api.requestsOf(listInvoices)).toEqual([{ status: 'overdue', per_page: '100' }]);
  });

  it('are no boletos where the provider opened them by hand', async () => {
    const byHand = { startsOn: null, endsOn: null, dueOn: '2025-11-10', status: 'overdue' } as const;
    panel.api.answer(listInvoices, someInvoices([anInvoice(byHand)]));
    panel.api.answer(listBoard, { orders: [], seq: 0, now: Date.now(), store: boardStore });
    panel.show('/estoque');
    expect(await screen.findByRole('region', { name: 'Fatura(s) vencida(s), sem boleto' })).toBeTruthy();
  });

  it('fold behind ‘Avisos’ with everything else that is no order, as soon as one is open', async () => {
    panel.api.answer(listInvoices, invoices);
    panel.api.answer(checkTerms, aContract);
    panel.api.answer(getAcceptanceStatus, false);
    panel.api.answer(getStore, aStore({ showsPayOnlineNotice: true }));
    panel.api.answer(listBoard, { orders: [anOrderCard()], seq: 1, now: Date.now(), store: boardStore });
    panel.show('/estoque');
    const button = await screen.findByRole('button', { name: /^Avisos 4/ });
    expect(button.textContent).toContain('contrato obrigatório');
    expect(screen.queryByRole('region', { name: 'Boleto(s) disponível(is) para pagamento!' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(button);
    const notices = within(await screen.findByRole('dialog', { name: 'Avisos' }));
    expect((await notices.findByText(/R\$\s1\.234,56/)).textContent).toContain('10/11/2025');
    expect(notices.getByRole('link', { name: 'Ver minhas Faturas' })).toBeTruthy();
    expect(notices.getByText('Sua loja ainda não aceita pagamento online.')).toBeTruthy();
    await userEvent.click(notices.getByRole('button', { name: 'Ler e assinar' }));
    expect(await screen.findByRole('dialog', { name: 'Termos de uso' })).toBeTruthy();
  });

  it('show what the team decided until it was read', async () => {
    const decided = {
      status: 'rejected',
      decidedAt: Date.now(),
      reason: 'O logotipo está cortado.',
    } as const;
    const old = { status: 'approved', decidedAt: Date.now() - 8 * 24 * 60 * 60_000 } as const;
    panel.api.answer(
      listPendingChanges,
      someChanges([someChange({ ...decided, field: 'logo' }), someChange(old)]),
    );
    panel.api.answer(listBoard, { orders: [anOrderCard()], seq: 1, now: Date.now(), store: boardStore });
    panel.show('/estoque');
    await userEvent.click(await screen.findByRole('button', { name: /^Avisos 1/ }));
    const notices = within(await screen.findByRole('dialog', { name: 'Avisos' }));
    notices.getByText('A equipe recusou: Logotipo. Motivo: O logotipo está cortado.');
    expect(notices.queryByText(/A equipe aprovou/)).toBeNull();
    const link = notices.getByRole('link', { name: 'Ver solicitações' });
    expect(link.getAttribute('href')).toBe('/estabelecimentos#solicitacoes');
    await userEvent.click(link);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Avisos/ })).toBeNull());
  });

  it('are not even asked for by an operator', async () => {
    panel.show('/estoque', operator);
    await screen.findByRole('switch');
    expect(panel.api.requestsOf(listInvoices)).toEqual([]);
    expect(panel.api.requestsOf(listPendingChanges)).toEqual([]);
  });
});

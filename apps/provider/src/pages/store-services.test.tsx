// @vitest-environment jsdom

import { downloadCall } from '@comanda/client/api/download-call.ts';
import {
  listOverdueInvoices,
  listStoreInvoices,
  requestInvoiceBoleto,
  type StoreInvoice,
} from '@comanda/contract/money/invoices/provider-invoices.calls';
import {
  requestInvoiceCancel,
  requestInvoicePayment,
} from '@comanda/contract/money/ledger/provider-manual.calls';
import {
  getCourierSetup,
  saveCourierAccount,
} from '@comanda/contract/orders/courier/provider-couriers.calls';
import { listStoreRefusedOrders } from '@comanda/contract/orders/intake/provider-refused-orders.calls';
import { listStoreAccess, listStoreAudit } from '@comanda/contract/people/audit/provider-records.calls';
import {
  listStoreKeys,
  makeStoreKey,
  withdrawStoreKey,
} from '@comanda/contract/people/intake-keys/provider-intake-keys.calls';
import { proveProvider } from '@comanda/contract/people/provider/own-account.calls';
import {
  eraseStoreCustomer,
  findStoreCustomer,
} from '@comanda/contract/retention/retention/provider-customers.calls';
import {
  createStoreAgreement,
  listStoreAgreements,
  previewAgreement,
} from '@comanda/contract/store/store/provider-agreements.calls';
import { getStoreDetail } from '@comanda/contract/store/store/provider-stores.calls';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aProviderSession, openConsole } from '../app/testing/console-in-tests.tsx';
import { aStoreDetail } from '../shared/store/testing/a-store.ts';

vi.mock('@comanda/client/api/download-call.ts', () => ({ downloadCall: vi.fn(async () => undefined) }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const AT = Date.parse('2026-11-20T22:10:00Z');

function openTab(tab: string, role: 'admin' | 'support' = 'admin') {
  const page = openConsole(`/lojas/7?aba=${tab}`, { session: aProviderSession(role) });
  page.api.answer(getStoreDetail, aStoreDetail());
  return page;
}

const key = { keyName: 'ab12cd34', label: 'Aplicativo', createdAt: AT, revokedAt: null };

it('shows a key once, to who has proven who they are, and asks before one is withdrawn, with what stops', async () => {
  const { api } = openTab('chaves');
  api.answer(listStoreKeys, []);
  api.answer(listStoreRefusedOrders, []);
  api.refuse(makeStoreKey, 'auth.prove-again');
  await press('Fazer chave');
  await userEvent.type(await screen.findByLabelText('Para quem é'), 'Aplicativo');
  api.answer(listStoreKeys, [key]);
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Fazer chave' }),
  );
  await userEvent.type(await screen.findByLabelText('Sua senha'), 'Comanda@2026');
  api.refuse(proveProvider, 'auth.second-factor-needed');
  await press('Confirmar');
  await userEvent.type(await screen.findByLabelText('Código do aplicativo'), '287082');
  api.answer(proveProvider, { message: null });
  api.answer(makeStoreKey, 'loja_segredo');
  await press('Confirmar');
  expect((await screen.findByLabelText('Chave')).textContent).toBe('loja_segredo');
  expect(api.requestsOf(proveProvider).at(-1)).toEqual({ senha: 'Comanda@2026', codigo: '287082' });
  expect(api.requestsOf(makeStoreKey)).toEqual(Array(2).fill({ loja: '7', rotulo: 'Aplicativo' }));
  await press('Já copiei');
  await waitFor(() => expect(screen.queryByText('loja_segredo')).toBeNull());
  api.answer(withdrawStoreKey, { message: null });
  await press('Retirar a chave “Aplicativo”');
  expect(await screen.findByText(/para de mandar pedidos para esta loja na hora/)).toBeTruthy();
  expect(api.requestsOf(withdrawStoreKey)).toEqual([]);
  await press('Retirar chave');
  await waitFor(() => expect(api.requestsOf(withdrawStoreKey)).toEqual([{ loja: '7', nome: 'ab12cd34' }]));
});

it('shows a document as the signer sees it, then requests the signature', async () => {
  const { api } = openTab('documentos');
  api.answer(listStoreAgreements, []);
  api.answer(previewAgreement, '<h2>Termo</h2><p>Um <strong>texto</strong></p>');
  api.answer(createStoreAgreement, { agreementId: 1 });
  await press('Pedir assinatura');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Título'), 'Termo de uso');
  await userEvent.click(dialog.getByRole('radio', { name: 'HTML' }));
  await userEvent.type(dialog.getByLabelText('Texto'), '<h1>Termo</h1>');
  await userEvent.click(dialog.getByRole('tab', { name: 'Como será lido' }));
  expect((await dialog.findByText('texto')).tagName).toBe('STRONG');
  await userEvent.type(dialog.getByLabelText('Autoriza campanhas de'), 'CHAIN');
  await userEvent.click(dialog.getByRole('button', { name: 'Pedir assinatura' }));
  await waitFor(() =>
    expect(api.requestsOf(createStoreAgreement)).toEqual([
      {
        loja: '7',
        titulo: 'Termo de uso',
        texto: '<h1>Termo</h1>',
        html: true,
        link: '',
        obrigatorio: false,
        ...{ campanha_de: 'CHAIN', campanha_codigo: '', campanha_ate: null },
      },
    ]),
  );
});

it('erases a customer only after the word was typed, and gives out their file', async () => {
  const { api } = openTab('clientes');
  api.answer(findStoreCustomer, { names: ['Conceição'], orders: 3, openOrders: 0, firstAt: AT, lastAt: AT });
  api.answer(eraseStoreCustomer, { orders: 3 });
  await userEvent.type(await screen.findByLabelText('Telefone do cliente'), '11987654321');
  await press('Procurar');
  expect(await screen.findByText('Conceição')).toBeTruthy();
  await press('Exportar tudo');
  await waitFor(() => expect(downloadCall).toHaveBeenCalledOnce());
  await press('Excluir dados…');
  await press('Excluir para sempre');
  expect(await screen.findByText('Escreva EXCLUIR, em maiúsculas.')).toBeTruthy();
  expect(api.requestsOf(eraseStoreCustomer)).toEqual([]);
  await userEvent.type(screen.getByLabelText('Para confirmar, escreva EXCLUIR'), 'EXCLUIR');
  await press('Excluir para sempre');
  await waitFor(() =>
    expect(api.requestsOf(eraseStoreCustomer)).toEqual([
      { loja: '7', telefone: '(11) 98765-4321', id_cliente: null },
    ]),
  );
});

it('does not change the courier account’s secret unless another is typed', async () => {
  const { api } = openTab('entregas');
  const account = {
    baseUrl: 'https://entregas.example.com/od',
    clientId: 'loja-7',
    merchantId: 'm-1',
    isEnabled: true,
    street: 'Rua da Glória',
    number: '100',
    complement: null,
    postalCode: '01510-001',
    latitude: -23.5,
    longitude: -46.6,
  };
  api.answer(getCourierSetup, { account, webhook: 'https://x/api/entregas/7', city: 'Campinas', areas: [] });
  api.answer(saveCourierAccount, { message: null });
  await press('Alterar conta');
  await userEvent.type(await screen.findByLabelText('Cliente (client id)'), '-nova');
  await press('Salvar');
  await waitFor(() =>
    expect(api.requestsOf(saveCourierAccount)).toMatchObject([
      { loja: '7', cliente: 'loja-7-nova', segredo: '', lat: -23.5, lng: -46.6 },
    ]),
  );
});

it('asks a second person for the end of an invoice, and shows the debts of all stores', async () => {
  const { api, router } = openTab('faturas');
  const open: StoreInvoice = {
    ...{ invoiceId: 4, dueOn: '2024-11-10', valueCents: 18990, openCents: 18990, isOverdue: true },
    ...{ kind: null, startsOn: null, endsOn: null, boleto: null, boletoReason: null, isWaiting: false },
    status: 'open',
  };
  api.answer(listStoreInvoices, { rows: [open], total: 1, pages: 1 });
  api.answer(requestInvoicePayment, { requestId: 1 });
  expect(await screen.findByText('Vencida')).toBeTruthy();
  await press('Ações da fatura 4');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Registrar pagamento' }));
  await userEvent.type(await screen.findByLabelText(/Código do banco/), 'E2026');
  await userEvent.type(screen.getByLabelText('Motivo, que a loja lê'), 'Pix conferido');
  api.answer(listStoreInvoices, { rows: [{ ...open, isWaiting: true }], total: 1, pages: 1 });
  await press('Pedir');
  await screen.findByText('Em aprovação');
  expect(screen.queryByRole('button', { name: 'Ações da fatura 4' })).toBeNull();
  expect(api.requestsOf(requestInvoicePayment)).toMatchObject([
    { loja: '7', fatura: '4', valor: 189.9, codigo: 'E2026', motivo: 'Pix conferido' },
  ]);
  const row = {
    storeName: 'Pizzaria',
    city: 'Campinas',
    dueOn: '2026-11-10',
    valueCents: 18990,
    daysLate: 12,
  };
  api.answer(listOverdueInvoices, {
    rows: [{ ...row, storeId: 7, invoiceId: 4 }],
    count: 2,
    sumCents: 37980,
    next: '2026-11-10.7.4',
  });
  await router.navigate({ to: '/faturas' as string });
  expect(await screen.findByText('1 de 2 faturas')).toBeTruthy();
  expect(screen.getByText('há 12 dias')).toBeTruthy();
  const more = { ...row, storeId: 8, invoiceId: 1 };
  api.answer(listOverdueInvoices, { rows: [more], count: 2, sumCents: 37980, next: null });
  await press('Carregar mais');
  await waitFor(() =>
    expect(api.requestsOf(listOverdueInvoices).at(-1)).toEqual({ depois: '2026-11-10.7.4' }),
  );
});

it('cancels an invoice only by a request with a reason, and asks for a boleto once', async () => {
  const { api } = openTab('faturas');
  const plan: StoreInvoice = {
    ...{ invoiceId: 4, dueOn: '2026-11-30', valueCents: 18990, openCents: 9990, isOverdue: false },
    ...{ kind: 'normal', startsOn: '2026-10-01', endsOn: '2026-10-31', boleto: 'refused' },
    ...{ boletoReason: 'CNPJ', isWaiting: false, status: 'open' },
  };
  api.answer(listStoreInvoices, { rows: [plan], total: 1, pages: 1 });
  api.answer(requestInvoiceBoleto, { message: 'Boleto pedido.' });
  await press('Ações da fatura 4');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Pedir outro boleto' }));
  await screen.findByText('Boleto pedido.');
  expect(api.requestsOf(requestInvoiceBoleto)).toEqual([{ loja: '7', fatura: '4' }]);
  api.answer(requestInvoiceCancel, { requestId: 1 });
  await press('Ações da fatura 4');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancelar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar a fatura 4' }));
  dialog.getByText(/os R\$\s99,90 em aberto voltam/);
  await userEvent.click(dialog.getByRole('button', { name: 'Pedir' }));
  expect(api.requestsOf(requestInvoiceCancel)).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Motivo, que a loja lê'), 'Cobrada em dobro');
  api.answer(listStoreInvoices, { rows: [{ ...plan, boleto: 'asking' }], total: 1, pages: 1 });
  await userEvent.click(dialog.getByRole('button', { name: 'Pedir' }));
  await waitFor(() =>
    expect(api.requestsOf(requestInvoiceCancel)).toMatchObject([
      { loja: '7', fatura: '4', motivo: 'Cobrada em dobro' },
    ]),
  );
  await screen.findByText('Sendo gerado: CNPJ');
  await press('Ações da fatura 4');
  await screen.findByRole('menuitem', { name: 'Registrar pagamento' });
  expect(screen.queryByRole('menuitem', { name: 'Pedir outro boleto' })).toBeNull();
});

it('reads access records only when asked for them', async () => {
  const { api } = openTab('registros', 'support');
  api.answer(listStoreAudit, { rows: [], next: null });
  api.answer(listStoreAccess, {
    rows: [
      {
        recordId: 'r1',
        at: AT,
        action: 'login-failed',
        name: null,
        login: 'ab12',
        address: '10.0.0.1',
        details: [],
      },
    ],
    next: null,
  });
  expect(await screen.findByText('Nada registrado neste período')).toBeTruthy();
  expect(api.requestsOf(listStoreAccess)).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: 'Quem esteve lá' }));
  expect(await screen.findByText('Usuário que não existe (ab12)')).toBeTruthy();
});

it('shows support the current state, without forbidden actions', async () => {
  const { api } = openTab('chaves', 'support');
  api.answer(listStoreKeys, [key]);
  const refused = {
    externalId: '77',
    reason: 'intake.store-closed',
    partner: 'App',
    field: null,
    words: null,
  };
  const times = { faults: 0, firstAt: AT, lastAt: AT, times: 2 };
  api.answer(listStoreRefusedOrders, [{ ...refused, ...times, orders: 1 }]);
  expect(await screen.findByText('Aplicativo')).toBeTruthy();
  expect(await screen.findByText('Loja fechada')).toBeTruthy();
  expect(screen.getByText(/^App · pedido 77 · 2 vezes, a última em /)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Retirar|Fazer chave/ })).toBeNull();
  for (const tab of ['Faturas', 'Clientes']) expect(screen.queryByRole('tab', { name: tab })).toBeNull();
});

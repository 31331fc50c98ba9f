// @vitest-environment jsdom

import { createQueryClient } from '@comanda/client/api/query-client.ts';
import { type FakeApi, fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import { listRefusedOrders } from '@comanda/contract/orders/intake/refused-orders.calls';
import {
  checkTerms,
  type PendingAgreement,
  sendToSignature,
} from '@comanda/contract/store/store/agreements.calls';
import { dismissPayOnlineNotice } from '@comanda/contract/store/store/notices.calls';
import { getAcceptanceStatus } from '@comanda/contract/store/store/online-acceptance.calls';
import { getStore } from '@comanda/contract/store/store/store.calls';
import { brandOf } from '@comanda/ui/brands/brand-of.ts';
import { Provider } from '@comanda/ui/provider.tsx';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { rememberRefused } from '../../features/orders/intake/refused-orders.ts';
import { aRefusedOrder } from '../../features/orders/intake/testing/some-refused.ts';
import { agreementOpening } from '../../features/store/agreements/agreement-opening.ts';
import { agreementQuery } from '../../features/store/agreements/api/check-terms.ts';
import { OnlinePaymentPromo } from '../../features/store/store/notices/online-payment-promo.tsx';
import { noticeTexts } from '../../features/store/store/notices/texts.ts';
import type { StoredSession } from '../../shared/session/stored-session.ts';
import { aSession } from '../../shared/session/testing/a-session.ts';
import { aStore } from '../../shared/testing/a-store.ts';
import { PermanentNotices } from '../permanent-notices.tsx';
import { OrdersPrompts } from './orders-prompts.tsx';

let api: FakeApi;
let queries: ReturnType<typeof createQueryClient>;
beforeAll(async () => {
  supplyBrowserParts();
  // Loads this code before the tests, because compiling takes longer than a test waits.
  await Promise.all([
    import('../../features/store/agreements/agreement-prompt.tsx'),
    import('../../features/store/store/notices/pay-online-notice.tsx'),
  ]);
});
beforeEach(() => {
  api = fakeApi();
  queries = createQueryClient();
  sessionStorage.clear();
  api.answer(getStore, aStore());
  api.answer(checkTerms, null);
  api.answer(listRefusedOrders, []);
});
afterEach(() => {
  cleanup();
  agreementOpening.close();
  vi.unstubAllGlobals();
});

function show(roles: StoredSession['roles'], part?: ReactNode) {
  render(
    <Provider brand={brandOf('comanda')} env="test">
      <QueryClientProvider client={queries}>
        {part ?? (
          <>
            <PermanentNotices session={aSession({ roles })} />
            <OrdersPrompts session={aSession({ roles })} isOnBoard />
          </>
        )}
      </QueryClientProvider>
    </Provider>,
  );
}

const agreement = (changes: Partial<PendingAgreement> = {}): PendingAgreement => ({
  agreementId: 4,
  title: 'Termos de uso',
  html: '<p>A loja <strong>concorda</strong>.</p><img src=x>',
  email: 'dona@loja.example',
  link: null,
  isMandatory: true,
  sentTo: null,
  resendInSeconds: 0,
  ...changes,
});

const readIt = async () => userEvent.click(await screen.findByRole('button', { name: 'Ler e assinar' }));

it('shows a mandatory document as a line until it is signed; it opens on request and folds with a message', async () => {
  api.answer(checkTerms, agreement());
  show(['admin']);
  const line = await screen.findByRole('region', { name: '1 documento para assinar' });
  expect(line.textContent).toContain('Contrato obrigatório: Termos de uso');
  expect(screen.queryByRole('dialog')).toBeNull();
  await readIt();
  const prompt = await screen.findByRole('dialog', { name: 'Termos de uso' });
  expect(prompt.textContent).toContain('A loja concorda.');
  expect(prompt.querySelector('img')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(await screen.findByText('A assinatura deste documento é obrigatória!')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('region', { name: '1 documento para assinar' })).toBe(line);
});

it('sends the link to the typed address, shows refusals beside it, and shows where it was sent', async () => {
  api.answer(checkTerms, agreement());
  show(['admin']);
  await readIt();
  const field = await screen.findByLabelText('E-mail de quem assina');
  expect(field).toHaveProperty('value', 'dona@loja.example');
  api.refuse(sendToSignature, 'request.invalid', {
    fields: [{ campo: 'email', mensagem: 'E-mail inválido.' }],
  });
  await userEvent.clear(field);
  await userEvent.type(field, 'zé');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar para assinatura' }));
  expect(await screen.findByText('E-mail inválido.')).toBeTruthy();
  expect(field).toHaveProperty('value', 'zé');

  api.answer(sendToSignature, { message: 'Enviamos o link.', closesPrompt: false });
  api.answer(checkTerms, agreement({ sentTo: 'ze@loja.example', resendInSeconds: 60 }));
  await userEvent.clear(field);
  await userEvent.type(field, 'ze@loja.example');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar para assinatura' }));
  expect(await screen.findByText('Link enviado para ze@loja.example')).toBeTruthy();
  expect(screen.getByRole('button', { name: /Enviar de novo em 01:00/ })).toHaveProperty('disabled', true);
  expect(api.requestsOf(sendToSignature).at(-1)).toEqual({ email: 'ze@loja.example', contrato: 4 });
});

it('disappears after the document was signed elsewhere', async () => {
  api.answer(checkTerms, agreement());
  show(['admin']);
  await readIt();
  await screen.findByRole('dialog', { name: 'Termos de uso' });
  api.answer(checkTerms, null);
  await act(() => queries.invalidateQueries());
  expect(await screen.findByText('Pronto! O documento não espera mais por assinatura.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('allows an optional document to be put away', async () => {
  api.answer(checkTerms, agreement({ isMandatory: false }));
  show(['admin']);
  expect((await screen.findByRole('region', { name: '1 documento para assinar' })).textContent).not.toContain(
    'obrigatório',
  );
  await readIt();
  await screen.findByRole('dialog', { name: 'Documento para assinar' });
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('asks operators for no signature, and shows them the text on online payment for operators', async () => {
  api.answer(getStore, aStore({ showsPayOnlineNotice: true }));
  show(['operator']);
  const notice = await screen.findByRole('dialog', { name: 'Pagamento online para a sua loja' });
  expect(notice.textContent).toContain('avise o administrador da loja');
  expect(api.requestsOf(checkTerms)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Entendi' }));
  expect(api.requestsOf(dismissPayOnlineNotice)).toEqual([]);
});

it("shows the notice once a visit, and never again after 'Não mostrar novamente'", async () => {
  api.answer(getStore, aStore({ showsPayOnlineNotice: true, isFranchisee: true }));
  api.answer(dismissPayOnlineNotice, { message: null });
  show(['admin']);
  const notice = await screen.findByRole('dialog', { name: 'Pagamento online para a sua franquia' });
  expect(notice.textContent).toContain('Franqueado');
  await userEvent.click(screen.getByLabelText('Não mostrar novamente'));
  await userEvent.click(screen.getByRole('button', { name: 'Agora não' }));
  await waitFor(() => expect(api.requestsOf(dismissPayOnlineNotice)).toHaveLength(1));
  cleanup();
  api.answer(checkTerms, null);
  show(['admin']);
  await waitFor(() => expect(queries.getQueryData(agreementQuery.queryKey)).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  [true, 'Saiba mais'],
  [false, null],
])('promotes online payment: may register %s', async (mayRegister, link) => {
  api.answer(getAcceptanceStatus, false);
  show(['admin'], <OnlinePaymentPromo mayRegister={mayRegister} />);
  expect(await screen.findByText('Sua loja ainda não aceita pagamento online.')).toBeTruthy();
  if (link === null) {
    expect(screen.getByText('Avise o administrador da loja.')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  } else {
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(
      '/financeiro/cadastro/recebimentos',
    );
  }
});

it('promotes nothing to a store that accepts online payment', async () => {
  api.answer(getAcceptanceStatus, true);
  show(['admin'], <OnlinePaymentPromo mayRegister />);
  await waitFor(() => expect(queries.getQueryData(['accepts-online'])).toBe(true));
  expect(screen.queryByText(/pagamento online/)).toBeNull();
});

it('counts refused orders of partners until a person opened the list, without the nights of a closed store', async () => {
  const [newer, old] = [
    aRefusedOrder(),
    aRefusedOrder({ externalId: 'velho', partner: 'App velho', lastAt: Date.now() - 8 * 86_400_000 }),
  ];
  const atNight = aRefusedOrder({ externalId: 'noite', reason: 'intake.store-closed' });
  api.answer(listRefusedOrders, [newer, atNight, old]);
  show(['admin']);
  const line = await screen.findByRole('region', { name: 'Pedidos que não entraram na loja' });
  expect(line.textContent).toContain('1 pedido de parceiro não entrou na loja.');
  expect(screen.getByRole('link', { name: 'Ver o motivo' }).getAttribute('href')).toBe(
    '/configuracoes/software',
  );
  act(() => rememberRefused([newer]));
  await waitFor(() => expect(line.isConnected).toBe(false));
  cleanup();
  const requested = api.requestsOf(listRefusedOrders).length;
  api.answer(getAcceptanceStatus, false);
  queries.clear();
  show(['operator']);
  await screen.findByRole('region', { name: noticeTexts.promo });
  expect(api.requestsOf(listRefusedOrders)).toHaveLength(requested);
});

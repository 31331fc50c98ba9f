// @vitest-environment jsdom

import { fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import { showCustomer } from '@comanda/contract/orders/orders/order-lookup.calls';
import type { OrderDetail } from '@comanda/domain/orders/orders/order';
import { brandOf } from '@comanda/ui/brands/brand-of.ts';
import { Provider } from '@comanda/ui/provider.tsx';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { storeSession } from '../../../../../shared/session/stored-session.ts';
import { aSession } from '../../../../../shared/session/testing/a-session.ts';
import { renewSession } from '../../../../../shared/session/use-session.ts';
import { anOrderCard } from '../../testing/an-order-card.ts';
import { anOrderDetail } from '../../testing/fake-server.ts';
import { CustomerCard } from './customer-card.tsx';
import { HiddenCustomer } from './hidden-customer.tsx';

beforeAll(supplyBrowserParts);
const show = (part: ReactNode) =>
  render(
    <Provider brand={brandOf(null)} env="test">
      {part}
    </Provider>,
  );
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('shows an administrator the hidden data after a reason was named', async () => {
  storeSession(aSession());
  const api = fakeApi();
  const onShown = vi.fn<(order: OrderDetail) => void>();
  const person = userEvent.setup();
  show(<HiddenCustomer orderId={7} onShown={onShown} />);
  expect(screen.queryByRole('combobox')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Mostrar dados' }));
  await person.selectOptions(screen.getByLabelText('Por que você precisa deles?'), 'Cobrança ou estorno');
  await person.click(screen.getByRole('button', { name: 'Mostrar dados' }));
  expect(api.requestsOf(showCustomer)).toMatchObject([{ motivo: 'pagamento' }]);
});

it('shows an operator whom to ask', () => {
  storeSession(aSession({ roles: ['operator'] }));
  show(<HiddenCustomer orderId={7} onShown={vi.fn()} />);
  expect(screen.getByText(/Um administrador da loja pode mostrar\.$/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('hides shown data again after the user lost the administrator role', async () => {
  storeSession(aSession());
  const card = anOrderCard({ orderId: 7, customerPhone: '(11) 98765-4321' });
  const api = fakeApi();
  const shown = { order: anOrderDetail(card), store: { storeId: 7, storeName: 'Pizzaria' }, now: 0 };
  api.answer(showCustomer, shown);
  const person = userEvent.setup();
  const hidden = {
    customerPhone: '(11) •••••-••21',
    customerLink: '',
    isCustomerHidden: true,
    address: null,
  };
  show(<CustomerCard order={anOrderDetail(card, hidden)} />);
  await person.click(await screen.findByRole('button', { name: 'Mostrar dados' }));
  await person.click(screen.getByRole('button', { name: 'Mostrar dados' }));
  expect(await screen.findByText('(11) 98765-4321')).toBeTruthy();
  act(() => renewSession(aSession({ roles: ['operator'] })));
  expect(screen.queryByText('(11) 98765-4321')).toBeNull();
  act(() => renewSession(aSession()));
  expect(screen.queryByText('(11) 98765-4321')).toBeNull();
});

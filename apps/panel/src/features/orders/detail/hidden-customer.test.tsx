// @vitest-environment jsdom
import { showCustomer } from '@comanda/contract/orders/orders.calls';
import type { OrderDetail } from '@comanda/domain/orders/order';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../shared/api/testing/fake-api.ts';
import { storeSession } from '../../../shared/session/stored-session.ts';
import { aSession } from '../../../shared/session/testing/a-session.ts';
import { HiddenCustomer } from './hidden-customer.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('shows an administrator what is hidden, once a reason was named', async () => {
  storeSession(aSession());
  const api = fakeApi();
  const call = { ...showCustomer, path: 'pedidos/7/dados-do-cliente' };
  const onShown = vi.fn<(order: OrderDetail) => void>();
  const person = userEvent.setup();
  render(<HiddenCustomer orderId={7} onShown={onShown} />);
  expect(screen.queryByRole('combobox')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Mostrar dados' }));
  await person.selectOptions(screen.getByLabelText('Por que você precisa deles?'), 'Cobrança ou estorno');
  await person.click(screen.getByRole('button', { name: 'Mostrar dados' }));
  expect(api.requestsOf(call)).toMatchObject([{ motivo: 'pagamento' }]);
});

it('tells an operator whom to ask', () => {
  storeSession(aSession({ roles: ['operator'] }));
  render(<HiddenCustomer orderId={7} onShown={vi.fn()} />);
  expect(screen.getByText(/Um administrador da loja pode mostrar\.$/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

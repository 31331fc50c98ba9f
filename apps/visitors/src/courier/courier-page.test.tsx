// @vitest-environment jsdom

import { fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import { ERRORS } from '@comanda/contract/errors';
import {
  getOwnDelivery,
  moveOwnDelivery,
  type OwnDelivery,
  takeOwnDelivery,
} from '@comanda/contract/orders/courier/own-courier.calls';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CourierPage } from './courier-page.tsx';
import { storedToken } from './stored-delivery.ts';
import { texts } from './texts.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const delivery: OwnDelivery = {
  ...{ token: 'segredo', status: 'waiting-collect', storeName: 'Pizzaria', orderCode: 'K001' },
  ...{ customerName: 'Ana', customerPhone: null, storePhone: null, address: 'Rua da Glória, 182' },
  ...{ lacksNumber: false, complement: 'ap 4', reference: null, latitude: null, longitude: null },
  ...{ chargeCents: 8640, paymentSummary: 'Dinheiro, troco para R$ 100,00' },
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('takes a delivery, names the money to charge, and asks before it is delivered', async () => {
  const api = fakeApi();
  render(<CourierPage />);
  await press(texts.take);
  await screen.findByText(texts.missing.code);
  expect(api.requestsOf(takeOwnDelivery)).toEqual([]);
  await userEvent.type(screen.getByLabelText(new RegExp(texts.code)), 'a-k7qf2');
  await userEvent.type(screen.getByLabelText(new RegExp(texts.name)), 'Beto');
  await userEvent.type(screen.getByLabelText(/^Veículo/), 'Moto');
  api.refuse(takeOwnDelivery, 'courier.code-unknown');
  await press(texts.take);
  await screen.findByText(ERRORS['courier.code-unknown'].text);
  api.answer(takeOwnDelivery, delivery);
  await press(texts.take);
  await screen.findByText(/Cobrar R\$\s86,40/);
  await screen.findByText(/troco para R\$\s100,00/);
  await screen.findByText('ap 4');
  const taken = { codigo: 'A-K7QF2', nome: 'Beto', veiculo: 'Moto', placa: null };
  expect(api.requestsOf(takeOwnDelivery)).toEqual([taken, taken]);
  api.answer(moveOwnDelivery, { ...delivery, status: 'with-delivery' });
  await press(texts.pickedUp);
  await press(texts.delivered);
  await screen.findByText(texts.sure);
  api.answer(moveOwnDelivery, { ...delivery, status: 'finished' });
  await press(texts.sureYes);
  await screen.findByText(texts.done);
  const steps = (api.requestsOf(moveOwnDelivery) as { passo: string }[]).map(({ passo }) => passo);
  expect(steps).toEqual(['peguei', 'entreguei']);
  expect(storedToken.read()).toBeNull();
});

it('shows a finished delivery, although an answer from before it arrives later', async () => {
  const api = fakeApi();
  const underway: OwnDelivery = { ...delivery, status: 'with-delivery', chargeCents: 0 };
  storedToken.write('segredo');
  api.answer(getOwnDelivery, underway);
  render(<CourierPage />);
  await screen.findByText(texts.nothingToCharge);
  const answerLate = api.hold(getOwnDelivery, underway);
  document.dispatchEvent(new Event('visibilitychange'));
  await press(texts.delivered);
  api.answer(moveOwnDelivery, { ...underway, status: 'finished' });
  await press(texts.sureYes);
  await screen.findByText(texts.done);
  await act(async () => answerLate());
  await act(async () => undefined);
  expect(screen.getByText(texts.done)).toBeTruthy();
  expect(storedToken.read()).toBeNull();
});

it('shows the delivery when a step is refused, and drops one that the store cancelled', async () => {
  const api = fakeApi();
  storedToken.write('segredo');
  api.answer(getOwnDelivery, delivery);
  render(<CourierPage />);
  api.cut(moveOwnDelivery);
  await press(texts.pickedUp);
  await screen.findByText(texts.offline);
  api.refuse(moveOwnDelivery, 'courier.delivery-over');
  await press(texts.pickedUp);
  await screen.findByText(ERRORS['courier.delivery-over'].text);
  expect(screen.queryByText('Rua da Glória, 182')).toBeNull();
  expect(storedToken.read()).toBeNull();
});

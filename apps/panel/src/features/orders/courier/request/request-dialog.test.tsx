// @vitest-environment jsdom

import { createQueryClient } from '@comanda/client/api/query-client.ts';
import { type FakeApi, fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import {
  findAreaOfDistrict,
  listCoverageAreas,
  quoteCourier,
  requestCourier,
} from '@comanda/contract/orders/courier/courier.calls';
import type { CoverageArea } from '@comanda/domain/orders/courier/coverage-area';
import { brandOf } from '@comanda/ui/brands/brand-of.ts';
import { Provider } from '@comanda/ui/provider.tsx';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RequestDialog } from './request-dialog.tsx';

const area = (areaId: number, name: string, city: string, priceCents: number): CoverageArea => ({
  areaId,
  name,
  city,
  priceCents,
  isEnabled: true,
});
const areas = [
  area(1, 'Liberdade', 'São Paulo', 890),
  area(2, 'Centro', 'São Paulo', 700),
  area(3, 'Centro', 'Osasco', 1200),
];
const courier = {
  requestId: 5,
  kind: 'service' as const,
  status: 'searching' as const,
  isCancelling: false,
  person: null,
  areaName: 'Liberdade',
  priceCents: 890,
  linkCode: null,
  trackingUrl: null,
  note: null,
  problem: null,
  requestedAt: 0,
};

let api: FakeApi;
const onClose = vi.fn();
const onAdjustAddress = vi.fn();

beforeEach(() => {
  supplyBrowserParts();
  Element.prototype.scrollIntoView = () => undefined;
  api = fakeApi();
  api.answer(listCoverageAreas, areas);
  api.answer(quoteCourier, { kind: 'unknown' });
  api.answer(requestCourier, { message: 'Chamamos um motoboy.', courier });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

function open({
  district = null,
  districtId = null,
}: {
  district?: string | null;
  districtId?: number | null;
} = {}) {
  const order = { orderId: 9, code: 'K7QF', customerName: 'Conceição', district, districtId };
  render(
    <Provider brand={brandOf('comanda')} env="test">
      <QueryClientProvider client={createQueryClient()}>
        <RequestDialog order={order} onClose={onClose} onAdjustAddress={onAdjustAddress} />
      </QueryClientProvider>
    </Provider>,
  );
  return userEvent.setup();
}
const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Bairro' });
const request = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Chamar entregador' });

it('waits for an area, shows why, and sends area and price once for several clicks', async () => {
  const answer = api.hold(requestCourier, { message: 'Chamamos um motoboy.', courier });
  const person = open();
  await person.click(await field());
  expect(request().disabled).toBe(true);
  expect(screen.getByText('Escolha o bairro para ver o valor e chamar.')).toBeTruthy();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    'Centro · OsascoR$ 12,00',
    'Centro · São PauloR$ 7,00',
    'LiberdadeR$ 8,90',
  ]);
  await person.type(await field(), 'liber{Enter}');
  await person.dblClick(request());
  answer();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(api.requestsOf(requestCourier)).toEqual([{ id_pedido: 9, coverage_area_id: 1, price: 8.9 }]);
});

it('clears the area with its name: an area that is not visible is not sent', async () => {
  const person = open({ district: 'Liberdade' });
  await waitFor(() => expect(request().disabled).toBe(false));
  await person.clear(await field());
  expect(request().disabled).toBe(true);
  await person.tab();
  expect((await field()).value).toBe('');
});

it('shows the current price and the pickup time, and sends the price the person agreed to', async () => {
  api.answer(quoteCourier, {
    kind: 'quoted',
    priceCents: 1113,
    isDynamic: true,
    additionalPercent: 25,
    pickupMinutes: 8,
    deliveryMinutes: 25,
  });
  const person = open({ district: 'Liberdade' });
  expect(await screen.findByText(/R\$.11,13/)).toBeTruthy();
  expect(screen.getByText(/Tarifa dinâmica: 25% acima da tabela/)).toBeTruthy();
  expect(screen.getByText('Coleta em cerca de 8 min, entrega em cerca de 25 min.')).toBeTruthy();
  await person.click(request());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.requestsOf(requestCourier)).toEqual([
    { id_pedido: 9, coverage_area_id: 1, price: 8.9, quoted_price: 11.13, additional_price_percent: 25 },
  ]);
});

it('warns where the service would refuse, and still allows the call', async () => {
  api.answer(quoteCourier, { kind: 'refused', reason: 'fora da área de atendimento' });
  const person = open({ district: 'Liberdade' });
  expect(await screen.findByText(/não atende este pedido agora: fora da área de atendimento/)).toBeTruthy();
  await person.click(request());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

it('starts with the area the server knows, or with the one of the same name', async () => {
  api.answer(findAreaOfDistrict, { areaId: 3 });
  open({ district: 'Liberdade', districtId: 44 });
  await waitFor(async () => expect((await field()).value).toBe('Centro · Osasco'));
  cleanup();
  open({ district: 'liberdade' });
  await waitFor(async () => expect((await field()).value).toBe('Liberdade'));
  cleanup();
  open({ district: 'Centro' });
  expect((await field()).value).toBe('');
});

it('shows the new price and asks again', async () => {
  const person = open({ district: 'Liberdade' });
  await field();
  api.refuse(requestCourier, 'courier.price-changed');
  api.answer(listCoverageAreas, [area(1, 'Liberdade', 'São Paulo', 990)]);
  await person.click(request());
  expect(await screen.findByText(/O valor mudou de R\$.8,90 para R\$.9,90/)).toBeTruthy();
  api.answer(requestCourier, { message: 'Chamamos um motoboy.', courier });
  await person.click(request());
  expect(api.requestsOf(requestCourier).at(-1)).toMatchObject({ price: 9.9 });
});

it('explains an address that is not standardised and leads to its adjustment', async () => {
  const person = open({ district: 'Liberdade' });
  await field();
  api.refuse(requestCourier, 'courier.address-not-located');
  await person.click(request());
  expect(await screen.findByText('Erro ao solicitar entrega externa!')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Ajustar endereço' }));
  expect(onAdjustAddress).toHaveBeenCalledOnce();
});

it.each([
  ['the server breaks', 'Erro interno, tente novamente!'],
  ['the net is gone', 'Sem conexão com o servidor.'],
])('shows an error when %s, and preserves the choice', async (what, text) => {
  const person = open({ district: 'Liberdade' });
  await field();
  if (what === 'the net is gone') api.cut(requestCourier);
  else api.answerRaw(requestCourier, 500, '<html>');
  await person.click(request());
  expect(await screen.findByText(text, { exact: false })).toBeTruthy();
  expect((await field()).value).toBe('Liberdade');
  expect(request().disabled).toBe(false);
});

it('has texts for a store without areas, and for a failure to load them', async () => {
  api.answer(listCoverageAreas, []);
  open();
  expect(await screen.findByText('Nenhum bairro com entrega externa')).toBeTruthy();
  cleanup();
  api.refuse(listCoverageAreas, 'auth.forbidden');
  const person = open();
  expect(await screen.findByText('Não foi possível carregar os bairros')).toBeTruthy();
  api.answer(listCoverageAreas, areas);
  await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await field();
});

it("makes a code for the store's own courier and shows it", async () => {
  const person = open();
  await field();
  api.answer(requestCourier, {
    message: 'Código criado.',
    courier: { ...courier, kind: 'own', areaName: null, priceCents: null, linkCode: 'A-7KQ2M' },
  });
  await person.click(screen.getByText('Vincular meu motoboy'));
  await person.type(screen.getByLabelText('Nome do motoboy (opcional)'), 'Jorge');
  await person.click(screen.getByRole('button', { name: 'Gerar código' }));
  expect(await screen.findByText('A-7KQ2M')).toBeTruthy();
  expect(api.requestsOf(requestCourier)).toEqual([
    { id_pedido: 9, external_provider: 'proprio', name: 'Jorge' },
  ]);
});

// @vitest-environment jsdom

import { createQueryClient } from '@comanda/client/api/query-client.ts';
import { type FakeApi, fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import { adjustAddress, findPlaces } from '@comanda/contract/orders/addresses/addresses.calls';
import type { FoundPlaces } from '@comanda/contract/orders/addresses/addresses.wire';
import { brandOf } from '@comanda/ui/brands/brand-of.ts';
import { Provider } from '@comanda/ui/provider.tsx';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AdjustDialog } from './adjust-dialog.tsx';

const places: FoundPlaces = {
  version: 4,
  text: 'Rua da Glória, 182, Liberdade',
  written: {
    addressId: 1,
    formatted: 'r. da gloria 182 <b>',
    number: '182',
    complement: 'ap. 41',
    reference: 'portão azul',
  },
  current: null,
  candidates: [
    {
      label: 'Rua da Glória - Liberdade, São Paulo - SP',
      latitude: -23.5587,
      longitude: -46.635,
      precision: 'district',
    },
    { label: 'São Paulo - SP', latitude: -23.5505, longitude: -46.6333, precision: 'city' },
  ],
  isComplete: true,
  store: { label: 'Loja', latitude: -23.55, longitude: -46.64 },
  around: { label: 'São Paulo - SP', latitude: -23.5505, longitude: -46.6333 },
  landmarks: [{ label: 'Sé', latitude: -23.5503, longitude: -46.6339 }],
  tiles: null,
};
/** The tests name calls by their path, because the fake server finds answers by path. */

let api: FakeApi;
const onClose = vi.fn();

beforeEach(() => {
  supplyBrowserParts();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {
        return undefined;
      }
      disconnect() {
        return undefined;
      }
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
  api = fakeApi();
  api.answer(findPlaces, places);
  api.answer(adjustAddress, { isFound: true, isSaved: true });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

async function open() {
  render(
    <Provider brand={brandOf('comanda')} env="test">
      <QueryClientProvider client={createQueryClient()}>
        <AdjustDialog orderId={9} onClose={onClose} />
      </QueryClientProvider>
    </Provider>,
  );
  await screen.findByText('r. da gloria 182 <b>, ap. 41');
  return userEvent.setup();
}
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar' });

it('saves the chosen candidate with the house number, as found', async () => {
  const person = await open();
  expect(save().disabled).toBe(true);
  await person.click(screen.getByText('Rua da Glória - Liberdade, São Paulo - SP'));
  expect(screen.getByText('Ponto aproximado: arraste o pino até a porta do cliente.')).toBeTruthy();
  await person.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(api.requestsOf(adjustAddress)).toEqual([
    {
      orderId: '9',
      addressId: '1',
      founded: true,
      lat: -23.5587,
      lng: -46.635,
      formattedAddress: 'Rua da Glória, 182 - Liberdade, São Paulo - SP',
      selectedAddress: 'Rua da Glória - Liberdade, São Paulo - SP',
      versao: 4,
    },
  ]);
});

it('accepts typed coordinates for a pin set by hand, and refuses those outside Brazil', async () => {
  const person = await open();
  const field = screen.getByLabelText('Latitude e longitude');
  await person.type(field, '40,7 -73,9');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(save().disabled).toBe(true);
  await person.clear(field);
  await person.type(field, '-23,5603 -46,6339');
  await person.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(api.requestsOf(adjustAddress)).toMatchObject([
    { founded: false, lat: -23.5603, lng: -46.6339, formattedAddress: 'r. da gloria 182 <b>' },
  ]);
});

it('saves nothing when the call fails, loses no input, and shows the reason', async () => {
  const person = await open();
  await person.click(screen.getByText('São Paulo - SP'));
  await person.type(screen.getByLabelText('Endereço que o motoboy vai ler'), ' fundos');
  api.refuse(adjustAddress, 'address.courier-called');
  await person.click(save());
  expect(await screen.findByText(/O motoboy já foi chamado/)).toBeTruthy();
  expect(screen.getByDisplayValue('r. da gloria 182 <b> fundos')).toBeTruthy();
  api.cut(adjustAddress);
  await person.click(save());
  expect(await screen.findByText(/O que você marcou continua aqui/)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

it('names the person who adjusted the address meanwhile, and saves again from that version', async () => {
  const person = await open();
  await person.click(screen.getByText('São Paulo - SP'));
  api.answerRaw(adjustAddress, 409, {
    status: false,
    erro: 'Outra pessoa alterou estes dados.',
    motivo: 'record.changed-meanwhile',
    ...{ versao: 7, alterado_por: 'Luciana', alterado_em: '2026-11-20T22:42:00.000Z' },
  });
  await person.click(save());
  expect(await screen.findByText(/^Luciana ajustou este endereço em 20\/11/)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  api.answer(adjustAddress, { isFound: true, isSaved: true });
  await person.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(api.requestsOf(adjustAddress)).toMatchObject([{ versao: 4 }, { versao: 7 }]);
});

it('asks for confirmation of a point far away from the store', async () => {
  const person = await open();
  const field = screen.getByLabelText('Latitude e longitude');
  await person.type(field, '-3,1 -60,0');
  await person.click(save());
  expect(await screen.findByText(/km da loja. Salvar mesmo assim\?/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Salvar assim mesmo' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('searches for other words, and reports an empty result or an unreachable map service', async () => {
  const person = await open();
  api.answer(findPlaces, { ...places, text: 'xyzzy', candidates: [], isComplete: false });
  const field = screen.getByLabelText('Procurar endereço');
  await person.clear(field);
  await person.type(field, 'xyzzy{Enter}');
  expect(await screen.findByText('Nenhum lugar encontrado')).toBeTruthy();
  expect(screen.getByText(/O serviço de mapas não respondeu/)).toBeTruthy();
  expect(api.requestsOf(findPlaces)).toEqual([
    { id_pedido: 9, busca: null },
    { id_pedido: 9, busca: 'xyzzy' },
  ]);
});

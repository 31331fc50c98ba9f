// @vitest-environment jsdom
import { fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import { listManualRequests } from '@comanda/contract/ledger/provider-manual.calls';
import { listProviderCities } from '@comanda/contract/provider/districts.calls';
import { searchStores } from '@comanda/contract/provider/stores.calls';
import { listContestedRatings } from '@comanda/contract/ratings/ratings.calls';
import { sampleOf } from '@comanda/contract/testing/sample-of';
import type { ProviderRole } from '@comanda/domain/provider/permissions';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aProviderSession, openConsole } from '../../app/testing/console-in-tests.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const openHome = (role: ProviderRole) => {
  const api = fakeApi();
  const page = (wire: Parameters<typeof sampleOf>[0], listed: number) => {
    const preferred = [new Date(Date.now() - 3 * 3_600_000).toISOString()];
    return { ...(sampleOf(wire, { preferred, listed }) as object), quantidade: listed };
  };
  api.answerRaw(listManualRequests, 200, page(listManualRequests.output.wire, 2));
  api.answerRaw(listContestedRatings, 200, page(listContestedRatings.output.wire, 0));
  openConsole('/', { session: aProviderSession(role), api });
};
const cards = async () => {
  const main = within(await screen.findByRole('main'));
  await main.findAllByRole('link');
  return main.getAllByRole('link').map((link) => link.getAttribute('href'));
};

it('counts what waits for a second person, and for the word on a rating', async () => {
  openHome('admin');
  const second = await screen.findByRole('link', {
    name: /^Aguardando segunda pessoa.*2.*o mais antigo, há 3 h$/,
  });
  expect(second.getAttribute('href')).toBe('/provedor/financeiro');
  await screen.findByRole('link', { name: /^Avaliações contestadas.*0.*Nada esperando$/ });
});

it('shows support what support works on', async () => {
  openHome('support');
  expect(await cards()).toEqual(
    ['solicitacoes', 'alteracoes', 'documentos', 'avaliacoes-contestadas'].map((to) => `/provedor/${to}`),
  );
});

it('leads through the first steps of an installation without stores', async () => {
  const api = fakeApi();
  api.answer(listProviderCities, []);
  api.answerRaw(searchStores, 200, sampleOf(searchStores.output.wire, { listed: 0 }));
  openConsole('/', { session: aProviderSession('admin'), api });
  const steps = ['importe os bairros', 'confira as taxas', 'crie a primeira loja'];
  const links = await Promise.all(steps.map((name) => screen.findByRole('link', { name })));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['dados', 'planos', 'lojas'].map((to) => `/provedor/${to}`),
  );
});

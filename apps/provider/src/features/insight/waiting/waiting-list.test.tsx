// @vitest-environment jsdom
import { fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import { listManualRequests } from '@comanda/contract/money/ledger/provider-manual.calls';
import { type FeePlans, listFeePlans } from '@comanda/contract/money/ledger/provider-terms.calls';
import { listDisputes } from '@comanda/contract/money/payments/provider-payments.calls';
import { listContestedRatings } from '@comanda/contract/orders/ratings/ratings.calls';
import { listProviderCities } from '@comanda/contract/store/delivery-areas/provider-districts.calls';
import { searchStores } from '@comanda/contract/store/store/provider-stores.calls';
import { sampleOf } from '@comanda/contract/testing/sample-of';
import type { ProviderRole } from '@comanda/domain/people/provider/permissions';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aProviderSession, openConsole } from '../../../app/testing/console-in-tests.tsx';

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
  // A queue with waiting items comes first.
  await waitFor(async () => expect((await cards())[0]).toBe('/provedor/financeiro'));
});

it('counts open disputes, with the deadline of the next decision', async () => {
  const api = fakeApi();
  const judgedBy = '2026-12-03T21:30:00.000Z';
  const answer = sampleOf(listDisputes.output.wire, { preferred: [judgedBy], listed: 1 }) as object;
  api.answerRaw(listDisputes, 200, { ...answer, quantidade: 3 });
  openConsole('/', { session: aProviderSession('admin'), api });
  const card = await screen.findByRole('link', {
    name: /^Contestações.*3.*a mais próxima, decisão até 03\/12\/2026 18:30$/,
  });
  expect(card.getAttribute('href')).toBe('/provedor/contestacoes');
});

it('says in the menu, too, how many wait: below four headings, and apart from the name of the screen', async () => {
  openHome('admin');
  const menu = within(await screen.findByRole('navigation', { name: 'Menu' }));
  await menu.findByRole('link', { name: 'Financeiro', description: '2 esperam' });
  expect(menu.getByRole('link', { name: 'Repasses' }).title).toBe('');
  for (const name of ['Filas', 'Lojas', 'Dinheiro', 'Sistema']) menu.getByRole('list', { name });
});

it('shows support what support works on', async () => {
  openHome('support');
  expect(await cards()).toEqual(
    ['solicitacoes', 'alteracoes', 'documentos', 'avaliacoes-contestadas'].map((to) => `/provedor/${to}`),
  );
});

const DISTRICTS = ['importe os bairros', 'dados'] as const;
const FEES = ['confira as taxas', 'planos'] as const;
const STORE = ['crie a primeira loja', 'lojas'] as const;
it.each([
  { stores: 0, cities: 0, setBy: null, steps: [DISTRICTS, FEES, STORE], words: 'Ainda não há lojas.' },
  { stores: 0, cities: 1, setBy: 'Equipe', steps: [STORE], words: 'Ainda não há lojas.' },
  { stores: 3, cities: 0, setBy: null, steps: [DISTRICTS, FEES], words: 'Ainda por fazer:' },
  { stores: 3, cities: 1, setBy: null, steps: [FEES], words: 'Ainda por fazer:' },
])(
  'leads an installation of $stores stores, $cities cities and fees set by $setBy to what is missing',
  async ({ stores, cities, setBy, steps, words }) => {
    const api = fakeApi();
    const city = { cityId: 1, state: 'SP', name: 'Santos', districts: 2 };
    api.answer(listProviderCities, cities === 0 ? [] : [city]);
    const version = {
      fromDay: '2026-11-01',
      status: 'current',
      setBy,
      setAt: null,
      returnsFee: true,
      rates: [],
    };
    const plans = [{ planId: 1, name: 'Plano', versions: [version] }] as unknown as FeePlans['plans'];
    api.answer(listFeePlans, { plans, today: '2026-11-20', firstDay: '2026-11-21' } as FeePlans);
    api.answerRaw(searchStores, 200, sampleOf(searchStores.output.wire, { listed: stores }));
    openConsole('/', { session: aProviderSession('admin'), api });
    const note = await screen.findByText((text) => text.startsWith(words));
    const links = within(note).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      steps.map(([name, to]) => [name, `/provedor/${to}`]),
    );
  },
);

// @vitest-environment jsdom
import {
  choosePlan,
  listPlanRates,
  listPlans,
  type ShownPlan,
} from '@comanda/contract/money/online-payment/plans.calls';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadPage } from '../../app/testing/load-page.ts';
import { renderScreen } from '../../app/testing/render-screen.tsx';
import { somePlans, someRates } from '../../features/money/online-payment/testing/some-plans.ts';

const PATH = '/financeiro/cadastro/planos';
beforeAll(async () => {
  supplyBrowserParts();
  await loadPage(PATH);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (changes: Partial<ShownPlan>[] = []) =>
  renderScreen(PATH, {
    session: { roles: ['admin'] },
    answers: (api) => {
      api.answer(listPlans, somePlans(changes));
      api.answer(listPlanRates, someRates);
    },
  });
const plan = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows two plans, the active one open, each with its fees by payment method', async () => {
  const { person } = open();
  const standard = await plan('Plano Standard Padrão');
  standard.getByText('Plano ativo');
  expect(standard.queryByRole('button', { name: 'Ativar este plano' })).toBeNull();
  const credit = within(standard.getByRole('table', { name: 'Plano Standard Padrão, crédito' }));
  expect(credit.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Parcelas',
    'Bandeira',
    'Taxa',
  ]);
  expect(credit.getAllByRole('row').at(-1)?.textContent).toBe('3xVisa4,99%');
  const pro = await plan('Plano Pro Padrão');
  expect(pro.queryByRole('table')).toBeNull();
  await person.click(pro.getByRole('button', { name: 'Plano Pro Padrão' }));
  pro.getByText('Débito: recebimento em 1 dia útil');
  pro.getByText('Crédito: recebimento em 30 dias');
});

it('asks with the day and the remainder of a sale, then shows the plan that applies', async () => {
  const { api, person } = open();
  const pro = await plan('Plano Pro Padrão');
  await person.click(pro.getByRole('button', { name: 'Ativar este plano' }));
  const requested = within(await screen.findByRole('dialog', { name: 'Ativar o Plano Pro Padrão?' }));
  requested.getByText(
    /vale a partir de 28\/11\/2026.*venda de R\$ 100,00 rende R\$ 84,52\. Hoje rende R\$ 84,01/s,
  );
  expect(api.requestsOf(choosePlan)).toEqual([]);
  api.answer(choosePlan, { message: 'Plano Pro Padrão ativado.', fromDay: '2026-11-28' });
  api.answer(listPlans, somePlans([{}, { fromDay: '2026-11-28' }]));
  await person.click(requested.getByRole('button', { name: 'Ativar este plano' }));
  await screen.findByText('Plano Pro Padrão ativado.');
  expect(api.requestsOf(choosePlan)).toEqual([{ id_pagon_planos_taxas: 2 }]);
  await pro.findByText('Vale a partir de 28/11/2026');
  // Until the new plan is active, the store can decide to stay with the current plan.
  (await plan('Plano Standard Padrão')).getByRole('button', { name: 'Ficar com este plano' });
});

it('shows why a plan cannot be activated', async () => {
  const { api, person } = open();
  api.refuse(choosePlan, 'online-payment.no-registration');
  await person.click((await plan('Plano Pro Padrão')).getByRole('button', { name: 'Ativar este plano' }));
  const requested = within(await screen.findByRole('dialog'));
  await person.click(requested.getByRole('button', { name: 'Ativar este plano' }));
  const alert = within(await screen.findByRole('dialog', { name: 'Erro!' }));
  alert.getByText(/Salve antes os dados cadastrais/);
});

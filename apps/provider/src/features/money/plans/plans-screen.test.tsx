// @vitest-environment jsdom
import { fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import {
  type FeePlans,
  listFeePlans,
  savePlanVersion,
} from '@comanda/contract/money/ledger/provider-terms.calls';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openConsole } from '../../../app/testing/console-in-tests.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const plansOf = (setBy: string | null): FeePlans => ({
  ...{ today: '2026-11-27', firstDay: '2026-11-28' },
  plans: [
    {
      ...{ planId: 1, name: 'Plano Standard Padrão' },
      versions: [
        {
          ...{ fromDay: '2025-01-01', status: 'current', setAt: 0, setBy, returnsFee: false },
          rates: [
            { kind: 'debit', brand: 'Pix', instalments: 1, rateMillionths: 9_901 },
            { kind: 'credit', brand: 'Visa', instalments: 1, rateMillionths: 39_900 },
            { kind: 'credit', brand: 'Visa', instalments: 2, rateMillionths: 42_900 },
          ],
        },
      ],
    },
  ],
});
function openPlans(setBy: string | null = null) {
  const api = fakeApi();
  api.answer(listFeePlans, plansOf(setBy));
  openConsole('/planos', { api });
  return api;
}

it('says that rates are examples until the provider sets its own', async () => {
  openPlans();
  await screen.findByText(/As taxas que valem hoje são de exemplo/);
  const table = screen.getByRole('table');
  expect(within(table).getByRole('row', { name: /^Pix/ }).textContent).toBe('Pix0,9901%–');
  expect(within(table).getByRole('row', { name: /Crédito Visa/ }).textContent).toBe('Crédito Visa3,99%4,29%');
  cleanup();
  openPlans('Renata');
  await screen.findByText(/Definida por Renata/);
  expect(screen.queryByText(/são de exemplo/)).toBeNull();
});

it('makes a new table of what holds, with rates to four places, rows more and less, never of the past', async () => {
  const api = openPlans();
  await userEvent.click(await screen.findByRole('button', { name: 'Nova tabela de Plano Standard Padrão' }));
  const dialog = await screen.findByRole('dialog');
  const type = async (label: string, words: string) => {
    const field = within(dialog).getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, words);
  };
  const save = () => userEvent.click(within(dialog).getByRole('button', { name: 'Guardar tabela' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Tirar a linha 3' }));
  await type('Taxa da linha 2', '3,1234');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Outra linha' }));
  await type('Bandeira da linha 3', 'Elo');
  await type('Taxa da linha 3', '4');
  await type('Vale a partir de', '27/11/2026');
  await save();
  await within(dialog).findByText('Escolha 28/11/2026 ou depois.');
  expect(api.requestsOf(savePlanVersion)).toEqual([]);
  await type('Vale a partir de', '01/12/2026');
  api.answer(savePlanVersion, { requestId: 9 });
  await save();
  await screen.findByText('Espera a aprovação de outra pessoa. O pedido está em Financeiro.');
  expect(api.requestsOf(savePlanVersion)).toEqual([
    {
      ...{ plano: '1', desde: '2026-12-01', devolve_taxa: false },
      taxas: [
        { tipo: 'Débito', bandeira: 'Pix', parcelas: 1, taxa: 0.9901 },
        { tipo: 'Crédito', bandeira: 'Visa', parcelas: 1, taxa: 3.1234 },
        { tipo: 'Crédito', bandeira: 'Elo', parcelas: 1, taxa: 4 },
      ],
    },
  ]);
});

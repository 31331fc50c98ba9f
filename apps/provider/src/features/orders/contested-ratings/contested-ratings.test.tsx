// @vitest-environment jsdom
import { fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import {
  type ContestedRating,
  decideContestedRating,
  listContestedRatings,
} from '@comanda/contract/orders/ratings/ratings.calls';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openConsole } from '../../../app/testing/console-in-tests.tsx';

afterEach(() => {
  localStorage.clear();
  cleanup();
  vi.unstubAllGlobals();
});

const rating: ContestedRating = {
  ...{ storeId: 7, storeName: 'Pizzaria Dona Conceição', orderId: 6, code: 'B8ZT', customerName: 'Ana' },
  ...{ orderedAt: Date.now() - 90_000_000, ratedAt: Date.now() - 80_000_000, countsAt: Date.now() },
  ...{ food: 1, delivery: 2, overall: 1, comment: 'Palavras feias', reply: null, repliedAt: null },
  repliedBy: null,
  ...{ state: 'counted', contestReason: 'Xinga a equipe', decision: null, decisionWords: null },
  ...{ contestedAt: Date.now() - 3_600_000, contestedBy: 'Luciana' },
};

async function choose(action: string) {
  const api = fakeApi();
  api.answer(listContestedRatings, { rows: [rating], next: null, count: 1 });
  openConsole('/avaliacoes-contestadas', { api });
  await screen.findByText('Xinga a equipe (Luciana)');
  await userEvent.click(screen.getByRole('button', { name: 'Ações da avaliação do pedido #B8ZT' }));
  await userEvent.click(screen.getByRole('menuitem', { name: action }));
  return { api, dialog: within(await screen.findByRole('dialog', { name: action })) };
}

it.each([
  ['Retirar avaliação', true, 'Avaliação retirada.'],
  ['Manter avaliação', false, 'Avaliação mantida.'],
])('decides with words for the store: %s', async (action, retirar, shown) => {
  const { api, dialog } = await choose(action);
  await userEvent.click(dialog.getByLabelText('Motivo, que a loja lê'));
  await userEvent.paste('Lida com calma');
  api.answer(decideContestedRating, { message: null });
  api.answer(listContestedRatings, { rows: [], next: null, count: 0 });
  await userEvent.click(dialog.getByRole('button', { name: action }));
  await screen.findByText(shown);
  await screen.findByText('Nenhuma avaliação espera por você');
  expect(api.requestsOf(decideContestedRating)).toEqual([
    { loja: 7, id_pedido: 6, retirar, motivo: 'Lida com calma' },
  ]);
});

it('sends nothing without words', async () => {
  const { api, dialog } = await choose('Retirar avaliação');
  await userEvent.click(dialog.getByRole('button', { name: 'Retirar avaliação' }));
  expect(api.requestsOf(decideContestedRating)).toEqual([]);
});

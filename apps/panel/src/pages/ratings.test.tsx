// @vitest-environment jsdom
import {
  contestRating,
  listRatings,
  listReplyTemplates,
  type Rating,
  readRatingSummary,
  removeReplyTemplate,
  replyToRating,
  saveReplyTemplate,
} from '@comanda/contract/orders/ratings/ratings.calls';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadPage } from '../app/testing/load-page.ts';
import { renderScreen } from '../app/testing/render-screen.tsx';
import { aRating, someSummary } from '../features/orders/ratings/testing/some-ratings.ts';

const PATH = '/avaliacoes';
beforeAll(async () => {
  supplyBrowserParts();
  await loadPage(PATH);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const TEMPLATE = { templateId: 3, text: 'Obrigado, volte sempre!' };

async function opened(over: Partial<Rating> = {}, role: 'admin' | 'operator' = 'admin') {
  const { api, person } = renderScreen(PATH, {
    session: role === 'admin' ? {} : { roles: ['operator'] },
    answers: (fake) => {
      fake.answer(readRatingSummary, someSummary());
      fake.answer(listRatings, { rows: [aRating(over)], next: null, count: 1 });
      fake.answer(listReplyTemplates, [TEMPLATE]);
      fake.answer(replyToRating, aRating({ reply: 'Obrigado!' }));
      fake.answer(contestRating, aRating({ contestReason: 'Não é deste pedido' }));
      fake.answer(saveReplyTemplate, [TEMPLATE]);
      fake.answer(removeReplyTemplate, []);
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Ver detalhes: #K7QF' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Avaliação do pedido #K7QF' }));
  return { api, person, dialog };
}

it('replies to a comment with a reply template', async () => {
  const { api, person, dialog } = await opened();
  const reply = await dialog.findByLabelText('Resposta');
  await person.selectOptions(await dialog.findByLabelText('Respostas prontas'), TEMPLATE.text);
  expect((reply as HTMLTextAreaElement).value).toBe(TEMPLATE.text);
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Resposta salva com sucesso!')).toBeTruthy();
  expect(api.requestsOf(replyToRating)).toMatchObject([{ resposta: TEMPLATE.text }]);
});

it('counts a composed emoji as one of the 200 characters of a reply', async () => {
  const { api, person, dialog } = await opened();
  const family = '👨‍👩‍👧‍👦';
  const reply = (await dialog.findByLabelText('Resposta')) as HTMLTextAreaElement;
  fireEvent.change(reply, { target: { value: family.repeat(201) } });
  expect(reply.value).toBe(family.repeat(200));
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Resposta salva com sucesso!');
  expect(api.requestsOf(replyToRating)).toMatchObject([{ resposta: family.repeat(200) }]);
});

it('lists only ratings with a comment if the checkbox is on', async () => {
  const { api, person, dialog } = await opened();
  await person.click(dialog.getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement);
  await person.click(screen.getByRole('checkbox', { name: 'Apenas com comentário' }));
  await waitFor(() => expect(api.requestsOf(listRatings).at(-1)).toMatchObject({ com_comentario: 'true' }));
});

it('deletes a reply template', async () => {
  const { api, person, dialog } = await opened();
  await person.selectOptions(await dialog.findByLabelText('Respostas prontas'), TEMPLATE.text);
  await person.click(dialog.getByRole('button', { name: 'Excluir resposta pronta' }));
  expect(await screen.findByText('Resposta pronta excluída.')).toBeTruthy();
  expect(api.requestsOf(removeReplyTemplate)).toHaveLength(1);
});

it('shows why a reply is refused and leaves the typed text in place', async () => {
  const { api, person, dialog } = await opened();
  api.refuse(replyToRating, 'ratings.already-replied');
  await person.type(await dialog.findByLabelText('Resposta'), 'Sentimos muito');
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  expect((dialog.getByLabelText('Resposta') as HTMLTextAreaElement).value).toBe('Sentimos muito');
});

it('shows who replied meanwhile, and overwrites that reply only on request', async () => {
  const { api, person, dialog } = await opened();
  api.refuse(replyToRating, 'ratings.answered-meanwhile');
  await person.type(await dialog.findByLabelText('Resposta'), 'Sentimos muito');
  const other = { reply: 'Obrigada!', repliedAt: Date.now(), repliedBy: 'Luciana' };
  api.answer(listRatings, { rows: [aRating(other)], next: null, count: 1 });
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await dialog.findByText('Obrigada!')).toBeTruthy();
  expect(dialog.getByText(/^Respondido em .* por Luciana$/)).toBeTruthy();
  const save = dialog.getByRole('button', { name: 'Salvar' });
  expect(save).toHaveProperty('disabled', true);
  await person.click(dialog.getByRole('button', { name: 'Corrigir com o que escrevi' }));
  api.answer(replyToRating, aRating({ ...other, reply: 'Sentimos muito' }));
  await person.click(save);
  expect(await screen.findByText('Resposta salva com sucesso!')).toBeTruthy();
  expect(api.requestsOf(replyToRating)).toMatchObject([
    { resposta_atual: null },
    { resposta: 'Sentimos muito', resposta_atual: 'Obrigada!' },
  ]);
});

it('contests a rating with a reason', async () => {
  const { api, person, dialog } = await opened();
  await person.click(dialog.getByRole('button', { name: 'Contestar avaliação' }));
  const send = dialog.getByRole('button', { name: 'Enviar contestação' });
  await person.type(dialog.getByLabelText('Motivo da contestação'), 'Ofensa');
  expect(send).toHaveProperty('disabled', true);
  await person.type(dialog.getByLabelText('Motivo da contestação'), ' ao entregador');
  await person.click(send);
  expect(await screen.findByText('Contestação enviada.')).toBeTruthy();
  expect(api.requestsOf(contestRating)).toMatchObject([{ motivo: 'Ofensa ao entregador' }]);
});

it('shows the message of the server for a refused period', async () => {
  renderScreen(PATH, {
    answers: (fake) => {
      fake.refuse(readRatingSummary, 'insight.too-many-days');
      fake.refuse(listRatings, 'insight.too-many-days');
    },
  });
  expect(await screen.findByText('O período pode ter no máximo dez anos.')).toBeTruthy();
});

it('accepts no reply to a rating without comment, and shows when a new rating counts', async () => {
  const { dialog } = await opened({ comment: null, state: 'processing' });
  expect(dialog.getByText('Usuário não deixou comentário')).toBeTruthy();
  expect(dialog.getByText(/^Conta a partir de/)).toBeTruthy();
  expect(dialog.queryByLabelText('Resposta')).toBeNull();
});

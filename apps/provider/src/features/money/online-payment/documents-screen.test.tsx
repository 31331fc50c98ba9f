// @vitest-environment jsdom
import { fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import { ERRORS } from '@comanda/contract/errors';
import {
  approveDocument,
  getStoreDocument,
  getStoreOnlinePayment,
  listWaitingDocuments,
  rejectDocument,
  type WaitingDocument,
} from '@comanda/contract/money/online-payment/review.calls';
import { sampleOf } from '@comanda/contract/testing/sample-of';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openConsole } from '../../../app/testing/console-in-tests.tsx';

afterEach(() => {
  localStorage.clear();
  cleanup();
  vi.unstubAllGlobals();
});

const identity: WaitingDocument = {
  ...{ storeId: 7, storeName: 'Pizzaria Dona Conceição', city: 'Campinas', state: 'SP' },
  ...{ kind: 'identification', sending: 2, sentAt: Date.now() - 3_600_000, sentBy: 'Luciana' },
};
const residence: WaitingDocument = { ...identity, kind: 'residence', sending: 1 };

function openDocuments(rows: WaitingDocument[]) {
  const api = fakeApi();
  const { output } = getStoreOnlinePayment;
  api.answer(listWaitingDocuments, { rows, next: null, count: rows.length });
  api.answer(getStoreOnlinePayment, output.decode(sampleOf(output.wire) as never));
  openConsole('/documentos', { api });
  return api;
}

it('approves the document on the screen, and then shows the next one', async () => {
  const api = openDocuments([identity, residence]);
  const card = await screen.findByRole('article', { name: /^Documento de identificação/ });
  const picture = within(card).getByRole<HTMLImageElement>('img');
  expect(picture.getAttribute('src')).toBe(
    '/api/provedor/lojas/7/pagamento-online/documentos/identificacao?envio=2',
  );
  api.answer(approveDocument, { message: null });
  api.answer(listWaitingDocuments, { rows: [residence], next: null, count: 1 });
  await userEvent.click(within(card).getByRole('button', { name: 'Aprovar' }));
  await screen.findByRole('article', { name: /^Comprovante de residência/ });
  expect(api.requestsOf(approveDocument)).toEqual([{ loja: '7', documento: 'identificacao', envio: 2 }]);
});

it('asks for the password before a picture the server does not show yet, and again only on demand', async () => {
  const api = openDocuments([identity]);
  api.refuse(getStoreDocument, 'auth.prove-again');
  const card = await screen.findByRole('article', { name: /^Documento de identificação/ });
  fireEvent.error(within(card).getByRole('img'));
  const dialog = await screen.findByRole('dialog', { name: 'Confirme que é você' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  await within(card).findByText('Este documento só aparece depois que você confirma sua senha.');
  expect(within(card).queryByRole('img')).toBeNull();
  await userEvent.click(within(card).getByRole('button', { name: 'Mostrar o documento' }));
  expect(await screen.findByRole('dialog', { name: 'Confirme que é você' })).toBeTruthy();
});

it('says why a picture does not come, and asks for no password then', async () => {
  const api = openDocuments([identity]);
  api.refuse(getStoreDocument, 'online-payment.no-document');
  const card = await screen.findByRole('article', { name: /^Documento de identificação/ });
  fireEvent.error(within(card).getByRole('img'));
  await within(card).findByText(ERRORS['online-payment.no-document'].text);
  expect(screen.queryByRole('dialog')).toBeNull();
  api.answerRaw(getStoreDocument, 200, null);
  await userEvent.click(within(card).getByRole('button', { name: 'Mostrar o documento' }));
  fireEvent.error(await within(card).findByRole('img'));
  await within(card).findByText('Não foi possível mostrar este documento.');
  expect(api.requestsOf(getStoreDocument)).toHaveLength(2);
});

it('refuses with a typed reason; one that was decided meanwhile is left to the next', async () => {
  const api = openDocuments([identity]);
  await userEvent.click(await screen.findByRole('button', { name: 'Recusar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Recusar o documento' });
  await userEvent.selectOptions(within(dialog).getByLabelText('Motivo, que a loja lê'), 'expired');
  api.answer(rejectDocument, { message: null });
  api.answer(listWaitingDocuments, { rows: [], next: null, count: 0 });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Recusar' }));
  await screen.findByText('Nenhum documento espera por você');
  await waitFor(() =>
    expect(api.requestsOf(rejectDocument)).toMatchObject([
      { loja: '7', documento: 'identificacao', envio: 2, motivo: 'vencido', texto: null },
    ]),
  );
});

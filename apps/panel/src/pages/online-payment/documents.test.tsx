// @vitest-environment jsdom
import { listDocuments, sendActivity } from '@comanda/contract/money/online-payment/documents.calls';
import { getOnlineStatus } from '@comanda/contract/money/online-payment/registration.calls';
import type { OnlineStatus } from '@comanda/contract/money/online-payment/registration.wire';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { toastStore } from '@comanda/ui/toast/toast.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadPage } from '../../app/testing/load-page.ts';
import { renderScreen } from '../../app/testing/render-screen.tsx';
import {
  someDocuments,
  someOnlineStatus,
} from '../../features/money/online-payment/testing/some-online-payment.ts';

const PATH = '/financeiro/cadastro/documentos';
beforeAll(async () => {
  supplyBrowserParts();
  await loadPage(PATH);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (documents = someDocuments(), status: Partial<OnlineStatus> = {}) =>
  renderScreen(PATH, {
    session: { roles: ['admin'] },
    answers: (api) => {
      api.answer(listDocuments, documents);
      api.answer(getOnlineStatus, someOnlineStatus(status));
    },
  });
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const photo = (name = 'contrato.png') => new File(['bytes'], name, { type: 'image/png' });

it('shows status and reason of each document, and sends a dropped file', async () => {
  const { api } = open();
  const refused = await card('Identificação');
  refused.getByText('Recusado');
  refused.getByText(/Não dá para ler: envie uma foto mais nítida/);
  (await card('Comprovante de residência')).getByText('Em análise');
  const missing = await card('Comprovante de atividade');
  missing.getByText('Não enviado');
  const [, residence] = someDocuments();
  if (!residence) throw new Error('three documents');
  api.answer(sendActivity, { message: 'Documento enviado.', address: '/api/a' });
  api.answer(listDocuments, [...someDocuments().slice(0, 2), { ...residence, kind: 'activity' }]);
  fireEvent.drop(missing.getByRole('group', { name: 'Foto do comprovante de atividade' }), {
    dataTransfer: { files: [photo()] },
  });
  await screen.findByText('Documento enviado.');
  expect(toastStore.getSnapshot()).toHaveLength(1);
  expect(api.requestsOf(sendActivity)).toEqual([{ arquivo: 'contrato.png' }]);
  await waitFor(() => missing.getByText('Em análise'));
});

it('shows what is wrong with a picture: at the file before the upload, the rest in a dialog', async () => {
  const { api, person } = open();
  const missing = await card('Comprovante de atividade');
  const group = missing.getByRole('group', { name: 'Foto do comprovante de atividade' });
  fireEvent.drop(group, {
    dataTransfer: { files: [new File(['x'], 'contrato.pdf', { type: 'application/pdf' })] },
  });
  missing.getByText('Escolha uma imagem .png, .jpg ou .jpeg.');
  expect(api.requestsOf(sendActivity)).toEqual([]);
  api.refuse(sendActivity, 'online-payment.picture-refused', {
    fields: [{ campo: 'arquivo', mensagem: 'O arquivo não é uma imagem PNG ou JPEG.' }],
  });
  fireEvent.paste(group, { clipboardData: { files: [photo()] } });
  const alert = within(await screen.findByRole('dialog', { name: 'Atenção!' }));
  alert.getByText('O arquivo não é uma imagem PNG ou JPEG.');
  await person.click(alert.getByRole('button', { name: 'OK' }));
});

it('shows which one the payment provider rejected and why, and accepts another', async () => {
  const [first, ...others] = someDocuments();
  if (!first) throw new Error('three documents');
  const approved = { ...first, state: 'approved', rejection: null, rejectionText: null } as const;
  open([{ ...approved, verdict: 'rejected', verdictReason: 'Foto cortada.' }, ...others]);
  const refused = await card('Identificação');
  refused.getByText('Recusado');
  refused.getByText('O provedor de pagamento não aceitou este documento: Foto cortada. Envie outra foto.');
  refused.getByRole('button', { name: /Trocar imagem/ });
});

it('allows each document to be sent again after a rejected registration, with the reasons above', async () => {
  const [first, ...others] = someDocuments();
  if (!first) throw new Error('three documents');
  const approved = { ...first, state: 'approved', rejection: null, rejectionText: null } as const;
  open([approved, ...others], { state: 'rejected', reasons: ['Documento falso.'] });
  await screen.findByText(/não aprovou o cadastro da loja\. Documento falso\./);
  (await card('Identificação')).getByRole('button', { name: /Trocar imagem/ });
});

it('leaves an approved one as it is, and waits for the registration', async () => {
  const [first, ...others] = someDocuments();
  if (!first) throw new Error('three documents');
  open([{ ...first, state: 'approved', mayBeSent: false, rejection: null, rejectionText: null }, ...others], {
    registrationId: null,
    state: null,
  });
  const approved = await card('Identificação');
  approved.getByRole('img', { name: 'Foto do documento de identificação' });
  expect(approved.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: /imagem/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Preencher os dados' }).getAttribute('href')).toBe(
    '/financeiro/cadastro/dados',
  );
});

// @vitest-environment jsdom
import { fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import {
  changeHolder,
  getStoreOnlinePayment,
  type ListedReceiver,
  listReceivers,
} from '@comanda/contract/money/online-payment/review.calls';
import { sampleOf } from '@comanda/contract/testing/sample-of';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openConsole } from '../../../app/testing/console-in-tests.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const turnedDown: ListedReceiver = {
  ...{ storeId: 7, storeName: 'Pizzaria Dona Conceição', city: 'Campinas', uf: 'SP', state: 'rejected' },
  ...{ reasons: ['CPF irregular'], since: Date.now(), approvedDocuments: 2, accounts: 1 },
};

it('says why a store was turned down, and gives it another holder from the version that was read', async () => {
  const api = fakeApi();
  api.answer(listReceivers, { rows: [turnedDown], next: null, count: 1 });
  const stored = sampleOf(getStoreOnlinePayment.output.wire, {
    named: { tipo: 'F', est_cnpj: '', est_razao_social: 'Ana Souza', pro_cpf: '52998224725', versao: 3 },
  });
  api.answerRaw(getStoreOnlinePayment, 200, stored);
  openConsole('/recebedores', { api });
  await screen.findByText('CPF irregular');
  await userEvent.click(screen.getByRole('button', { name: 'Ações de Pizzaria Dona Conceição' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Mudar titular' }));
  const dialog = await screen.findByRole('dialog', { name: /^Mudar o titular de/ });
  expect(within(dialog).queryByLabelText('CNPJ')).toBeNull();
  const document = within(dialog).getByLabelText('CPF do responsável');
  await userEvent.clear(document);
  await userEvent.type(document, '11144477735');
  await userEvent.type(within(dialog).getByLabelText('Motivo'), 'digitado trocado');
  api.answer(changeHolder, { version: 4, requestId: 9 });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mudar titular' }));
  await waitFor(() =>
    expect(api.requestsOf(changeHolder)).toMatchObject([
      { loja: '7', tipo: 'F', est_razao_social: 'Ana Souza', motivo: 'digitado trocado', versao: 3 },
    ]),
  );
});

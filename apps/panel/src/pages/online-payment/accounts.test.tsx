// @vitest-environment jsdom
import type { FakeApi } from '@comanda/client/api/testing/fake-api.ts';
import {
  activateAccount,
  getChangeWait,
  listAccounts,
  listBanks,
  removeAccount,
  saveAccount,
  setChangeWait,
  withdrawActivation,
} from '@comanda/contract/money/online-payment/accounts.calls';
import { getTaxAndPlans } from '@comanda/contract/money/online-payment/plans.calls';
import { getHolder, getOnlineStatus } from '@comanda/contract/money/online-payment/registration.calls';
import { prove } from '@comanda/contract/people/access/account.calls';
import { getAcceptanceStatus } from '@comanda/contract/store/store/online-acceptance.calls';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadPage } from '../../app/testing/load-page.ts';
import { renderScreen } from '../../app/testing/render-screen.tsx';
import {
  accountPage,
  anAccount,
  someAccounts,
  someBanks,
  someFees,
} from '../../features/money/online-payment/testing/some-accounts.ts';
import { someOnlineStatus } from '../../features/money/online-payment/testing/some-online-payment.ts';

const PATH = '/financeiro/cadastro/recebimentos';
beforeAll(async () => {
  supplyBrowserParts();
  await loadPage(PATH);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (answers?: (api: FakeApi) => void, path = PATH) =>
  renderScreen(path, {
    session: { roles: ['admin'] },
    answers: (api) => {
      api.answer(getAcceptanceStatus, false);
      api.answer(getOnlineStatus, someOnlineStatus());
      api.answer(listAccounts, accountPage(someAccounts()));
      api.answer(getChangeWait, { isOn: false, offAt: null });
      api.answer(getTaxAndPlans, someFees);
      api.answer(getHolder, {
        storeId: 7,
        document: '11222333000181',
        name: 'Dona Conceição Pizzas Ltda.',
      });
      api.answer(listBanks, someBanks);
      answers?.(api);
    },
  });
type Person = ReturnType<typeof renderScreen>['person'];
const choose = async (person: Person, action: string, of = 'Ag. 1234-5 · 98765-4') => {
  await person.click(await screen.findByRole('button', { name: `Ações de ${of}` }));
  await person.click(await screen.findByRole('menuitem', { name: action }));
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('lists accounts, the active one without actions; the server sorts', async () => {
  const { api } = open(undefined, `${PATH}?ordem=-banco`);
  const grid = within(await screen.findByRole('grid', { name: 'Contas Cadastradas' }));
  const [active, byKey] = grid.getAllByRole('row').slice(1);
  if (!active || !byKey) throw new Error('three accounts');
  within(active).getByText('Conta Ativa');
  expect(within(active).queryByRole('button')).toBeNull();
  within(byKey).getByText('(11) 98765-4321');
  within(byKey).getByText('Chave Pix: Celular');
  await waitFor(() =>
    expect(api.requestsOf(listAccounts)).toContainEqual({ ordem: '-banco', page: 1, per_page: 10 }),
  );
});

it("shows the server's summary of fees, and only its texts", async () => {
  open((api) =>
    api.answer(getTaxAndPlans, `${someFees}<img src="x" onerror="alert(1)"><script>ruim()</script>`),
  );
  const summary = within(await screen.findByRole('region', { name: 'Plano e taxas' }));
  await summary.findByText('Plano Standard Padrão');
  expect(summary.getAllByRole('table')).toHaveLength(2);
  expect(document.querySelector('main img, main script')).toBeNull();
  expect(summary.queryByText(/ruim/)).toBeNull();
});

it('registers an account by its key, without punctuation, after the password was typed again', async () => {
  const { api, person } = open((server) => server.refuse(saveAccount, 'auth.prove-again'));
  await person.click(await screen.findByRole('button', { name: 'Cadastrar conta' }));
  const form = await dialog('Cadastrar Conta');
  const holder = form.getByLabelText<HTMLInputElement>('Titular');
  await waitFor(() => expect(holder.value).toBe('Dona Conceição Pizzas Ltda.'));
  expect([holder.disabled, holder.readOnly]).toEqual([true, true]);
  expect(form.getByLabelText<HTMLInputElement>('Agência').maxLength).toBe(4);
  expect(form.getByLabelText<HTMLInputElement>('Dígito').maxLength).toBe(1);
  await person.click(form.getByRole('radio', { name: 'Chave Pix' }));
  await person.click(form.getByRole('button', { name: 'Salvar' }));
  form.getByText('Escolha o tipo da chave.');
  await person.selectOptions(form.getByLabelText('Tipo da chave'), 'cnpj');
  await person.click(form.getByLabelText('Chave'));
  await person.paste('11.222.333/0001-81');
  expect(form.getByLabelText<HTMLInputElement>('Chave').value).toBe('11222333000181');
  await person.click(form.getByRole('button', { name: 'Salvar' }));
  const proof = await dialog('Confirme que é você');
  api.answer(prove, { message: null });
  api.answer(saveAccount, { message: 'Conta salva.', accountId: 4, version: 1 });
  await person.type(proof.getByLabelText('Sua senha'), 'Comanda@2026');
  await person.click(proof.getByRole('button', { name: 'Confirmar' }));
  await screen.findByText('Conta salva.');
  expect(api.requestsOf(saveAccount).at(-1)).toEqual({
    id_pagon_banco: null,
    tipo_pagamento: 'CHAVE',
    nome: '',
    tipo_chave: 'CNPJ',
    chave: '11222333000181',
    banco: null,
    tipo_conta: null,
    agencia: null,
    agencia_dig: null,
    conta: null,
    cnpj_cpf: null,
    versao: null,
  });
});

it('edits an account by its bank data, and shows whose it must be', async () => {
  const { api, person } = open();
  await choose(person, 'Editar');
  const form = await dialog('Editar conta');
  await form.findByRole('option', { name: 'Itaú · 341 – Itaú Unibanco S.A.' });
  await person.selectOptions(form.getByLabelText('Banco'), '341');
  await person.clear(form.getByLabelText('Conta'));
  await person.type(form.getByLabelText('Conta'), '11111-1');
  api.refuse(saveAccount, 'online-payment.other-holder');
  await person.click(form.getByRole('button', { name: 'Salvar' }));
  const alert = await dialog('Atenção!');
  alert.getByText(/mesmo titular do cadastro/);
  await person.click(alert.getByRole('button', { name: 'OK' }));
  expect(form.getByLabelText<HTMLInputElement>('Conta').value).toBe('11111-1');
  expect(api.requestsOf(saveAccount)).toMatchObject([
    { id_pagon_banco: 2, tipo_pagamento: 'MANUAL', banco: '341', conta: '11111-1', chave: null, versao: 3 },
  ]);
});

it('activates an account after asking; shows a refusal as an error', async () => {
  const { api, person } = open();
  await choose(person, 'Ativar');
  let requested = await dialog('Ativar esta conta?');
  api.refuse(activateAccount, 'online-payment.account-waits');
  await person.click(requested.getByRole('button', { name: 'Ativar' }));
  const alert = await dialog('Erro!');
  alert.getByText(/esperando as 24 horas/);
  await person.click(alert.getByRole('button', { name: 'OK' }));
  api.answer(activateAccount, { message: 'Conta ativada.', activeFrom: null });
  await choose(person, 'Ativar');
  requested = await dialog('Ativar esta conta?');
  await person.click(requested.getByRole('button', { name: 'Ativar' }));
  await screen.findByText('Conta ativada.');
  expect(api.requestsOf(activateAccount).at(-1)).toEqual({ id_pagon_banco: 2, versao: 3 });
});

it("removes an account after asking, and confirms: 'Confirmação!'", async () => {
  const { api, person } = open();
  await choose(person, 'Excluir');
  const requested = await dialog('Você tem certeza?');
  api.answer(removeAccount, { message: 'Conta excluída.' });
  await person.click(requested.getByRole('button', { name: 'Sim deletar.' }));
  (await dialog('Confirmação!')).getByText('Conta excluída.');
  expect(api.requestsOf(removeAccount)).toEqual([{ id_pagon_banco: 2, versao: 3 }]);
});

it('shows until when a change waits, and takes it back', async () => {
  const waiting = anAccount({ label: 'Reserva', activeFrom: Date.UTC(2026, 10, 28, 19) });
  const { api, person } = open((server) => server.answer(listAccounts, accountPage([waiting])));
  await screen.findByText(/^Reserva · Ag\. 1234-5 · 98765-4 passa a receber em 28\/11\/2026 16:00/);
  api.answer(withdrawActivation, { message: 'Troca de conta cancelada.' });
  api.answer(listAccounts, accountPage([anAccount({ label: 'Reserva' })]));
  await person.click(screen.getByRole('button', { name: 'Desistir da troca' }));
  await screen.findByText('Troca de conta cancelada.');
  await waitFor(() => expect(screen.queryByText(/passa a receber/)).toBeNull());
});

it('offers no second change while one waits, and names accounts of one bank by their numbers', async () => {
  const bank = 'Banco do Brasil S.A.';
  const rows = [
    anAccount({ accountId: 2, label: bank, activeFrom: Date.UTC(2026, 10, 28, 19) }),
    anAccount({ accountId: 4, label: bank, account: '11111-1' }),
  ];
  const { api, person } = open((server) => server.answer(listAccounts, accountPage(rows)));
  await screen.findByText(/passa a receber/);
  await person.click(await screen.findByRole('button', { name: `Ações de ${bank} · Ag. 1234-5 · 11111-1` }));
  const activating = await screen.findByRole('menuitem', { name: /^Ativar/ });
  expect(activating.getAttribute('aria-disabled')).toBe('true');
  screen.getByText('Outra troca espera as 24 horas: desista dela antes.');
  await person.click(activating);
  expect(screen.queryByRole('dialog', { name: 'Ativar esta conta?' })).toBeNull();
  expect(api.requestsOf(activateAccount)).toEqual([]);
});

it('shows how a number typed without its dash is read', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Cadastrar conta' }));
  const form = await dialog('Cadastrar Conta');
  await person.type(form.getByLabelText('Conta'), '76543');
  form.getByText('Fica 7654-3: confira o dígito');
  await person.type(form.getByLabelText('Conta'), '-2');
  form.getByText('Com o dígito, como 12345-6');
});

it('makes changes wait a day, and shows how long that still applies after it is turned off', async () => {
  const { api, person } = open((server) => server.answer(getChangeWait, { isOn: true, offAt: null }));
  const offAt = Date.UTC(2026, 10, 28, 19);
  api.answer(setChangeWait, { isOn: true, offAt });
  await person.click(await screen.findByRole('switch', { name: 'Esperar 24 horas em cada troca de conta' }));
  await screen.findByText('Desligada: por segurança, ainda vale até 28/11/2026 16:00.');
  expect(api.requestsOf(setChangeWait)).toEqual([{ espera: false }]);
});

it('asks for the registration before any account', async () => {
  open((api) => api.answer(getOnlineStatus, someOnlineStatus({ registrationId: null, state: null })));
  expect((await screen.findByRole('link', { name: 'Preencher os dados' })).getAttribute('href')).toBe(
    '/financeiro/cadastro/dados',
  );
  expect(screen.queryByRole('button', { name: 'Cadastrar conta' })).toBeNull();
});

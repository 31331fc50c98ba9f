// @vitest-environment jsdom

import { keepPrintDevice } from '@comanda/contract/orders/printing/printing.calls';
import { getOperatorGrants, saveOperatorGrants } from '@comanda/contract/people/access/operator-grants.calls';
import {
  createUser,
  inviteUser,
  listPeople,
  updateUser,
  withdrawInvitation,
} from '@comanda/contract/people/access/people.calls';
import { FIRST_GRANTS } from '@comanda/domain/people/access/permissions';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { focusInside } from '@comanda/ui/testing/focus-inside.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { renderScreen } from '../../app/testing/render-screen.tsx';
import { aUser, someGrants, somePeople } from '../../features/people/people/testing/some-people.ts';

beforeAll(supplyBrowserParts);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LIST = '/configuracoes/usuarios/list';
const open = (path = LIST, people = somePeople) =>
  renderScreen(path, {
    answers: (api) => {
      api.answer(listPeople, people);
      api.answer(createUser, { user: aUser(), isMailed: true, link: null });
      api.answer(updateUser, { user: aUser(), isMailed: null, link: null });
      api.answer(inviteUser, { user: aUser(), isMailed: true, link: null });
      api.answer(withdrawInvitation, { user: aUser(), isMailed: null, link: null });
      api.answer(keepPrintDevice, []);
      api.answer(getOperatorGrants, someGrants);
      api.answer(saveOperatorGrants, someGrants);
    },
  });
type Person = ReturnType<typeof open>['person'];
const press = async (person: Person, name: string) =>
  person.click(await screen.findByRole('button', { name }));
const choose = async (person: Person, name: string) =>
  person.click(await screen.findByRole('menuitem', { name }));
const menuOf = async (person: Person, name: string) => {
  await press(person, `Ações de ${name}`);
  const panel = screen.getByRole('menu', { name: `Ações de ${name}` });
  await focusInside(panel);
  return within(panel)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);
};

it("offers the actions of each user's status, and for oneself none that locks one out", async () => {
  const { person } = open();
  expect(await screen.findByText('Convite em aberto')).toBeTruthy();
  expect(await menuOf(person, 'Luciana Moreira')).toEqual(['Editar']);
  await person.keyboard('{Escape}');
  expect(await menuOf(person, 'Beto Ramos')).toEqual(['Editar', 'Inutilizar']);
  await person.keyboard('{Escape}');
  expect(await menuOf(person, 'Cida Prado')).toEqual([
    'Editar',
    'Enviar convite de novo',
    'Cancelar convite',
    'Inutilizar',
  ]);
  await person.keyboard('{Escape}');
  expect(await menuOf(person, 'Davi Lima')).toEqual(['Editar', 'Reativar']);
});

it('asks before a user is blocked, names their computers, and takes these over first', async () => {
  const beto = aUser({ machines: [{ deviceId: 4, name: 'Balcão' }] });
  const { api, person } = open(LIST, [beto]);
  await menuOf(person, 'Beto Ramos');
  await choose(person, 'Inutilizar');
  const dialog = await screen.findByRole('dialog', { name: 'Inutilizar Beto Ramos?' });
  expect(dialog.textContent).toContain('“Balcão”');
  await person.click(within(dialog).getByRole('button', { name: 'Inutilizar' }));
  await screen.findByText('Usuário atualizado com sucesso!');
  expect(api.requestsOf(keepPrintDevice)).toMatchObject([{ deviceId: '4' }]);
  // Only the status is sent, because a name older than the length limit must not prevent the blocking.
  expect(api.requestsOf(updateUser)).toEqual([
    { id: '5', name: null, email: null, access_group_merchant: null, status: 'N', versao: 2 },
  ]);
});

it('leaves the computers suspended on request, and shows why the user was not blocked', async () => {
  const beto = aUser({ machines: [{ deviceId: 4, name: 'Balcão' }] });
  const { api, person } = open(LIST, [beto]);
  api.refuse(updateUser, 'people.last-administrator');
  await menuOf(person, 'Beto Ramos');
  await choose(person, 'Inutilizar');
  await person.click(await screen.findByRole('radio', { name: 'Deixar suspensa' }));
  await person.click(
    within(screen.getByRole('dialog', { name: 'Inutilizar Beto Ramos?' })).getByRole('button', {
      name: 'Inutilizar',
    }),
  );
  const shown = await screen.findByRole('dialog', { name: 'Atenção!' });
  expect(shown.textContent).toContain('único Lojista Admin');
  expect(api.requestsOf(keepPrintDevice)).toEqual([]);
  await press(person, 'OK');
});

it('shows the fields of a refusal line by line, and the server’s text of an older one', async () => {
  const { api, person } = open(LIST, [aUser({ isActive: false })]);
  api.refuse(updateUser, 'request.invalid', {
    fields: [
      { campo: 'name', mensagem: 'Nome em falta.' },
      { campo: 'email', mensagem: 'E-mail em falta.' },
    ],
  });
  const reactivate = async () => {
    await menuOf(person, 'Beto Ramos');
    await choose(person, 'Reativar');
    const requested = await screen.findByRole('dialog', { name: 'Reativar Beto Ramos?' });
    await person.click(within(requested).getByRole('button', { name: 'Reativar' }));
    return screen.findByRole('dialog', { name: 'Atenção!' });
  };
  expect((await reactivate()).textContent).toContain('Nome em falta.\nE-mail em falta.');
  await press(person, 'OK');
  api.answerRaw(updateUser, 500, {});
  expect((await reactivate()).textContent).toContain('Não foi possível salvar o usuário.');
  await press(person, 'OK');
});

const type = (person: Person, label: string, words: string) =>
  person.type(screen.getByLabelText(label), words);

it('invites a new user, and goes back to the list', async () => {
  const { api, person, router } = open('/configuracoes/usuarios/new');
  await screen.findByRole('heading', { name: 'Configurar usuário' });
  // The button exists from the beginning, does not say that all is saved, and shows which fields are missing.
  expect(screen.queryByText('Tudo salvo.')).toBeNull();
  await press(person, 'Convidar');
  expect(await screen.findAllByText('Campo obrigatório.')).toHaveLength(2);
  await type(person, 'Nome', 'Ana Souza');
  await press(person, 'Convidar');
  expect(await screen.findByText('Campo obrigatório.')).toBeTruthy();
  await type(person, 'E-mail', 'Ana@pizzaria.com.br');
  await press(person, 'Convidar');
  await screen.findByText('Usuário cadastrado com sucesso!');
  expect(api.requestsOf(createUser)).toEqual([
    {
      ...{ name: 'Ana Souza', email: 'Ana@pizzaria.com.br', access_group_merchant: 'operator', status: 'S' },
      convite: true,
    },
  ]);
  await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
});

it('hands over the link of an invitation whose mail failed, then goes back to the list', async () => {
  const { api, person, router } = open('/configuracoes/usuarios/new');
  await screen.findByRole('heading', { name: 'Configurar usuário' });
  api.answer(createUser, { user: aUser(), isMailed: false, link: 'https://painel.example/senha#1.a' });
  await type(person, 'Nome', 'Ana Souza');
  await type(person, 'E-mail', 'ana@pizzaria.com.br');
  await press(person, 'Convidar');
  const link = await screen.findByLabelText('Link do convite (vale por 7 dias, uma vez só)');
  expect(link.textContent).toBe('https://painel.example/senha#1.a');
  await press(person, 'Já copiei');
  await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
});

it('accepts a password instead, shows its faults after its field was left, and sends none with faults', async () => {
  const { api, person } = open('/configuracoes/usuarios/new');
  await screen.findByRole('heading', { name: 'Configurar usuário' });
  await type(person, 'Nome', 'Ana Souza');
  await type(person, 'E-mail', 'ana@pizzaria.com.br');
  await person.click(screen.getByRole('radio', { name: 'Digitar uma senha' }));
  await press(person, 'Salvar');
  expect(await screen.findByText('Senha obrigatória.')).toBeTruthy();
  await type(person, 'Senha', 'fraca');
  expect(screen.queryByText(/no mínimo 8 caracteres/)).toBeNull();
  await type(person, 'Confirmar senha', 'Lasanha#2031');
  expect(screen.getByText(/^A senha deve ter no mínimo 8 caracteres, conter/)).toBeTruthy();
  await person.clear(screen.getByLabelText('Senha'));
  await type(person, 'Senha', 'Lasanha#2032');
  await press(person, 'Salvar');
  expect(await screen.findByText('As senhas não correspondem')).toBeTruthy();
  expect(api.requestsOf(createUser)).toEqual([]);
  await type(person, 'Confirmar senha', '{Backspace}2');
  await press(person, 'Salvar');
  await screen.findByText('Usuário cadastrado com sucesso!');
  expect(api.requestsOf(createUser)).toMatchObject([
    { password: 'Lasanha#2032', password_confirm: 'Lasanha#2032', convite: false },
  ]);
});

it('edits, sends no password unless one was typed, and shows a taken e-mail at its field', async () => {
  const { api, person } = open('/configuracoes/usuarios/edit/5');
  await screen.findByDisplayValue('Beto Ramos');
  await type(person, 'Nome', ' Filho');
  api.refuse(updateUser, 'people.login-taken', {
    fields: [
      { campo: 'email', mensagem: 'Este e-mail já é usado para entrar no sistema. Use outro e-mail.' },
    ],
  });
  await press(person, 'Salvar');
  expect(await screen.findByText(/já é usado/)).toBeTruthy();
  const [sent] = api.requestsOf(updateUser) as Record<string, unknown>[];
  expect(sent).toMatchObject({ name: 'Beto Ramos Filho', versao: 2 });
  expect(Object.keys(sent ?? {}).filter((name) => name.startsWith('password'))).toEqual([]);
});

it("does not change one's own group, status or password here", async () => {
  open('/configuracoes/usuarios/edit/3');
  await screen.findByDisplayValue('Luciana Moreira');
  expect(screen.getByLabelText<HTMLSelectElement>('Grupo de acesso').disabled).toBe(true);
  expect(screen.getByLabelText<HTMLSelectElement>('Status').disabled).toBe(true);
  expect(screen.queryByLabelText('Senha')).toBeNull();
  expect(screen.getByRole('link', { name: 'Minha conta' })).toBeTruthy();
});

it("sends operators' permissions as a whole; one that needs another includes it, and one press undoes it", async () => {
  const { api, person } = open('/configuracoes/usuarios/permissoes');
  await person.click(await screen.findByLabelText('Ver as configurações e usar impressoras'));
  await person.click(screen.getByLabelText('Mudar os horários'));
  expect(screen.getByLabelText<HTMLInputElement>('Ver as configurações e usar impressoras').checked).toBe(
    true,
  );
  await person.click(screen.getByLabelText('Cancelar pedidos'));
  await press(person, 'Salvar');
  await screen.findByText(/^Permissões salvas/);
  expect(api.requestsOf(saveOperatorGrants)).toEqual([
    {
      permissoes: [...FIRST_GRANTS.filter((each) => each !== 'orders.cancel'), 'hours.manage'],
      versao: 2,
    },
  ]);
  await press(person, 'Voltar ao padrão');
  expect(screen.getByLabelText<HTMLInputElement>('Cancelar pedidos').checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Mudar os horários').checked).toBe(false);
});

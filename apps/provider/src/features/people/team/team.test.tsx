// @vitest-environment jsdom

import { fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import {
  addTeamPerson,
  blockTeamPerson,
  listTeam,
  reactivateTeamPerson,
  resetTeamFactor,
  saveTeamPerson,
  sendTeamLink,
  type TeamPerson,
} from '@comanda/contract/people/provider/team.calls';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openConsole } from '../../../app/testing/console-in-tests.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const bia: TeamPerson = {
  ...{ personId: 2, name: 'Bia', login: 'bia', email: 'bia@x.com', role: 'support', isActive: true },
  ...{ hasPassword: true, hasFactor: true, lastSeenAt: null, version: 5 },
};
const done = { message: null };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (action: string) => {
  await press('Ações para Bia');
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

function openTeam(person: TeamPerson = bia) {
  const api = fakeApi();
  api.answer(listTeam, [person]);
  openConsole('/equipe', { api });
  return api;
}

it.each([
  ['Bloquear', blockTeamPerson, 'Pessoa bloqueada.'],
  ['Tirar segundo fator', resetTeamFactor, 'Segundo fator retirado.'],
] as const)('%s: asks first, and does nothing after "Cancelar"', async (action, call, saved) => {
  const api = openTeam();
  api.answer(call, done);
  await choose(action);
  await press('Cancelar');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancelar' })).toBeNull());
  expect(api.requestsOf(call)).toEqual([]);
  await choose(action);
  await press(action);
  await screen.findByText(saved);
  expect(api.requestsOf(call)).toEqual([{ id_pessoa: '2' }]);
});

it('offers a blocked person no password link, and lets the person in again', async () => {
  const api = openTeam({ ...bia, isActive: false });
  api.answer(reactivateTeamPerson, done);
  await press('Ações para Bia');
  await screen.findByRole('menuitem', { name: 'Reativar' });
  for (const name of ['Enviar link de senha', 'Bloquear'])
    expect(screen.queryByRole('menuitem', { name })).toBeNull();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Reativar' }));
  await waitFor(() => expect(api.requestsOf(reactivateTeamPerson)).toEqual([{ id_pessoa: '2' }]));
});

it('shows a password link only if its mail was not sent', async () => {
  const api = openTeam();
  api.answer(sendTeamLink, { isMailed: true, link: null });
  await choose('Enviar link de senha');
  await screen.findByText(/Link enviado por e-mail/);
  expect(screen.queryByRole('dialog')).toBeNull();
  api.answer(sendTeamLink, { isMailed: false, link: 'https://x/senha#t' });
  await choose('Enviar link de senha');
  await screen.findByText('https://x/senha#t');
});

it('invites with the chosen role, and shows the link that was not mailed', async () => {
  const api = openTeam();
  await press('Convidar pessoa');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Nome'), 'Caio');
  await userEvent.type(dialog.getByLabelText('E-mail'), 'caio@x.com');
  await userEvent.type(dialog.getByLabelText('Usuário'), 'caio');
  api.answer(addTeamPerson, { personId: 3, isMailed: false, link: 'https://x/senha#u' });
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar convite' }));
  await screen.findByText('https://x/senha#u');
  expect(api.requestsOf(addTeamPerson)).toEqual([
    { nome: 'Caio', usuario: 'caio', email: 'caio@x.com', perfil: 'Suporte' },
  ]);
});

it('saves another role under the version that was read', async () => {
  const api = openTeam();
  await choose('Editar');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('Perfil'), 'admin');
  api.answer(saveTeamPerson, done);
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(api.requestsOf(saveTeamPerson)).toMatchObject([
      { id_pessoa: '2', versao: 5, nome: 'Bia', email: 'bia@x.com', perfil: 'Administração' },
    ]),
  );
});

// @vitest-environment jsdom
import { type FakeApi, fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import {
  addStorePerson,
  blockStorePerson,
  changeInvitedEmail,
  changeStorePersonRole,
  endStoreSessions,
  listStorePeople,
  listStoreSessions,
  makeStorePasswordLink,
  turnOffStoreSecondFactor,
} from '@comanda/contract/people/access/provider-people.calls';
import { listCityNames } from '@comanda/contract/store/delivery-areas/provider-districts.calls';
import { createStore } from '@comanda/contract/store/store/provider-new-store.calls';
import { changeStoreData } from '@comanda/contract/store/store/provider-store-data.calls';
import {
  getStoreDetail,
  searchStores,
  setStoreSwitch,
  suspendStore,
} from '@comanda/contract/store/store/provider-stores.calls';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aProviderSession, openConsole } from '../app/testing/console-in-tests.tsx';
import { aStoreDetail } from '../shared/store/testing/a-store.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const found = (...names: string[]) => ({
  rows: names.map((name, at) => aStoreDetail({ name, storeId: 100 - at })),
  next: null as string | null,
});

describe('the stores', () => {
  it('are asked for by the words and filters of the address, page after page, and reached by keys', async () => {
    const api = fakeApi();
    api.answer(searchStores, { ...found('Esfiha A', 'Esfiha B'), next: '99' });
    const { router } = openConsole('/lojas?busca=esfiha&situacao=suspensas', { api });
    const first = await screen.findByRole('link', { name: /Esfiha A/ });
    expect(api.requestsOf(searchStores)).toEqual([{ busca: 'esfiha', situacao: 'suspensas' }]);
    api.answer(searchStores, { rows: [aStoreDetail({ name: 'Esfiha C', storeId: 98 })], next: null });
    await userEvent.click(screen.getByRole('button', { name: 'Carregar mais' }));
    await screen.findByRole('link', { name: /Esfiha C/ });
    expect(api.requestsOf(searchStores).at(-1)).toMatchObject({ antes: '99' });
    screen.getByRole('searchbox').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(first);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    api.answer(searchStores, found());
    await userEvent.type(screen.getByRole('searchbox'), ' zz');
    await screen.findByText('Nenhuma loja encontrada');
    await waitFor(() => expect(router.history.location.search).toContain('busca=esfiha+zz'));
    api.answer(searchStores, found('Todas'));
    await userEvent.click(screen.getByRole('button', { name: 'Ver todas' }));
    await screen.findByRole('link', { name: /Todas/ });
  });

  it('are made by hand; link and key are shown once', async () => {
    const api = fakeApi();
    api.answer(searchStores, found());
    api.answer(createStore, { storeId: 7, intakeKey: 'k-1', link: 'https://x/senha#t', isMailed: true });
    api.answer(getStoreDetail, aStoreDetail());
    const { router } = openConsole('/lojas', { api });
    await userEvent.click(await screen.findByRole('button', { name: 'Adicionar loja' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Criar loja' }));
    expect(api.requestsOf(createStore)).toEqual([]);
    api.answer(listCityNames, ['Manacapuru', 'Manaus']);
    api.answer(searchStores, { ...found(), rows: [aStoreDetail({ storeId: 3, name: 'Irmã' })] });
    await userEvent.selectOptions(dialog.getByLabelText('UF'), 'AM');
    const fields = {
      'Nome da loja': 'Nova',
      'Razão social': 'Nova Ltda',
      'CNPJ ou CPF': '11222333000181',
      Bairro: 'Centro',
      Cidade: 'Manau',
      'Nome de quem administra': 'Nina',
      'E-mail de quem administra': 'nina@example.com',
    };
    for (const [label, value] of Object.entries(fields)) {
      await userEvent.click(dialog.getByLabelText(label));
      await userEvent.paste(value);
    }
    await dialog.findByText('A loja 3 (Irmã) já tem este CNPJ ou CPF.');
    await dialog.findByText('Nenhum bairro de Manau foi importado. Você quis dizer “Manaus”?');
    await userEvent.type(dialog.getByLabelText('Cidade'), 's');
    expect(dialog.queryByText(/Nenhum bairro/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Criar loja' }));
    await screen.findByText('https://x/senha#t');
    expect(screen.getByText('k-1')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Já copiei' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/lojas/7'));
    expect(screen.queryByText('k-1')).toBeNull();
  });
});

describe('one store', () => {
  it('is suspended with words, and asks before what hurts', async () => {
    const api = fakeApi();
    api.answer(getStoreDetail, aStoreDetail({ missingSteps: ['hours', 'menu'] }));
    api.answer(suspendStore, { message: null });
    api.answer(setStoreSwitch, { message: null });
    openConsole('/lojas/7', { api });
    await screen.findByText('Falta: horários, cardápio.');
    await userEvent.click(await screen.findByRole('button', { name: 'Suspender loja' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('O que a loja vai ler'), 'Fatura aberta.');
    api.answer(getStoreDetail, aStoreDetail({ isSuspended: true, suspensionText: 'Fatura aberta.' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Suspender loja' }));
    await screen.findByRole('button', { name: 'Reativar loja' });
    expect(api.requestsOf(suspendStore)).toEqual([{ loja: '7', texto: 'Fatura aberta.' }]);
    await userEvent.click(screen.getByRole('switch', { name: 'Aceita pagamento online' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
    expect(api.requestsOf(setStoreSwitch)).toEqual([]);
    await userEvent.click(screen.getByRole('switch', { name: 'Aceita pagamento online' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sim, continuar' }));
    await waitFor(() =>
      expect(api.requestsOf(setStoreSwitch)).toEqual([
        { loja: '7', chave: 'pagamento_online', ligada: false },
      ]),
    );
  });

  it('has its data put right with a reason; the zone goes along with the city', async () => {
    const api = fakeApi();
    api.answer(getStoreDetail, aStoreDetail({ city: 'Manaus', state: 'AM', timeZone: 'America/Manaus' }));
    api.answer(searchStores, found());
    api.answer(listCityNames, ['Manaus', 'Tabatinga']);
    api.answer(changeStoreData, { message: null });
    openConsole('/lojas/7?aba=dados', { api });
    expect(await screen.findByText('(11) 98765-4321')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Mudar dados' }));
    const dialog = within(await screen.findByRole('dialog'));
    const save = () => userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await save();
    expect(await dialog.findByText('Mude ao menos um dado, ou feche sem salvar.')).toBeTruthy();
    await userEvent.clear(dialog.getByLabelText('Cidade'));
    await userEvent.type(dialog.getByLabelText('Cidade'), 'Tabatinga');
    expect(dialog.getByLabelText('Fuso horário')).toMatchObject({ value: 'America/Eirunepe' });
    await userEvent.clear(dialog.getByLabelText('Celular de recuperação'));
    await userEvent.type(dialog.getByLabelText('Celular de recuperação'), '97911112222');
    await userEvent.type(dialog.getByLabelText('Motivo da mudança'), 'Perdeu o telefone.');
    await save();
    await waitFor(() =>
      expect(api.requestsOf(changeStoreData)).toEqual([
        {
          ...{ loja: '7', celular: '(97) 91111-2222', cnpj_cpf: '11.222.333/0001-81', versao: 3 },
          ...{ razao_social: 'Sete Alimentos Ltda', cidade: 'Tabatinga', uf: 'AM' },
          ...{ fuso: 'America/Eirunepe', motivo: 'Perdeu o telefone.' },
        },
      ]),
    );
  });

  it('is read-only without permission to manage it, and unknown if it does not exist', async () => {
    const api = fakeApi();
    api.answer(getStoreDetail, aStoreDetail());
    openConsole('/lojas/7', { api, session: aProviderSession('support') });
    await screen.findByText('Só a administração da equipe muda isto.');
    expect(screen.queryByRole('button', { name: 'Suspender loja' })).toBeNull();
    cleanup();
    const none = fakeApi();
    none.refuse(getStoreDetail, 'provider.unknown-store');
    openConsole('/lojas/8', { api: none });
    await screen.findByText('Não há loja com este número');
  });

  it('lists users: blocks one after a confirmation, adds one and shows the link once', async () => {
    const api = fakeApi();
    const ana = {
      ...{ userId: 1, name: 'Ana', username: 'ana', email: null },
      ...{ role: 'admin' as const, isActive: true, hasSecondFactor: false, hasPassword: true },
    };
    api.answer(getStoreDetail, aStoreDetail());
    const caio = { ...ana, userId: 2, name: 'Caio', email: 'caio@exmaple.com', hasPassword: false };
    api.answer(listStorePeople, [ana, caio]);
    api.answer(changeInvitedEmail, { link: 'https://x/senha#v', isMailed: true });
    api.answer(listStoreSessions, []);
    api.refuse(blockStorePerson, 'provider.last-administrator');
    api.answer(addStorePerson, { link: 'https://x/senha#u', isMailed: false });
    openConsole('/lojas/7?aba=pessoas', { api });
    await userEvent.click(await screen.findByRole('button', { name: 'Bloquear: Ana' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sim, continuar' }));
    await screen.findByText(/É a única pessoa que administra a loja/);
    expect(screen.getByText('Convite em aberto')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Corrigir e-mail: Ana' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await userEvent.click(screen.getByRole('button', { name: 'Corrigir e-mail: Caio' }));
    await userEvent.type(await screen.findByLabelText('E-mail'), '.br');
    await userEvent.click(screen.getByRole('button', { name: 'Convidar de novo' }));
    await screen.findByText('https://x/senha#v');
    expect(api.requestsOf(changeInvitedEmail)).toEqual([
      { loja: '7', usuario: '2', email: 'caio@exmaple.com.br' },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Já copiei' }));
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar pessoa' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Adicionar pessoa' }));
    await userEvent.type(dialog.getByLabelText('Nome'), 'Bia');
    await userEvent.type(dialog.getByLabelText('Usuário'), 'bia.balcao');
    await userEvent.click(dialog.getByRole('button', { name: 'Adicionar' }));
    await screen.findByText('https://x/senha#u');
    expect(api.requestsOf(addStorePerson)).toMatchObject([{ usuario: 'bia.balcao', perfil: 'operador' }]);
  });

  it.each([
    ['Tornar operadora', (api: FakeApi) => api.requestsOf(changeStorePersonRole), { perfil: 'operador' }],
    ['Desligar segundo fator', (api: FakeApi) => api.requestsOf(turnOffStoreSecondFactor), {}],
    ['Encerrar sessões', (api: FakeApi) => api.requestsOf(endStoreSessions), { id_sessao: null }],
    ['Link de senha', (api: FakeApi) => api.requestsOf(makeStorePasswordLink), {}],
  ] as const)(
    '%s: changes the access of one user, after a confirmation',
    async (action, requestsOf, sent) => {
      const api = fakeApi();
      const ana = {
        ...{ userId: 1, name: 'Ana', username: 'ana', email: null },
        ...{ role: 'admin' as const, isActive: true, hasSecondFactor: true, hasPassword: true },
      };
      api.answer(getStoreDetail, aStoreDetail());
      api.answer(listStorePeople, [ana, { ...ana, userId: 2, name: 'Caio', isActive: false }]);
      const times = { createdAt: Date.now(), lastSeenAt: Date.now() };
      api.answer(listStoreSessions, [{ sessionId: 's1', userId: 1, ...times }]);
      api.answer(makeStorePasswordLink, 'https://x/senha#w');
      openConsole('/lojas/7?aba=pessoas', { api });
      await userEvent.click(await screen.findByRole('button', { name: `${action}: Ana` }));
      await screen.findByRole('button', { name: 'Sim, continuar' });
      expect(requestsOf(api)).toEqual([]);
      expect(screen.queryByRole('button', { name: `${action}: Caio` })).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Sim, continuar' }));
      await waitFor(() => expect(requestsOf(api)).toEqual([{ loja: '7', usuario: '1', ...sent }]));
      if (action === 'Link de senha') await screen.findByText('https://x/senha#w');
    },
  );
});

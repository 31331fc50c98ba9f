// @vitest-environment jsdom
import type { FakeApi } from '@comanda/client/api/testing/fake-api.ts';
import {
  getOnlineRegistration,
  listMerchantCategories,
  saveOnlineRegistration,
} from '@comanda/contract/money/online-payment/registration.calls';
import type { ShownOnlineRegistration } from '@comanda/contract/money/online-payment/registration.wire';
import { lookUpCep } from '@comanda/contract/store/store/postal-code.calls';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadPage } from '../../app/testing/load-page.ts';
import { renderScreen } from '../../app/testing/render-screen.tsx';
import {
  someCategories,
  someOnlineRegistration,
} from '../../features/money/online-payment/testing/some-online-payment.ts';

const PATH = '/financeiro/cadastro/dados';
beforeAll(async () => {
  supplyBrowserParts();
  await loadPage(PATH);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (changes: Partial<ShownOnlineRegistration> = {}, answers?: (api: FakeApi) => void) =>
  renderScreen(PATH, {
    session: { roles: ['admin'] },
    answers: (api) => {
      api.answer(getOnlineRegistration, someOnlineRegistration(changes));
      api.answer(listMerchantCategories, someCategories);
      answers?.(api);
    },
  });
const edit = async () => screen.findByRole('button', { name: 'Editar' });
const place = (name: string) => within(screen.getByRole('region', { name }));
const field = (part: string, label: string | RegExp) => place(part).getByLabelText<HTMLInputElement>(label);
const STORE = 'Dados do estabelecimento';
const ADDRESS = 'Endereço do estabelecimento';
const OWNER = 'Dados do proprietário';

it("is read-only until 'Editar', is saved from its version, and is locked again; CNPJ and CPF stay", async () => {
  const { api, person } = open();
  const button = await edit();
  expect(field(STORE, /^Nome fantasia/)).toHaveProperty('disabled', false);
  expect(field(STORE, /^Nome fantasia/).matches(':disabled')).toBe(true);
  await person.click(button);
  expect(field(STORE, /^Nome fantasia/).matches(':disabled')).toBe(false);
  for (const locked of [field(STORE, 'CNPJ'), field(OWNER, 'CPF')]) expect(locked.disabled).toBe(true);
  expect(screen.getAllByText('Só muda pelo suporte: ligue para (11) 4000-0000.')).toHaveLength(3);
  api.answer(saveOnlineRegistration, { message: 'Dados cadastrais salvos.', version: 4 });
  api.answer(getOnlineRegistration, someOnlineRegistration({ phone: '1132654321', version: 4 }));
  await person.clear(field(STORE, 'Telefone'));
  await person.paste('1132654321');
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Dados cadastrais salvos.');
  expect(api.requestsOf(saveOnlineRegistration)).toMatchObject([
    {
      tipo: 'J',
      est_cnpj: '11.222.333/0001-81',
      est_telefone: '(11) 3265-4321',
      est_estado: 'SP',
      pro_nascimento: Date.UTC(1985, 2, 7, 12) / 1_000,
      versao: 3,
    },
  ]);
  await edit();
  expect(field(STORE, 'Telefone').matches(':disabled')).toBe(true);
});

it('discards what was typed on request, and is locked again', async () => {
  const { person } = open();
  await person.click(await edit());
  await person.type(field(STORE, /^Nome fantasia/), ' 2');
  await person.click(screen.getByRole('button', { name: 'Cancelar' }));
  await person.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
  await edit();
  expect(field(STORE, /^Nome fantasia/).value).toBe('Pizzaria Dona Conceição');
});

it.each<[name: string, answer: (api: FakeApi) => void, words: RegExp, street: string, city: string]>([
  [
    'that is found fills the address',
    (api) =>
      api.answer(lookUpCep, {
        isMissing: false,
        street: 'Rua Barão de Jaguara',
        city: 'Campinas',
        state: 'SP',
        district: 'Centro',
        complement: '',
      }),
    /Preenchemos o que sabemos/,
    'Rua Barão de Jaguara',
    'Campinas',
  ],
  [
    'without a street leaves what was typed',
    (api) =>
      api.answer(lookUpCep, {
        isMissing: false,
        street: '',
        city: 'Campinas',
        state: 'SP',
        district: '',
        complement: '',
      }),
    /não está na nossa lista/,
    'Rua da Glória',
    'Campinas',
  ],
  [
    'that nobody knows clears the address',
    (api) => api.refuse(lookUpCep, 'address.cep-not-found'),
    /^CEP não encontrado\.$/,
    '',
    '',
  ],
  [
    'that cannot be looked up now changes nothing',
    (api) => api.refuse(lookUpCep, 'server.unexpected'),
    /Preencha o endereço à mão/,
    'Rua da Glória',
    'São Paulo',
  ],
])('a CEP %s', async (_name, answer, words, street, city) => {
  const { person } = open({}, answer);
  await person.click(await edit());
  await person.clear(field(ADDRESS, 'CEP'));
  await person.paste('13015002');
  await place(ADDRESS).findByText(words);
  expect(field(ADDRESS, 'CEP').value).toBe('13015-002');
  expect([field(ADDRESS, 'Endereço').value, field(ADDRESS, 'Cidade').value]).toEqual([street, city]);
  expect(field(ADDRESS, 'Número').value).toBe('182');
  // The user can still type, although the postal code service gave no answer.
  await person.type(field(ADDRESS, 'Bairro'), 'x');
  expect(field(ADDRESS, 'Bairro').value).toMatch(/x$/);
});

it('replaces what the former CEP filled when the CEP is corrected, and leaves what was typed', async () => {
  const found = { isMissing: false, state: 'SP', city: 'São Paulo', complement: '' };
  const { person, api } = open({}, (fake) =>
    fake.answer(lookUpCep, { ...found, street: 'Rua Galvão Bueno', district: 'Liberdade' }),
  );
  await person.click(await edit());
  const type = async (postalCode: string) => {
    await person.clear(field(ADDRESS, 'CEP'));
    await person.paste(postalCode);
  };
  await type('01506000');
  await waitFor(() => expect(field(ADDRESS, 'Endereço').value).toBe('Rua Galvão Bueno'));
  await person.clear(field(ADDRESS, 'Bairro'));
  await person.type(field(ADDRESS, 'Bairro'), 'Japão');
  api.answer(lookUpCep, { ...found, city: 'Campinas', street: '', district: '' });
  await type('13010000');
  await waitFor(() => expect(field(ADDRESS, 'Cidade').value).toBe('Campinas'));
  expect([field(ADDRESS, 'Endereço').value, field(ADDRESS, 'Bairro').value]).toEqual(['', 'Japão']);
});

it.each<[changes: Partial<ShownOnlineRegistration>, words: RegExp[]]>([
  [{ receiverState: 'enabled' }, [/^Pagamento Online - Ativo$/]],
  [{ receiverState: 'activated' }, [/^Pagamento Online - Ativo$/]],
  [
    { receiverState: 'rejected', reasons: ['O CNPJ está baixado.'] },
    [/^Pagamento Online - Recusado$/, /^O CNPJ está baixado\.$/],
  ],
])('shows its status: %j', async (changes, words) => {
  open(changes);
  for (const each of words) await screen.findByText(each);
});

const unregistered = {
  ...{ registrationId: null, receiverState: null, isDocumentFixed: false, version: 0, ownerBornOn: null },
} as const;

it.each<[changes: Partial<ShownOnlineRegistration>, type: string, locked: [string, string], free: number]>([
  [
    { personType: 'company', companyDocument: '11222333000181', ownerDocument: '' },
    'Pessoa jurídica',
    [STORE, 'CNPJ'],
    1,
  ],
  [
    { personType: 'person', companyDocument: '', ownerDocument: '52998224725' },
    'Pessoa física',
    [OWNER, 'CPF'],
    0,
  ],
])(
  'before its first save the number and type of a store are fixed: %j',
  async (changes, type, locked, free) => {
    const { person } = open({ ...unregistered, ...changes });
    await person.click(await edit());
    screen.getByText(type);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(field(...locked).disabled).toBe(true);
    const numbers = [field(STORE, 'CNPJ'), field(OWNER, 'CPF')];
    expect(numbers.filter(({ disabled }) => !disabled)).toHaveLength(free);
  },
);

it('does not send an incomplete first form', async () => {
  const { api, person } = open({ ...unregistered, ownerDocument: '' });
  await person.click(await edit());
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(document.activeElement).toBe(field(OWNER, 'CPF')));
  expect(screen.getAllByText(/Campo obrigatório\.|CPF inválido/)).not.toHaveLength(0);
  expect(api.requestsOf(saveOnlineRegistration)).toEqual([]);
});

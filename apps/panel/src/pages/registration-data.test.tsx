// @vitest-environment jsdom
import type { FakeApi } from '@comanda/client/api/testing/fake-api.ts';
import {
  listPendingChanges,
  sendLogo,
  withdrawChange,
} from '@comanda/contract/store/store/pending-changes.calls';
import { findPostalCode } from '@comanda/contract/store/store/postal-code.calls';
import {
  confirmStoreEmail,
  getRegistration,
  saveRegistration,
} from '@comanda/contract/store/store/registration-data.calls';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadPage } from '../app/testing/load-page.ts';
import { announceToPanel, renderScreen } from '../app/testing/render-screen.tsx';
import {
  someChange,
  someChanges,
  someRegistration,
} from '../features/store/registration-data/testing/some-registration.ts';

const PATH = '/estabelecimentos';
beforeAll(async () => {
  supplyBrowserParts();
  await loadPage(PATH);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (answers: (api: FakeApi) => void = () => undefined) =>
  renderScreen(PATH, {
    session: { roles: ['admin'] },
    answers: (api) => {
      api.answer(getRegistration, someRegistration());
      api.answer(listPendingChanges, someChanges([]));
      answers(api);
    },
  });
const save = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Salvar Alterações' });
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const PICTURE = '/arquivos/a-480.webp';

it('saves changes with the version and confirms it; CNPJ and Razão Social are read-only', async () => {
  const { api, person } = open();
  expect((await field('CNPJ')).disabled).toBe(true);
  expect((await field('CNPJ')).value).toBe('11.222.333/0001-81');
  expect((await field('Razão Social')).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Salvar Alterações' })).toBeNull();
  const stored = someRegistration({ name: 'Dona Conceição Pizzas', version: 4 });
  api.answer(saveRegistration, stored);
  api.answer(getRegistration, stored);
  const name = await field('Nome');
  await person.clear(name);
  await person.type(name, 'Dona Conceição Pizzas');
  await person.click(await save());
  await screen.findByText('Estabelecimento salvo com sucesso');
  expect(api.requestsOf(saveRegistration)).toMatchObject([
    {
      estabelecimento: {
        nome: 'Dona Conceição Pizzas',
        endereco_cep: '01510-001',
        contato: '(11) 3265-4321',
      },
      texto_app: 'Massa de longa fermentação, forno a lenha.',
      versao: 3,
    },
  ]);
});

it('uses a new e-mail only after its code is confirmed', async () => {
  const waiting = { ...someRegistration(), waitingEmail: 'nova@donaconceicao.com.br' };
  const { api, person } = open();
  api.answer(saveRegistration, waiting);
  api.answer(getRegistration, waiting);
  const email = await field('E-mail');
  await person.clear(email);
  await person.type(email, 'nova@donaconceicao.com.br');
  await person.click(await save());
  const requested = await screen.findByRole('dialog', { name: 'Confirme o novo e-mail' });
  await person.click(within(requested).getByRole('button', { name: 'Cancelar' }));
  expect((await field('E-mail')).value).toBe('contato@donaconceicao.com.br');
  await person.type(await field('Nome'), ' 2');
  await person.click(await save());
  await screen.findByText('Estabelecimento salvo com sucesso');
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Digitar o código' }));
  await person.click(await screen.findByRole('button', { name: 'Enviar outro código' }));
  await screen.findByText('Enviamos outro código. O de antes não vale mais.');
  expect(api.requestsOf(saveRegistration).at(-1)).toMatchObject({
    estabelecimento: { nome: 'Pizzaria Dona Conceição', email: 'nova@donaconceicao.com.br' },
  });
  api.refuse(confirmStoreEmail, 'account.email-code-wrong');
  await person.type(await screen.findByLabelText('Código'), '123456');
  await person.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText('Código inválido ou vencido. Peça outro.')).toBeTruthy();
  const stored = someRegistration({ email: 'nova@donaconceicao.com.br', version: 4 });
  api.answer(confirmStoreEmail, stored);
  api.answer(getRegistration, stored);
  await person.click(screen.getByRole('button', { name: 'Confirmar' }));
  await screen.findByText('E-mail da loja alterado.');
  expect((await field('E-mail')).value).toBe('nova@donaconceicao.com.br');
  expect(screen.queryByRole('button', { name: 'Digitar o código' })).toBeNull();
});

it('warns at Contato that no phone number is registered', async () => {
  open((api) => api.answer(getRegistration, someRegistration({ contact: '' })));
  expect(await screen.findByText(/não têm para onde ligar/)).toBeTruthy();
});

it('shows an error at its field and sends nothing', async () => {
  const { api, person } = open();
  const postalCode = await field('CEP');
  await person.clear(postalCode);
  await person.type(postalCode, '0151');
  await person.click(await save());
  await screen.findByText('O CEP tem 8 números.');
  expect(api.requestsOf(saveRegistration)).toEqual([]);
});

it('fills an empty address from its postal code, and asks before it replaces a typed one', async () => {
  const { api, person } = open((fake) =>
    fake.answer(getRegistration, someRegistration({ street: '', district: 'Centro', postalCode: '' })),
  );
  const place = { state: 'SP', city: 'São Paulo', district: 'Liberdade', street: 'Rua dos Estudantes' };
  api.answer(findPostalCode, place);
  await person.type(await field('CEP'), '01505001');
  await waitFor(async () => expect((await field('Endereço')).value).toBe('Rua dos Estudantes'));
  await person.clear(await field('Endereço'));
  await person.type(await field('Endereço'), 'Rua da Glória');
  await person.click(await screen.findByRole('button', { name: 'Usar este endereço' }));
  expect((await field('Endereço')).value).toBe('Rua dos Estudantes');
});

it('locks a field with a pending change, explains why, and leaves it out of a save', async () => {
  const waiting = someRegistration({}, [
    someChange(),
    someChange({ changeId: 5, field: 'logo', before: null, after: PICTURE }),
  ]);
  const { api, person } = open((fake) => fake.answer(getRegistration, waiting));
  const phrase = await field('Frase Promocional');
  expect([phrase.disabled, phrase.value]).toEqual([true, 'A melhor da Liberdade']);
  await person.hover(phrase.parentElement ?? phrase);
  expect((await screen.findByRole('tooltip')).textContent).toBe('O campo está pendente para avaliação');
  const logo = within(screen.getByRole('group', { name: 'Logotipo' }));
  logo.getByText('Logotipo - Enviado para Aprovação');
  expect(logo.queryByRole('button')).toBeNull();
  expect(logo.getByRole('img').getAttribute('src')).toBe(PICTURE);
  api.answer(saveRegistration, waiting);
  await person.type(await field('Número'), 'A');
  await person.click(await save());
  await screen.findByText('Estabelecimento salvo com sucesso');
  expect(api.requestsOf(saveRegistration)[0]).not.toHaveProperty('frase_promocional');
});

const choose = async (file: File) => {
  const group = await screen.findByRole('group', { name: 'Logotipo' });
  const input = group.querySelector('input[type="file"]');
  if (input) fireEvent.change(input, { target: { files: [file] } });
  return within(group);
};
const aFile = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name);

it('uploads a picture at once, shows the progress, and cancels on request', async () => {
  const { api, person } = open();
  const answer = { message: 'Logotipo - Enviado para Aprovação', picture: PICTURE };
  const release = api.hold(sendLogo, answer);
  const logo = await choose(aFile('logo.png'));
  expect((await logo.findByRole('progressbar')).getAttribute('value')).toBe('50');
  release();
  await screen.findByText('Logotipo - Enviado para Aprovação');
  expect(api.requestsOf(sendLogo)).toEqual([{ arquivo: 'logo.png' }]);

  api.hold(sendLogo, answer);
  await choose(aFile('outro.jpg'));
  await person.click(await logo.findByRole('button', { name: 'Parar o envio' }));
  await waitFor(() => expect(logo.queryByRole('progressbar')).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('accepts dropped and pasted pictures', async () => {
  const { api } = open();
  api.refuse(sendLogo, 'registration.field-pending');
  const group = await screen.findByRole('group', { name: 'Logotipo' });
  fireEvent.drop(group, { dataTransfer: { files: [aFile('solto.png')] } });
  await waitFor(() => expect(api.requestsOf(sendLogo)).toEqual([{ arquivo: 'solto.png' }]));
  fireEvent.click(await screen.findByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.paste(group, { clipboardData: { files: [aFile('colado.jpg')] } });
  await waitFor(() => expect(api.requestsOf(sendLogo)).toHaveLength(2));
  fireEvent.click(await screen.findByRole('button', { name: 'OK' }));
});

it.each([
  ['logo.svg', 10, 'Escolha uma imagem .png, .jpg ou .jpeg.'],
  ['logo.png', 2 * 1024 * 1024 + 1, 'A imagem tem mais de 2 MB. Escolha uma menor.'],
  ['logo.png', 0, 'O arquivo está vazio.'],
])('%s of %i bytes is refused and not sent', async (name, bytes, words) => {
  const { api } = open();
  const logo = await choose(aFile(name, bytes));
  expect((await logo.findByRole('alert')).textContent).toBe(words);
  expect(api.requestsOf(sendLogo)).toEqual([]);
});

it('shows in a dialog why the server refused a picture', async () => {
  const mensagem = 'Não foi possível usar a imagem: ela está incompleta ou danificada.';
  const { person } = open((api) =>
    api.refuse(sendLogo, 'registration.picture-refused', { fields: [{ campo: 'arquivo', mensagem }] }),
  );
  await choose(aFile('logo.png'));
  const alert = within(await screen.findByRole('dialog', { name: 'Atenção!' }));
  alert.getByText(mensagem);
  await person.click(alert.getByRole('button', { name: 'OK' }));
});

it('shows a decision of the team once, on any page', async () => {
  await import('../features/store/registration-data/registration-decisions.tsx');
  const { api } = open();
  await field('Nome');
  await waitFor(() => {
    api.answer(
      listPendingChanges,
      someChanges([
        someChange({ status: 'rejected', decidedAt: Date.now(), reason: 'A frase promete demais.' }),
      ]),
    );
    announceToPanel('registration');
    screen.getByText('A equipe recusou: Frase Promocional. Motivo: A frase promete demais.');
  });
  announceToPanel('registration');
  await waitFor(() => expect(api.requestsOf(listPendingChanges).length).toBeGreaterThan(1));
  expect(screen.getAllByText(/A equipe recusou/)).toHaveLength(1);
});

it('lists pending changes in pages that the server filters', async () => {
  const many = Array.from({ length: 20 }, (_, at) => someChange({ changeId: 21 - at, status: 'withdrawn' }));
  const { api, person } = open((fake) => fake.answer(listPendingChanges, someChanges(many, 21, 2)));
  await person.click(await screen.findByRole('tab', { name: 'SOLICITAÇÕES' }));
  await screen.findByText('1 a 20 de 21');
  api.answer(listPendingChanges, someChanges([someChange({ changeId: 1, status: 'withdrawn' })], 21, 2));
  await person.click(screen.getByRole('button', { name: 'Próxima' }));
  await screen.findByText('21 a 21 de 21');
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['1']);
  expect(api.requestsOf(listPendingChanges).at(-1)).toEqual({ page: '2', per_page: '20' });
  await person.selectOptions(screen.getByLabelText('Status'), 'rejected');
  await waitFor(() =>
    expect(api.requestsOf(listPendingChanges).at(-1)).toEqual({
      ...{ status: 'Rejeitado', page: '1', per_page: '20' },
    }),
  );
});

it('shows the reason of a rejected change, and withdraws a pending one', async () => {
  const { api, person } = open((fake) =>
    fake.answer(
      listPendingChanges,
      someChanges([
        someChange(),
        someChange({
          changeId: 3,
          field: 'logo',
          before: null,
          after: PICTURE,
          status: 'rejected',
          decidedAt: Date.UTC(2026, 10, 21),
          reason: 'O logotipo está cortado nas bordas.',
        }),
      ]),
    ),
  );
  await person.click(await screen.findByRole('tab', { name: 'SOLICITAÇÕES' }));
  await screen.findByRole('heading', { name: 'Alterações Solicitadas' });
  await person.click(await screen.findByRole('button', { name: 'Abrir solicitação 3, Logotipo' }));
  let dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('O logotipo está cortado nas bordas.');
  expect(dialog.queryByRole('button', { name: 'Cancelar solicitação' })).toBeNull();
  const [, last] = dialog.getAllByRole('button', { name: 'Fechar' });
  if (last) await person.click(last);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Abrir solicitação 4, Frase Promocional' }));
  dialog = within(await screen.findByRole('dialog', { name: /Solicitação 4/ }));
  api.answer(withdrawChange, { message: 'Solicitação cancelada.' });
  await person.click(dialog.getByRole('button', { name: 'Cancelar solicitação' }));
  await screen.findByText('Solicitação cancelada.');
  expect(api.requestsOf(withdrawChange)).toEqual([{ id_pendencias: 4 }]);
});

// @vitest-environment jsdom

import { type FakeApi, fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import { ERRORS } from '@comanda/contract/errors';
import {
  savePassword,
  sendCode,
  verifyDocument,
  verifyEstablishment,
} from '@comanda/contract/people/access/recovery.calls';
import { brandOf } from '@comanda/ui/brands/brand-of.ts';
import { Provider } from '@comanda/ui/provider.tsx';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadPage } from '../../../../shared/session/page-moves.ts';
import { proveWork } from './prove-work.ts';
import { stepInHistory } from './recovery-history.ts';
import { RecoveryWizard } from './recovery-wizard.tsx';

vi.mock('../../../../shared/session/page-moves.ts', () => ({
  goTo: vi.fn(),
  replaceWith: vi.fn(),
  reloadPage: vi.fn(),
}));

vi.mock('./prove-work.ts', () => ({ proveWork: vi.fn() }));

const stores = [
  { storeId: 1, name: 'Pizzaria Do**', legalName: 'DONA C**** LTDA', district: 'Sé' },
  { storeId: 2, name: 'Cantina d***', legalName: 'C**** ME', district: 'Liberdade' },
];
const document = '12ABC34501DE35';
const password = 'Nova-senha1';
let api: FakeApi;
let user: ReturnType<typeof userEvent.setup>;

const show = () =>
  render(
    <Provider brand={brandOf(null)} env="test">
      <RecoveryWizard />
    </Provider>,
  );

beforeAll(supplyBrowserParts);
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  api = fakeApi();
  api.answer(verifyDocument, stores);
  api.answer(verifyEstablishment, { email: 'co***@pizzaria.com.br', phone: '(11) *****-4321' });
  api.answer(sendCode, { requestId: 'request-1', maskedLogin: 'lu***', resendInSeconds: 60 });
  api.answer(savePassword, { message: 'Senha alterada com sucesso.', login: 'luciana' });
  sessionStorage.clear();
  window.history.pushState(null, '');
  show();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const atStep = (name: string) => screen.findByRole('heading', { name });
const type = async (label: string, text: string) => {
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), text);
};

async function toStore() {
  await type('CNPJ/CPF', document);
  await press('Avançar');
  await atStep('Estabelecimento');
}
async function toPassword() {
  await toStore();
  await user.click(screen.getByRole('radio', { name: /Cantina/ }));
  await press('Avançar');
  await atStep('Nova senha');
}
async function toChannel() {
  await toPassword();
  await type('Nova senha', password);
  await type('Confirmação de senha', password);
  await press('Avançar');
  await atStep('Forma de recuperação');
}
async function toCode() {
  await toChannel();
  await press('Avançar');
  await atStep('Validação');
}
async function readError(): Promise<string> {
  const text = (await screen.findByRole('dialog', { name: 'Erro!' })).textContent;
  await press('OK');
  return text;
}

describe('password recovery', () => {
  it('passes its five steps and ends with the login, a success message and a reload', async () => {
    await atStep('Identificação');
    await toChannel();
    await user.click(screen.getByRole('radio', { name: /^SMS.*-4321$/ }));
    await press('Avançar');
    await atStep('Validação');
    expect(screen.getByRole('timer').textContent).toMatch(/0[45]:[05]\d/);
    await type('Código de validação', '123 456');
    await press('Confirmar');
    await atStep('Senha alterada com sucesso.');
    expect(screen.getByText('luciana')).toBeTruthy();
    await press('Ir para o login');
    expect(reloadPage).toHaveBeenCalledOnce();
    expect(api.requestsOf(verifyDocument)).toEqual([{ cnpj_cpf: document }]);
    expect(api.requestsOf(sendCode)).toEqual([{ cnpj_cpf: document, id_estabelecimento: 2, type: 'sms' }]);
    expect(api.requestsOf(savePassword)).toEqual([
      {
        id_estabelecimento: 2,
        code: '123456',
        uuid: 'request-1',
        password,
        password_confirmation: password,
        cnpj_cpf: document,
      },
    ]);
  });

  it('asks for missing values in each step, in the words of the specification', async () => {
    await press('Avançar');
    expect(screen.getByText('Por favor, preencha o CNPJ/CPF.')).toBeTruthy();
    expect(window.document.activeElement).toBe(screen.getByLabelText('CNPJ/CPF'));
    await toStore();
    await press('Avançar');
    expect(screen.getByText('Por favor, preencha todos os campos.')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /Cantina/ }));
    await press('Avançar');
    await atStep('Nova senha');
    const faults = [
      ['Abc1!', 'Abc1!', 'A Senha deve ter no mínimo 8 caracteres.'],
      ['abcdefgh', 'abcdefgh', 'A senha deve conter pelo menos um número.'],
      ['abcdefg1', 'abcdefg1', 'A senha deve conter pelo menos uma letra maiúscula.'],
      ['Abcdefg1', 'Abcdefg1', 'A senha deve conter pelo menos um caractere especial.'],
      [password, `${password}x`, 'A senha e a confirmação de senha não são iguais.'],
    ] as const;
    for (const [typed, confirmed, message] of faults) {
      await type('Nova senha', typed);
      await type('Confirmação de senha', confirmed);
      await press('Avançar');
      expect(screen.getByText(message)).toBeTruthy();
    }
  });

  it('has a show/hide button for each of the two passwords', async () => {
    await toPassword();
    expect(screen.getAllByRole('button', { name: 'Mostrar senha' })).toHaveLength(2);
    await user.click(screen.getAllByRole('button', { name: 'Mostrar senha' })[0] ?? screen.getByRole('main'));
    expect(screen.getByLabelText('Nova senha')).toHaveProperty('type', 'text');
    expect(screen.getByLabelText('Confirmação de senha')).toHaveProperty('type', 'password');
  });

  it('preserves all values on the way back to the login', async () => {
    await toCode();
    await press('Voltar');
    await atStep('Forma de recuperação');
    await press('Voltar');
    await atStep('Nova senha');
    expect(screen.getByLabelText('Nova senha')).toHaveProperty('value', password);
    await press('Voltar');
    expect(await screen.findByRole('radio', { name: /Cantina/ })).toHaveProperty('checked', true);
    await press('Voltar');
    await atStep('Identificação');
    expect(screen.getByLabelText('CNPJ/CPF')).toHaveProperty('value', '12.ABC.345/01DE-35');
    await press('Voltar');
    await waitFor(() => expect(stepInHistory()).toBeNull());
  });

  it('follows Back and Forward of the browser, never past the last answered step', async () => {
    await toCode();
    window.history.go(-2);
    await atStep('Nova senha');
    window.history.forward();
    await atStep('Forma de recuperação');
    window.history.go(-2);
    await atStep('Estabelecimento');
    await user.click(screen.getByRole('radio', { name: /Pizzaria/ }));
    window.history.forward();
    await waitFor(() => expect(stepInHistory()).toBe(2));
    await atStep('Estabelecimento');
    expect(api.requestsOf(sendCode)).toHaveLength(1);
  });

  it('continues after a reload without having saved a secret', async () => {
    await toCode();
    await type('Código de validação', '123456');
    expect(JSON.stringify(sessionStorage)).not.toContain(password);
    expect(JSON.stringify(sessionStorage)).not.toContain('123456');
    cleanup();
    show();
    await atStep('Nova senha');
    await waitFor(() => expect(stepInHistory()).toBe(3));
    expect(screen.getByText(/o código continua valendo/)).toBeTruthy();
    await type('Nova senha', password);
    await type('Confirmação de senha', password);
    await press('Avançar');
    await atStep('Forma de recuperação');
    await press('Avançar');
    await atStep('Validação');
    expect(api.requestsOf(sendCode)).toHaveLength(1);
  });

  it('sends no second code after a look back', async () => {
    await toCode();
    await press('Voltar');
    await press('Avançar');
    await atStep('Validação');
    expect(api.requestsOf(sendCode)).toHaveLength(1);
  });

  it('shows an unknown document', async () => {
    api.refuse(verifyDocument, 'recovery.document-invalid');
    await type('CNPJ/CPF', '11122233344');
    await press('Avançar');
    expect(await readError()).toContain('CNPJ/CPF inválido!');
    await atStep('Identificação');
    expect(screen.getByLabelText('CNPJ/CPF')).toHaveProperty('value', '111.222.333-44');
  });

  it('returns to the first step when the server refuses the store', async () => {
    api.refuse(verifyEstablishment, 'recovery.store-invalid');
    await toStore();
    await user.click(screen.getByRole('radio', { name: /Cantina/ }));
    await press('Avançar');
    expect(await readError()).toContain(ERRORS['recovery.store-invalid'].text);
    await atStep('Identificação');
  });

  it('stays at its step when the network is down', async () => {
    api.cut(verifyEstablishment);
    await toStore();
    await user.click(screen.getByRole('radio', { name: /Cantina/ }));
    await press('Avançar');
    expect(await readError()).toContain('Sem conexão com o servidor');
    await atStep('Estabelecimento');
  });

  it('shows that the code could not be sent', async () => {
    api.answerRaw(sendCode, 500, {});
    await toChannel();
    await press('Avançar');
    expect(await readError()).toContain('Não foi possível enviar o código de validação.');
    await atStep('Forma de recuperação');
  });

  it('offers only the contacts that the store has', async () => {
    api.answer(verifyEstablishment, { email: null, phone: '(11) *****-4321' });
    await toChannel();
    expect(screen.getByRole('radio', { name: /E-mail/ })).toHaveProperty('disabled', true);
    expect(screen.getByRole('radio', { name: /SMS/ })).toHaveProperty('checked', true);
  });

  it('sends a proof of work when the server asks, without showing it', async () => {
    const fields = [{ campo: 'prova', mensagem: 'challenge' }];
    api.refuse(verifyDocument, 'recovery.proof-wanted', { fields });
    vi.mocked(proveWork).mockImplementation(async (challenge) => {
      api.answer(verifyDocument, stores);
      return `${challenge}.7`;
    });
    await toStore();
    expect(api.requestsOf(verifyDocument)).toEqual([
      { cnpj_cpf: document },
      { cnpj_cpf: document, prova: 'challenge.7' },
    ]);
  });

  it('after a reload the sent code is found again for each channel, with the time of the next', async () => {
    await toCode();
    cleanup();
    show();
    await atStep('Nova senha');
    await type('Nova senha', password);
    await type('Confirmação de senha', password);
    await press('Avançar');
    await atStep('Forma de recuperação');
    await user.click(screen.getByRole('radio', { name: /^SMS/ }));
    expect(
      screen.getByText(/Já enviamos um código para co\*\*\*.*Você pode pedir outro em 0[01]:\d\d/),
    ).toBeTruthy();
    await press('Avançar');
    await atStep('Validação');
    expect(screen.getByText(/para co\*\*\*@pizzaria/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /Enviar por SMS em/ })).toHaveProperty('disabled', true);
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    await press('Enviar por SMS');
    await screen.findByText(/para \(11\) \*/);
    expect(api.requestsOf(sendCode)).toHaveLength(2);
    await type('Código de validação', '123456');
    await press('Confirmar');
    await atStep('Senha alterada com sucesso.');
    expect(api.requestsOf(savePassword)[0]).toMatchObject({ uuid: 'request-1' });
  });

  it('a code with too many wrong attempts shows it, stops its clock and offers a new code', async () => {
    api.refuse(savePassword, 'recovery.code-spent');
    await toCode();
    await type('Código de validação', '000000');
    await press('Confirmar');
    const shown = await screen.findByText(
      'Este código foi errado cinco vezes e não vale mais. Peça um novo.',
    );
    await waitFor(() => expect(globalThis.document.activeElement).toBe(shown));
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByRole('button', { name: 'Confirmar' })).toHaveProperty('disabled', true);
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    await press('Reenviar código');
    await screen.findByRole('timer');
  });

  it('a refused password is chosen again, and the code is still valid', async () => {
    const mensagem = 'Esta senha é muito comum. Escolha outra.';
    api.refuse(savePassword, 'recovery.password-weak', { fields: [{ campo: 'password', mensagem }] });
    await toCode();
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    await type('Código de validação', '123456');
    await press('Confirmar');
    await atStep('Nova senha');
    expect(screen.getByText(mensagem)).toBeTruthy();
    api.answer(savePassword, { message: 'Senha alterada com sucesso.', login: 'luciana' });
    await type('Nova senha', 'Outra-senha1');
    await type('Confirmação de senha', 'Outra-senha1');
    await press('Avançar');
    await atStep('Forma de recuperação');
    await press('Avançar');
    await atStep('Validação');
    expect(screen.getByLabelText('Código de validação')).toHaveProperty('value', '123456');
    await press('Confirmar');
    await atStep('Senha alterada com sucesso.');
    expect(api.requestsOf(sendCode)).toHaveLength(1);
  });

  it('shows a wrong code and an unsaved password, and does not clear the code', async () => {
    api.refuse(savePassword, 'recovery.code-wrong');
    await toCode();
    await type('Código de validação', '000000');
    await press('Confirmar');
    expect(await readError()).toContain(ERRORS['recovery.code-wrong'].text);
    expect(screen.getByLabelText('Código de validação')).toHaveProperty('value', '000000');
    api.answerRaw(savePassword, 500, {});
    await press('Confirmar');
    expect(await readError()).toContain('Não foi possível salvar a nova senha.');
  });

  it('allows one resend after a minute and requires it after five', async () => {
    await toCode();
    expect(screen.getByRole('button', { name: /Reenviar código em/ })).toHaveProperty('disabled', true);
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(screen.getByRole('button', { name: 'Reenviar código' })).toHaveProperty('disabled', false);
    await act(() => vi.advanceTimersByTimeAsync(240_000));
    expect(screen.getByText('O código venceu. Peça um novo para continuar.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Confirmar' })).toHaveProperty('disabled', true);
    expect(window.document.activeElement).toBe(screen.getByRole('button', { name: 'Reenviar código' }));
    await press('Reenviar código');
    await waitFor(() =>
      expect(window.document.activeElement).toBe(screen.getByLabelText('Código de validação')),
    );
    expect((await screen.findByRole('timer')).textContent).toMatch(/0[45]:[05]\d/);
    expect(screen.getByRole('button', { name: 'Confirmar' })).toHaveProperty('disabled', false);
    expect(api.requestsOf(sendCode)).toHaveLength(2);
  });
});

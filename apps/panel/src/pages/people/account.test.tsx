// @vitest-environment jsdom
import type { FakeApi } from '@comanda/client/api/testing/fake-api.ts';
import { getDailySummary, saveDailySummary } from '@comanda/contract/insight/insight/daily-summary.calls';
import { listBoard } from '@comanda/contract/orders/orders/orders.calls';
import { getSession } from '@comanda/contract/people/access/access.calls';
import {
  beginSecondFactor,
  changeEmail,
  changePassword,
  confirmEmail,
  confirmSecondFactor,
  endOwnSession,
  getAccount,
  listOwnSessions,
  prove,
  turnOffSecondFactor,
} from '@comanda/contract/people/access/account.calls';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadPage } from '../../app/testing/load-page.ts';
import { renderScreen } from '../../app/testing/render-screen.tsx';
import {
  anAccount,
  aSummaryChoice,
  someSessions,
} from '../../features/people/access/account/testing/an-account.ts';
import { aSession } from '../../shared/session/testing/a-session.ts';

const PATH = '/minha-conta';
beforeAll(async () => {
  supplyBrowserParts();
  await loadPage(PATH);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const CODES = ['ABCDE-FGHJK', 'BBBBB-CCCCC'];
const open = (answers: (api: FakeApi) => void = () => undefined) =>
  renderScreen(PATH, {
    answers: (api) => {
      api.answer(getAccount, anAccount());
      api.answer(listOwnSessions, someSessions());
      api.answer(getDailySummary, aSummaryChoice({ isOn: false }));
      answers(api);
    },
  });
const button = (name: string) => screen.findByRole('button', { name });

it('turns the second factor on: the secret, a code of it, and the recovery codes until they are saved', async () => {
  const { api, person } = open((given) => {
    given.answer(beginSecondFactor, { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Comanda:luciana' });
    given.refuse(confirmSecondFactor, 'auth.code-wrong');
  });
  await person.click(await button('Ligar segundo fator'));
  await person.type(await screen.findByLabelText('Código de 6 números'), '111111{Enter}');
  expect(await screen.findByText(/Código inválido/)).toBeTruthy();
  api.answer(confirmSecondFactor, CODES);
  api.answer(getAccount, anAccount({ recoveryCodesLeft: 10 }));
  await person.click(await button('Confirmar'));
  expect(await screen.findByText('ABCDE-FGHJK')).toBeTruthy();
  await person.click(await button('Já guardei os códigos'));
  expect(await screen.findByText('Você tem 10 códigos de recuperação guardados.')).toBeTruthy();
  expect(screen.queryByText('ABCDE-FGHJK')).toBeNull();
});

it('asks for an expired password proof first, and changes nothing without it', async () => {
  const { api, person } = open((given) => {
    given.answer(getAccount, anAccount({ recoveryCodesLeft: 2 }));
    given.refuse(turnOffSecondFactor, 'auth.prove-again');
  });
  expect(await screen.findByText(/Restam 2 códigos/)).toBeTruthy();
  await person.click(await button('Desligar'));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Desligar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirme que é você' });
  await person.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requestsOf(prove)).toEqual([]);
  expect(screen.getByText('Ligado')).toBeTruthy();
});

it('changes the password: shows the rules as they are met, refusals at their fields, and loses no input', async () => {
  const { api, person } = open((given) =>
    given.refuse(changePassword, 'auth.password-wrong', {
      fields: [{ campo: 'senha_atual', mensagem: 'Senha incorreta.' }],
    }),
  );
  await person.click(await button('Trocar senha'));
  await person.type(await screen.findByLabelText('Senha atual'), 'errada');
  await person.type(screen.getByLabelText('Nova senha'), 'Forno#Quente9');
  await person.type(screen.getByLabelText('Confirme a nova senha'), 'Forno#Quente');
  await person.click(await button('Salvar'));
  expect(await screen.findByText('A senha e a confirmação de senha não são iguais.')).toBeTruthy();
  expect(api.requestsOf(changePassword)).toEqual([]);
  await person.type(screen.getByLabelText('Confirme a nova senha'), '9');
  await person.click(await button('Salvar'));
  expect(await screen.findByText('Senha incorreta.')).toBeTruthy();
  api.answer(changePassword, { message: null });
  await person.click(await button('Salvar'));
  expect(await screen.findByText(/Os outros aparelhos foram desconectados/)).toBeTruthy();
  expect(api.requestsOf(changePassword).at(-1)).toEqual({
    senha_atual: 'errada',
    password: 'Forno#Quente9',
    password_confirmation: 'Forno#Quente9',
  });
});

it('ends another session, never this one', async () => {
  const { api, person } = open((given) => given.answer(endOwnSession, { ended: 1 }));
  const phone = await button('Encerrar Safari no iPhone');
  expect(screen.queryByRole('button', { name: 'Encerrar Chrome no Windows' })).toBeNull();
  api.answer(listOwnSessions, someSessions().slice(0, 1));
  await person.click(phone);
  await waitFor(() => expect(screen.queryByText('Safari no iPhone')).toBeNull());
  expect(api.requestsOf(endOwnSession)).toEqual([{ id_sessao: someSessions()[1]?.sessionId }]);
});

it('shows a required setup instead of every screen, codes included, then opens the panel', async () => {
  const { api, person } = renderScreen('/pedidos', {
    session: { permissions: ['account.use', 'store.read'] },
    answers: (given) => {
      given.answer(beginSecondFactor, { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Comanda:luciana' });
      given.answer(confirmSecondFactor, CODES);
      given.answer(getAccount, anAccount());
    },
  });
  expect(await screen.findByText('Ligue o segundo fator para continuar')).toBeTruthy();
  expect(api.requestsOf(listBoard)).toEqual([]);
  api.answer(getSession, aSession());
  await person.type(await screen.findByLabelText('Código de 6 números'), '287082{Enter}');
  await person.click(await button('Já guardei os códigos'));
  await waitFor(() => expect(screen.queryByText('Ligue o segundo fator para continuar')).toBeNull());
});

it('uses another e-mail after its code was typed', async () => {
  const { api, person } = open((given) => {
    given.answer(changeEmail, { message: null });
    given.refuse(confirmEmail, 'account.email-code-wrong', {
      fields: [{ campo: 'codigo', mensagem: 'Código inválido ou vencido. Peça outro.' }],
    });
  });
  await person.click(await button('Mudar e-mail'));
  await person.type(await screen.findByLabelText('Novo e-mail'), 'nova@exemplo.com.br');
  await person.click(await button('Enviar código'));
  await person.type(await screen.findByLabelText('Código de 6 números'), '111111');
  await person.click(await button('Confirmar'));
  expect(await screen.findByText('Código inválido ou vencido. Peça outro.')).toBeTruthy();
  api.answer(confirmEmail, { message: null });
  api.answer(getAccount, anAccount({ email: 'nova@exemplo.com.br' }));
  await person.click(await button('Confirmar'));
  expect(await screen.findByText('nova@exemplo.com.br')).toBeTruthy();
});

it('turns the daily summary on and off at once, only with an e-mail to send it to', async () => {
  const { api, person } = open((given) => given.answer(saveDailySummary, { message: null }));
  const on = await screen.findByRole('switch', { name: 'Receber o resumo do dia' });
  expect(screen.queryByRole('switch', { name: 'Também nos dias sem pedidos' })).toBeNull();
  api.answer(getDailySummary, aSummaryChoice());
  await person.click(on);
  await person.click(await screen.findByRole('switch', { name: 'Também nos dias sem pedidos' }));
  expect(api.requestsOf(saveDailySummary)).toEqual([
    { ligado: true, dias_sem_pedidos: false },
    { ligado: true, dias_sem_pedidos: true },
  ]);
});

it('shows why no summary can be sent: no e-mail of the person, or no mail server', async () => {
  open((given) => given.answer(getDailySummary, aSummaryChoice({ isOn: false, email: null })));
  expect(await screen.findByText(/cadastre o seu e-mail/)).toBeTruthy();
  expect(screen.getByRole('switch', { name: 'Receber o resumo do dia' })).toHaveProperty('disabled', true);
  cleanup();
  open((given) => given.answer(getDailySummary, aSummaryChoice({ isOn: false, isMailSetUp: false })));
  expect(await screen.findByText(/não está enviando e-mails/)).toBeTruthy();
});

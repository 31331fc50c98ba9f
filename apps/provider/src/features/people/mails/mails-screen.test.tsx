// @vitest-environment jsdom
import { dropMail, listMails, sendMailAgain } from '@comanda/contract/people/mail/provider-mails.calls';
import type { MailOut } from '@comanda/contract/people/mail/provider-mails.wire';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aProviderSession, openConsole } from '../../../app/testing/console-in-tests.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const mail: MailOut = {
  ...{ storeId: 7, storeName: 'Forno da Ana', mailId: '6f4f0a52-0000-4000-8000-00000000000a' },
  ...{ kind: 'invitation', to: 'bi******@pizzaria.example', state: 'given-up' },
  ...{
    queuedAt: Date.parse('2026-11-20T22:10:00Z'),
    attempts: 9,
    fault: 'refused',
    faultCodes: 'EENVELOPE 550',
  },
  ...{ nextAt: null, expiresAt: Date.parse('2026-11-27T22:10:00Z') },
};

it('says why a mail was not sent, sends it again, and deletes it after a confirmation', async () => {
  const { api } = openConsole('/emails', { session: aProviderSession('admin') });
  api.answer(listMails, { rows: [mail], givenUp: 1, next: null });
  await screen.findByText('1 e-mail não saiu');
  await screen.findByText(/recusou este endereço ou esta mensagem \(EENVELOPE 550\)/);
  expect(screen.getByRole('link', { name: 'Forno da Ana' }).getAttribute('href')).toBe('/provedor/lojas/7');
  api.answer(sendMailAgain, { message: null });
  const actions = () => userEvent.click(screen.getByRole('button', { name: /^Ações de Convite/ }));
  await actions();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Enviar agora' }));
  await screen.findByText('Tentando enviar agora.');
  expect(api.requestsOf(sendMailAgain)).toHaveLength(1);
  api.answer(dropMail, { message: null });
  await actions();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Descartar' }));
  api.answer(listMails, { rows: [], givenUp: 0, next: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar e-mail' }));
  await screen.findByText('Nenhum e-mail parado');
});

it('lets the support look only', async () => {
  const { api } = openConsole('/emails', { session: aProviderSession('support') });
  api.answer(listMails, { rows: [{ ...mail, storeName: null, storeId: 0 }], givenUp: 1, next: null });
  await screen.findByText('Equipe e solicitações');
  expect(screen.queryByRole('button', { name: /^Ações/ })).toBeNull();
});

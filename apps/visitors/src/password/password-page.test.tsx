// @vitest-environment jsdom

import { fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import {
  CONFIRMATION_DIFFERS,
  PASSWORD_FAULT_TEXTS,
} from '@comanda/contract/people/access/password-fault-texts';
import { openPasswordLink, setPasswordByLink } from '@comanda/contract/people/access/password-links.calls';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PasswordPage } from './password-page.tsx';
import { passwordTexts as texts } from './texts.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openForm() {
  const api = fakeApi();
  api.answer(openPasswordLink, { login: 'ana', storeName: 'Pizzaria', isFirst: false });
  render(<PasswordPage token="segredo" />);
  const password = await screen.findByLabelText(new RegExp(`^${texts.password}`));
  const confirmation = screen.getByLabelText(new RegExp(`^${texts.confirmation}`));
  const type = async (field: HTMLElement, typed: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, typed);
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: texts.save }));
  return { api, password, confirmation, type, save };
}

it('sends only a strong password that was typed twice', async () => {
  const { api, password, confirmation, type, save } = await openForm();
  await type(password, 'fraca');
  await save();
  await screen.findByText(PASSWORD_FAULT_TEXTS['too-short']);
  await type(password, 'Forno@Lenha7');
  await type(confirmation, 'Forno@Lenha8');
  await save();
  await screen.findByText(CONFIRMATION_DIFFERS);
  expect(api.requestsOf(setPasswordByLink)).toEqual([]);
  await type(confirmation, 'Forno@Lenha7');
  api.answer(setPasswordByLink, { message: 'Senha salva.', login: 'ana' });
  await save();
  await screen.findByText(texts.savedTitle);
  expect(api.requestsOf(setPasswordByLink)).toEqual([
    { token: 'segredo', password: 'Forno@Lenha7', password_confirmation: 'Forno@Lenha7' },
  ]);
  expect(screen.getByRole('link', { name: texts.enter }).getAttribute('href')).toBe('/login');
});

it('shows each failure and clears no typed password, until the link is used', async () => {
  const { api, password, confirmation, type, save } = await openForm();
  await type(password, 'Forno@Lenha7');
  await type(confirmation, 'Forno@Lenha7');
  api.answerRaw(setPasswordByLink, 502, 'Bad Gateway');
  await save();
  await screen.findByText(texts.failed);
  api.refuse(setPasswordByLink, 'request.invalid', {
    fields: [{ campo: 'password', mensagem: PASSWORD_FAULT_TEXTS['own-word'] }],
  });
  await save();
  await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText(PASSWORD_FAULT_TEXTS['own-word'])).toBeTruthy();
  expect([password, confirmation].map((field) => (field as HTMLInputElement).value)).toEqual(
    Array(2).fill('Forno@Lenha7'),
  );
  api.refuse(setPasswordByLink, 'password-link.invalid');
  await save();
  await screen.findByText(texts.invalidTitle);
});

// @vitest-environment jsdom

import { fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import { openAgreement, signAgreement } from '@comanda/contract/store/store/agreements.calls';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AgreementPage } from './agreement-page.tsx';
import { agreementTexts as texts } from './texts.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const agreement = {
  ...{ storeName: 'Pizzaria', legalName: 'Pizza Ltda', document: '11222333000181', title: 'Termo' },
  ...{ html: '<p>Texto</p>', link: null, supportPhone: '(11) 3333-4444' },
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('signs only with full name, CPF and consent, and shows what was signed', async () => {
  const api = fakeApi();
  api.answer(openAgreement, agreement);
  render(<AgreementPage token="segredo" />);
  await press(texts.sign);
  for (const fault of [texts.nameMissing, texts.cpfMissing, texts.mustAgree]) await screen.findByText(fault);
  await userEvent.type(screen.getByRole('textbox', { name: new RegExp(texts.name) }), 'Ana Prado');
  await userEvent.type(screen.getByRole('textbox', { name: new RegExp(texts.cpf) }), '52998224725');
  await press(texts.sign);
  expect(api.requestsOf(signAgreement)).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox'));
  api.refuse(signAgreement, 'request.invalid', { fields: [{ campo: 'cpf', mensagem: 'CPF inválido.' }] });
  await press(texts.sign);
  await screen.findByText('CPF inválido.');
  api.answer(signAgreement, { signedAt: Date.parse('2026-11-20T22:10:00Z') });
  await press(texts.sign);
  await screen.findByText(texts.signedTitle);
  expect(screen.getByRole('status').textContent).toMatch(/“Termo” foi assinado/);
  const signed = { token: 'segredo', nome: 'Ana Prado', cpf: '529.982.247-25' };
  expect(api.requestsOf(signAgreement)).toEqual([signed, signed]);
});

it.each(['auth.throttled', 'server.busy', 'server.unexpected'] as const)(
  'does not call a link invalid because of %s',
  async (code) => {
    const api = fakeApi();
    api.refuse(openAgreement, code);
    render(<AgreementPage token="segredo" />);
    await screen.findByRole('button', { name: texts.retry });
    api.answer(openAgreement, agreement);
    await press(texts.retry);
    await screen.findByRole('heading', { name: 'Termo' });
  },
);

it('closes the form when another person has signed', async () => {
  const api = fakeApi();
  api.answer(openAgreement, agreement);
  render(<AgreementPage token="segredo" />);
  await userEvent.type(await screen.findByRole('textbox', { name: new RegExp(texts.name) }), 'Ana Prado');
  await userEvent.type(screen.getByRole('textbox', { name: new RegExp(texts.cpf) }), '52998224725');
  await userEvent.click(screen.getByRole('checkbox'));
  api.refuse(signAgreement, 'agreement.link-invalid');
  await press(texts.sign);
  await screen.findByText(texts.invalidTitle);
  await waitFor(() => expect(screen.queryByRole('button', { name: texts.sign })).toBeNull());
});

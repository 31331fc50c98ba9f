// @vitest-environment jsdom

import { type FakeApi, fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import { ERRORS } from '@comanda/contract/errors';
import { requestRegistration } from '@comanda/contract/people/access/registration.calls';
import { brandOf } from '@comanda/ui/brands/brand-of.ts';
import { Provider } from '@comanda/ui/provider.tsx';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { RegistrationDialog } from './registration-dialog.tsx';

const onClose = vi.fn();
let api: FakeApi;

beforeAll(supplyBrowserParts);
const show = () =>
  render(
    <Provider brand={brandOf(null)} env="test">
      <RegistrationDialog onClose={onClose} />
    </Provider>,
  );
beforeEach(() => {
  api = fakeApi();
  show();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  onClose.mockClear();
});

const send = () => userEvent.click(screen.getByRole('button', { name: 'Solicitar cadastro' }));
async function fill() {
  for (const label of ['Seu nome', 'Nome do estabelecimento', 'Celular', 'E-mail'])
    await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText('Seu nome'), 'Jorge Amaral');
  await userEvent.type(screen.getByLabelText('Nome do estabelecimento'), 'Bar do Jorge');
  await userEvent.type(screen.getByLabelText('Celular'), '11987654321');
  await userEvent.type(screen.getByLabelText('E-mail'), 'jorge@bar.com.br');
}

describe('registration request', () => {
  it('sends the four fields and thanks', async () => {
    api.answer(requestRegistration, { message: null });
    await fill();
    await send();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(screen.getByText('Solicitação enviada. Em breve entraremos em contato.')).toBeTruthy();
    expect(api.requestsOf(requestRegistration)).toEqual([
      {
        nome: 'Jorge Amaral',
        estabelecimento: 'Bar do Jorge',
        celular: '(11) 98765-4321',
        email: 'jorge@bar.com.br',
      },
    ]);
  });

  it('asks for every field before it sends', async () => {
    await send();
    expect(document.activeElement).toBe(screen.getByLabelText('Seu nome'));
    for (const text of ['Informe o seu nome.', 'Informe o celular com DDD.', 'Informe um e-mail válido.']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(api.requestsOf(requestRegistration)).toEqual([]);
  });

  it('preserves typed values when the dialog is closed by mistake', async () => {
    await fill();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    cleanup();
    show();
    expect(screen.getByLabelText('Celular')).toHaveProperty('value', '(11) 98765-4321');
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'jorge@bar.com.br');
  });

  it("shows the server's error at its field and preserves typed values", async () => {
    api.refuse(requestRegistration, 'request.invalid', {
      fields: [{ campo: 'email', mensagem: 'E-mail não aceito.' }],
    });
    await fill();
    await send();
    expect(await screen.findByText('E-mail não aceito.')).toBeTruthy();
    expect(screen.getByLabelText('Seu nome')).toHaveProperty('value', 'Jorge Amaral');
  });

  it('shows that there were too many requests', async () => {
    api.refuse(requestRegistration, 'auth.throttled');
    await fill();
    await send();
    const dialog = await screen.findByRole('dialog', { name: 'Erro!' });
    expect(dialog.textContent).toContain(ERRORS['auth.throttled'].text);
    expect(onClose).not.toHaveBeenCalled();
  });
});

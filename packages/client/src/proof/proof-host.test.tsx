// @vitest-environment jsdom

import { listBoard } from '@comanda/contract/orders/orders/orders.calls';
import { logOut } from '@comanda/contract/people/access/access.calls';
import { prove } from '@comanda/contract/people/access/account.calls';
import { brandOf } from '@comanda/ui/brands/brand-of.ts';
import { Provider } from '@comanda/ui/provider.tsx';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendCall } from '../api/send-call.ts';
import { type FakeApi, fakeApi } from '../api/testing/fake-api.ts';
import { ProofHost } from './proof-host.tsx';

beforeAll(supplyBrowserParts);
let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  render(
    <Provider brand={brandOf(null)} env="test">
      <ProofHost owner="store" />
    </Provider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The test works with any call. */
const sensitive = logOut;
const refuse = () => api.refuse(sensitive, 'auth.prove-again');
/** After the password is proven, the server accepts the call. */
const prepareProof = () => api.answer(prove, { message: null });
const title = () => screen.findByRole('dialog', { name: 'Confirme que é você' });
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
const type = async (label: string, words: string) =>
  userEvent.type(await screen.findByLabelText(label), words);

describe('a sensitive call that wants the password again', () => {
  it('asks once for all waiting calls, then repeats each', async () => {
    refuse();
    const waiting = [sendCall(sensitive, {}), sendCall(sensitive, {})];
    await title();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    prepareProof();
    await type('Sua senha', 'Comanda@2026');
    api.answer(sensitive, { message: 'feito' });
    await confirm();
    expect(await Promise.all(waiting)).toEqual([{ message: 'feito' }, { message: 'feito' }]);
    expect(api.requestsOf(prove)).toEqual([{ senha: 'Comanda@2026' }]);
    expect(api.requestsOf(sensitive)).toHaveLength(4);
  });

  it('stays refused without a message when the person cancels, and asks again the next time', async () => {
    refuse();
    for (const _time of [1, 2]) {
      const refused = sendCall(sensitive, {}).catch((error: unknown) => error);
      await title();
      await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
      expect(await refused).toMatchObject({ code: 'auth.prove-again', isGivenUp: true });
    }
    expect(api.requestsOf(prove)).toEqual([]);
  });

  it('shows a wrong password at its field, and asks for the code if there is a second factor', async () => {
    refuse();
    const done = sendCall(sensitive, {});
    await type('Sua senha', 'errada');
    api.refuse(prove, 'auth.password-wrong');
    await confirm();
    expect(await screen.findByText('Senha incorreta.')).toBeTruthy();
    api.refuse(prove, 'auth.second-factor-needed');
    await type('Sua senha', 'x');
    await confirm();
    const code = await screen.findByLabelText('Código do aplicativo');
    expect(document.activeElement).toBe(code);
    await userEvent.type(code, '287082');
    prepareProof();
    api.answer(sensitive, { message: null });
    await confirm();
    await done;
    expect(api.requestsOf(prove).at(-1)).toEqual({ senha: 'erradax', codigo: '287082' });
  });

  it('does not handle other refusals', async () => {
    api.refuse(listBoard, 'auth.forbidden');
    await expect(sendCall(listBoard, {})).rejects.toMatchObject({ code: 'auth.forbidden' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

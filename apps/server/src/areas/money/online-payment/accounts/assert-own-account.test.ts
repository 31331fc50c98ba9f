import type { PixKeyKind } from '@comanda/domain/money/banking/pix-key';
import type { Holder } from '@comanda/domain/money/online-payment/registration';
import { expect, it } from 'vitest';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Found } from '../../../../platform/outside-requests/request-once.ts';
import type { Receivers } from '../../payments/public.ts';
import { assertOwnAccount } from './assert-own-account.ts';

const HOLDER = { document: '52998224725', name: 'Luciana Prado' };
const found = (update: Holder) => ({ kind: 'found', update }) as const;
const OTHER = found({ document: '11144477735', name: 'Outra Pessoa' });

it.each<
  [
    what: string,
    key: [PixKeyKind, string] | null,
    message: Found<Holder>,
    code: string | null,
    requested: number,
  ]
>([
  ['bank data', null, OTHER, null, 0],
  ['the holder’s CPF', ['cpf', HOLDER.document], found(HOLDER), null, 1],
  ['the holder’s CPF, unanswered', ['cpf', HOLDER.document], { kind: 'unanswered' }, null, 1],
  [
    'their CPF, never made a key',
    ['cpf', HOLDER.document],
    { kind: 'unknown' },
    'online-payment.key-unknown',
    1,
  ],
  ['another CPF', ['cpf', '11144477735'], found(HOLDER), 'online-payment.other-holder', 0],
  ['a CNPJ', ['cnpj', '11222333000181'], found(HOLDER), 'online-payment.other-holder', 0],
  // The digits are also a valid CPF, but the form declares a phone.
  ['a phone of the holder', ['phone', '+5511987654021'], found(HOLDER), null, 1],
  ['a phone of somebody else', ['phone', '+5511987654021'], OTHER, 'online-payment.other-holder', 1],
  ['an e-mail nobody has', ['email', 'a@b.com.br'], { kind: 'unknown' }, 'online-payment.key-unknown', 1],
  ['nobody answers', ['email', 'a@b.com.br'], { kind: 'unanswered' }, 'online-payment.key-unchecked', 1],
])('%s', async (_what, key, message, code, requested) => {
  let questions = 0;
  const receivers: Receivers = {
    isConnected: true,
    register: () => Promise.resolve(),
    handDocument: () => Promise.resolve(),
    lookUpKey: async () => {
      questions += 1;
      return message;
    },
  };
  const [keyKind, typed] = key ?? [null, null];
  const failure = await assertOwnAccount(receivers, { keyKind, key: typed }, HOLDER).catch(
    (error: unknown) => error,
  );
  expect(failure instanceof AppError ? failure.code : (failure ?? null)).toBe(code);
  expect(questions).toBe(requested);
});

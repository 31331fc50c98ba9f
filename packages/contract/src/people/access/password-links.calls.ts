import { defineCall, PUBLIC } from '../../kit/define-call.ts';
import { bool, plainText } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, record } from '../../kit/record.ts';
import { secret } from './access.wire.ts';
import { savedPasswordAnswer } from './recovery.wire.ts';

/** The person who received the link. */
const passwordLink = record({
  login: ['usuario', plainText],
  storeName: ['nome_estabelecimento', plainText],
  /** True: the person has no password yet. */
  isFirst: ['primeira_vez', bool],
});
export type PasswordLink = DomainOfShape<typeof passwordLink>;

export const openPasswordLink = defineCall({
  name: 'access.open-password-link',
  summary: 'De quem é um link de senha, feito pelo provedor; vale uma vez',
  route: 'POST senha/abrir',
  access: PUBLIC,
  input: record({ token: ['token', secret] }),
  output: answer(passwordLink),
  errors: ['password-link.invalid', 'auth.throttled'],
});

export const setPasswordByLink = defineCall({
  name: 'access.set-password-by-link',
  summary: 'Escolher a senha com um link de senha; encerra as sessões da pessoa',
  route: 'POST senha/salvar',
  access: PUBLIC,
  input: record({
    token: ['token', secret],
    password: ['password', secret],
    confirmation: ['password_confirmation', secret],
  }),
  output: savedPasswordAnswer,
  errors: [
    'password-link.invalid',
    'recovery.password-weak',
    'recovery.password-not-saved',
    'auth.throttled',
  ],
});

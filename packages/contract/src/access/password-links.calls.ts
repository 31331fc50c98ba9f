import * as z from 'zod/mini';
import { defineCall, PUBLIC } from '../define-call.ts';
import { shape } from '../shape.ts';
import { secret } from './access.wire.ts';
import { savedPasswordAnswer } from './recovery.wire.ts';

/** Who a link is for. */
export interface PasswordLink {
  login: string;
  storeName: string;
}

export const openPasswordLink = defineCall({
  name: 'access.open-password-link',
  summary: 'De quem é um link de senha, feito pelo provedor; vale uma vez',
  method: 'POST',
  path: 'senha/abrir',
  access: PUBLIC,
  input: shape(z.object({ token: secret }), {
    decode: ({ token }) => ({ token }),
    encode: ({ token }: { token: string }) => ({ token }),
  }),
  output: shape(
    z.object({ status: z.literal(true), usuario: z.string(), nome_estabelecimento: z.string() }),
    {
      decode: (wire): PasswordLink => ({ login: wire.usuario, storeName: wire.nome_estabelecimento }),
      encode: ({ login, storeName }: PasswordLink) => ({
        status: true as const,
        usuario: login,
        nome_estabelecimento: storeName,
      }),
    },
  ),
  errors: ['password-link.invalid', 'auth.throttled'],
});

export const setPasswordByLink = defineCall({
  name: 'access.set-password-by-link',
  summary: 'Escolher a senha com um link de senha; encerra as sessões da pessoa',
  method: 'POST',
  path: 'senha/salvar',
  access: PUBLIC,
  input: shape(z.object({ token: secret, password: secret, password_confirmation: secret }), {
    decode: (wire) => ({
      token: wire.token,
      password: wire.password,
      confirmation: wire.password_confirmation,
    }),
    encode: (wish: { token: string; password: string; confirmation: string }) => ({
      token: wish.token,
      password: wish.password,
      password_confirmation: wish.confirmation,
    }),
  }),
  output: savedPasswordAnswer,
  errors: [
    'password-link.invalid',
    'recovery.password-weak',
    'recovery.password-not-saved',
    'auth.throttled',
  ],
});

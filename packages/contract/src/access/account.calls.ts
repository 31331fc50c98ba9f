import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { optional, record } from '../record.ts';
import { asIs, done } from '../shape.ts';
import { secret } from './access.wire.ts';

const OWN = { kind: 'session', permission: 'account.use' } as const;

/** Six digits of an app, or a recovery code with or without dashes. */
export const secondFactorCode = asIs(z.string().check(z.minLength(1), z.maxLength(32)));

export const prove = defineCall({
  name: 'account.prove',
  summary: 'Confirmar a própria senha (e o código, para quem tem segundo fator) antes de algo sensível',
  method: 'POST',
  path: 'conta/confirmar',
  access: OWN,
  input: record({ password: ['senha', secret], code: ['codigo', optional(secondFactorCode)] }),
  output: done,
  errors: ['auth.password-wrong', 'auth.second-factor-needed', 'auth.code-wrong', 'auth.throttled'],
});

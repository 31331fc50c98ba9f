import {
  PROVIDER_PERMISSIONS,
  PROVIDER_ROLE_NAMES,
  type ProviderPermission,
} from '@comanda/domain/people/provider/permissions';
import * as z from 'zod/mini';
import { bool, id, plainText, translated } from '../../kit/field-types.ts';
import { type DomainOfShape, record } from '../../kit/record.ts';
import { shape } from '../../kit/shape.ts';

/** Ignores names of permissions that only another version knows. */
const permissions = shape(z.array(z.string()), {
  decode: (names) => PROVIDER_PERMISSIONS.filter((permission) => names.includes(permission)),
  encode: (granted: readonly ProviderPermission[]) => [...granted],
});

export const providerRole = translated(PROVIDER_ROLE_NAMES);

/** The provider's logged-in user and their permissions. */
export const providerSession = record({
  personId: ['id_pessoa', id],
  name: ['nome', plainText],
  login: ['usuario', plainText],
  role: ['perfil', providerRole],
  permissions: ['permissoes', permissions],
  sessionId: ['id_sessao', plainText],
  /** True: the person can only set up a second factor. */
  mustSetUpFactor: ['falta_fator', bool],
  /** True: a mail server is configured, or the demonstration shows the mails. */
  isMailSetUp: ['envia_email', bool],
  /** True: a job is still creating past orders of a demonstration store, so numbers still grow. */
  isPastUnderWay: ['criando_passado', bool],
});
export type ProviderSessionInfo = DomainOfShape<typeof providerSession>;

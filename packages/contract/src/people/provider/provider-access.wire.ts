import {
  PROVIDER_PERMISSIONS,
  PROVIDER_ROLE_NAMES,
  type ProviderPermission,
} from '@comanda/domain/people/provider/permissions';
import * as z from 'zod/mini';
import { bool, id, plainText, translated } from '../../kit/field-types.ts';
import { type DomainOfShape, record } from '../../kit/record.ts';
import { shape } from '../../kit/shape.ts';

/** Names of another version are left out. */
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
  /** Nothing else is open to them before they have a second factor. */
  mustSetUpFactor: ['falta_fator', bool],
  /** Mails of this server reach people: a mail server is set up, or the demonstration shows them. */
  isMailSetUp: ['envia_email', bool],
  /** The past of a demonstration's store is still being made: figures grow. */
  isPastUnderWay: ['criando_passado', bool],
});
export type ProviderSessionInfo = DomainOfShape<typeof providerSession>;

import type { OperatorGrants } from '@comanda/contract/people/access/operator-grants.calls';
import type { StoreUser } from '@comanda/contract/people/access/people.wire';
import { FIRST_GRANTS, ROLE_NAMES } from '@comanda/domain/people/access/permissions';

/** An active operator; `changes` replaces fields. */
export function aUser(changes: Partial<StoreUser> = {}): StoreUser {
  const role = changes.role === undefined ? 'operator' : changes.role;
  return {
    userId: 5,
    name: 'Beto Ramos',
    username: 'beto@pizzaria.com.br',
    email: 'beto@pizzaria.com.br',
    isActive: true,
    role,
    roleName: role === null ? '' : ROLE_NAMES[role],
    storeId: 7,
    invitation: null,
    hasSecondFactor: false,
    machines: [],
    version: 2,
    changedBy: null,
    changedAt: Date.parse('2026-11-20T22:00:00Z'),
    ...changes,
  };
}

/** The administrator of `aSession`, an operator, an invited user and a blocked one. */
export const somePeople: readonly StoreUser[] = [
  aUser({ userId: 3, name: 'Luciana Moreira', email: 'luciana@pizzaria.com.br', role: 'admin' }),
  aUser(),
  aUser({
    userId: 6,
    name: 'Cida Prado',
    email: 'cida@pizzaria.com.br',
    invitation: { state: 'sent', expiresAt: Date.parse('2026-11-28T01:10:00Z') },
  }),
  aUser({ userId: 7, name: 'Davi Lima', email: null, username: 'davi', isActive: false }),
];

export const someGrants: OperatorGrants = {
  granted: FIRST_GRANTS,
  version: 2,
  changedBy: 'Luciana Moreira',
  changedAt: Date.parse('2026-11-20T22:00:00Z'),
};

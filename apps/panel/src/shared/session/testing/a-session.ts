import type { SessionInfo } from '@comanda/contract/people/access/access.wire';
import { grantsOf } from '@comanda/domain/people/access/permissions';

/** Session of a pizzeria's administrator; `changes` replaces fields. */
export function aSession(changes: Partial<SessionInfo> = {}): SessionInfo {
  const roles = changes.roles ?? ['admin'];
  return {
    sessionId: 'session-1',
    userId: 3,
    userName: 'Luciana Moreira',
    roles,
    permissions: grantsOf(roles),
    storeId: 7,
    storeName: 'Pizzaria Dona Conceição',
    logo: null,
    company: 'comanda',
    token: null,
    timeZone: 'America/Sao_Paulo',
    channel: 'channel-1',
    socketUrl: 'http://localhost',
    visit: null,
    ...changes,
  };
}

import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import type { AccessServices } from '../access-services.ts';
import { findAccount, findStoreInPanel } from './accounts.reads.ts';
import type { SessionFacts } from './start-session.ts';
import { visitFacts } from './visit-facts.ts';

/** The session with current names, without its token. */
export function describeSession({ database }: AccessServices, session: Session): Promise<SessionFacts> {
  return database.inStore(session.storeId, async (tx) => {
    const { visit, sessionId } = session;
    if (visit !== null) {
      const store = await findStoreInPanel(tx);
      if (store === null) throw new AppError('visit.ended');
      return visitFacts(tx.storeId, store, { sessionId, visit });
    }
    const account = await findAccount(tx, session.userId);
    if (account === null) throw new AppError('auth.required');
    return {
      userId: session.userId,
      userName: account.user_name,
      roles: session.roles,
      permissions: session.permissions,
      storeId: session.storeId,
      storeName: account.store_name,
      logo: account.logo,
      company: account.company,
      timeZone: account.time_zone,
      sessionId: session.sessionId,
      channel: account.channel,
      visit: null,
    };
  });
}

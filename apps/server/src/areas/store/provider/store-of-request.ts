import type { storeOfRequest } from '@comanda/contract/provider/registrations.calls';
import type { DomainOfShape } from '@comanda/contract/record';
import type { Database } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { mailInvitation } from '../../access/public.ts';
import { findStoreOfRequest, takeRequestForStore } from '../../leads/public.ts';
import { openStore } from './open-store.ts';

/** What came of it; `isNew` is false where somebody had made it before, or at the same moment. */
export interface MadeStore {
  storeId: number;
  isNew: boolean;
  isMailed: boolean;
  /** The invitation's, where its mail did not leave and whoever made the store may make links. */
  link: string | null;
}

/** Another one made the store of this request: nothing of this one stays. */
class MadeAlready extends Error {}

/**
 * Makes the store of a request and invites its owner. All or nothing but the mail; the request's row is held, so that of
 * two people one makes it and both are told which it is. Throws as {@link openStore}, and `provider.unknown-request`.
 */
export async function makeStoreOfRequest(
  deps: { system: Database; mailer: Mailer; log: Logger },
  { request, ...wish }: DomainOfShape<typeof storeOfRequest>,
  actor: { operator: string; name: string; origin: string; mayMakeLinks: boolean; now: number },
): Promise<MadeStore> {
  const { system } = deps;
  const known = await findStoreOfRequest(system, request);
  if (known !== null) return { storeId: known, isNew: false, isMailed: false, link: null };
  const opening = openStore(system, wish, actor, async (tx) => {
    if (!(await takeRequestForStore(tx, request, actor))) throw new MadeAlready();
  });
  const opened = await opening.catch(async (error: unknown) => {
    // The faster one has taken the owner's login, too.
    const made = await findStoreOfRequest(system, request);
    if (made !== null) return { storeId: made, path: null };
    throw error instanceof MadeAlready ? new AppError('provider.unknown-request') : error;
  });
  const { storeId, path } = opened;
  if (path === null) return { storeId, isNew: false, isMailed: false, link: null };
  const { adminName: name, adminEmail: email, name: storeName } = wish;
  const link = `${actor.origin}${path}`;
  const about = { storeName, invitedBy: actor.name, link };
  const isMailed = await mailInvitation(deps, { name, email, role: 'admin' }, about);
  return { storeId, isNew: true, isMailed, link: isMailed || !actor.mayMakeLinks ? null : link };
}

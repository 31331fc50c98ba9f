import type { storeOfRequest } from '@comanda/contract/provider/registrations.calls';
import type { DomainOfShape } from '@comanda/contract/record';
import type { Database } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { MailQueue } from '../../../platform/mail/mail-queue.ts';
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
 * Makes the store of a request and invites its owner, all or nothing; the request's row is held, so that of
 * two people one makes it and both are told which it is. Throws as {@link openStore}, and `provider.unknown-request`.
 */
export async function makeStoreOfRequest(
  deps: { system: Database; mails: MailQueue },
  { request, ...wish }: DomainOfShape<typeof storeOfRequest>,
  actor: { operator: string; name: string; origin: string; mayMakeLinks: boolean; now: number },
): Promise<MadeStore> {
  const { system } = deps;
  const known = await findStoreOfRequest(system, request);
  if (known !== null) return { storeId: known, isNew: false, isMailed: false, link: null };
  const opening = openStore(deps, wish, actor, async (tx) => {
    if (!(await takeRequestForStore(tx, request, actor))) throw new MadeAlready();
  });
  const { storeId, isMailed, link } = await opening.catch(async (error: unknown) => {
    // The faster one has taken the owner's login, too.
    const made = await findStoreOfRequest(system, request);
    if (made !== null) return { storeId: made, isMailed: false, link: null };
    throw error instanceof MadeAlready ? new AppError('provider.unknown-request') : error;
  });
  return { storeId, isNew: link !== null, isMailed, link: isMailed || !actor.mayMakeLinks ? null : link };
}

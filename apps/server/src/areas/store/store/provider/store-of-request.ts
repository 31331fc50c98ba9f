import type { DomainOfShape } from '@comanda/contract/kit/record';
import type { storeOfRequest } from '@comanda/contract/store/store/provider-registrations.calls';
import type { Database } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { findStoreOfRequest, takeRequestForStore } from '../../../people/leads/public.ts';
import { openStore } from './open-store.ts';

/** The store of a request. `isNew` is false when another caller had already created the store. */
export interface MadeStore {
  storeId: number;
  isNew: boolean;
  isMailed: boolean;
  /** The invitation's link. Null if the link was mailed, or if the caller may not make links. */
  link: string | null;
}

/** Thrown to roll the transaction back, when another caller has created the store of this request. */
class MadeAlready extends Error {}

/**
 * Creates the store of a request and invites its owner, completely or not at all. The request's row is
 * locked, so only one of two callers creates the store; both get its number. Throws the errors of
 * {@link openStore}, and `provider.unknown-request`.
 */
export async function makeStoreOfRequest(
  deps: { system: Database; mails: MailQueue },
  { request, ...input }: DomainOfShape<typeof storeOfRequest>,
  actor: { operator: string; name: string; origin: string; mayMakeLinks: boolean; now: number },
): Promise<MadeStore> {
  const { system } = deps;
  const known = await findStoreOfRequest(system, request);
  if (known !== null) return { storeId: known, isNew: false, isMailed: false, link: null };
  const opening = openStore(deps, input, actor, async (tx) => {
    if (!(await takeRequestForStore(tx, request, actor))) throw new MadeAlready();
  });
  const { storeId, isMailed, link } = await opening.catch(async (error: unknown) => {
    // The creation may have failed because another caller's store has just taken the owner's login.
    const made = await findStoreOfRequest(system, request);
    if (made !== null) return { storeId: made, isMailed: false, link: null };
    throw error instanceof MadeAlready ? new AppError('provider.unknown-request') : error;
  });
  return { storeId, isNew: link !== null, isMailed, link: isMailed || !actor.mayMakeLinks ? null : link };
}

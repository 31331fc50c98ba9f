import type { storeOfRequest } from '@comanda/contract/provider/registrations.calls';
import type { DomainOfShape } from '@comanda/contract/record';
import type { Check } from '@comanda/contract/store/new-store.wire';
import type { NewStore } from '@comanda/domain/store/new-store';
import type { Database } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import {
  findStoreOfRequest,
  INVITATION_DAYS,
  invitationMail,
  inviteOwner,
  takeRequestForStore,
} from '../../access/public.ts';
import { createStore } from '../create-store.ts';
import { newStoreChecks } from '../new-store-checks.ts';
import { timeZoneOf } from '../read-new-store.ts';

type Wish = DomainOfShape<typeof storeOfRequest>;

export interface MadeStore {
  storeId: number;
  /** False: somebody had made it before, or at the same moment. */
  isNew: boolean;
  isMailed: boolean;
}

/** Another one made the store of this request: nothing of this one stays. */
class MadeAlready extends Error {}

/**
 * Makes the store of a request with its owner, who is mailed where to choose a password. All or nothing but the mail; the
 * request's row is held, so that of two people one makes it and both are told which it is. Throws `request.invalid`,
 * `provider.unknown-request`, `people.login-taken`.
 */
export async function makeStoreOfRequest(
  { system, mailer, log }: { system: Database; mailer: Mailer; log: Logger },
  wish: Wish,
  actor: { operator: string; invitedBy: string; origin: string; now: number },
): Promise<MadeStore> {
  const known = await findStoreOfRequest(system, wish.request);
  if (known !== null) return { storeId: known, isNew: false, isMailed: false };
  const store = read(wish);
  const { ownerName: name, email } = { ...wish, email: store.email ?? wish.email };
  let path = '';
  try {
    const { storeId } = await createStore(system, store, async (tx) => {
      if (!(await takeRequestForStore(tx, wish.request, actor))) throw new MadeAlready();
      path = await inviteOwner(tx, { name, email, username: email, role: 'admin' }, actor);
    });
    const about = { name, storeName: store.name, invitedBy: actor.invitedBy, role: 'admin' } as const;
    const mail = invitationMail(email, { ...about, link: `${actor.origin}${path}`, days: INVITATION_DAYS });
    const isMailed = await mailer.send(mail).then(
      () => true,
      (err: unknown) => {
        log.error({ err, storeId }, 'the invitation of a new store was not mailed');
        return false;
      },
    );
    return { storeId, isNew: true, isMailed };
  } catch (error) {
    if (!(error instanceof MadeAlready)) throw error;
    const storeId = await findStoreOfRequest(system, wish.request);
    if (storeId === null) throw new AppError('provider.unknown-request');
    return { storeId, isNew: false, isMailed: false };
  }
}

/** Checked as a store's document is; a state's capital says the time. */
function read(wish: Wish): NewStore {
  const fields: { campo: string; mensagem: string }[] = [];
  const checked = (campo: string, check: Check, typed: string) => {
    const result = check(typed);
    if ('value' in result) return result.value;
    fields.push({ campo, mensagem: result.fault });
    return '';
  };
  const document = checked('cnpj_cpf', newStoreChecks.document, wish.document);
  const state = checked('uf', newStoreChecks.state, wish.state);
  const mobile = checked('celular', newStoreChecks.mobile, wish.mobile);
  const email = checked('email', newStoreChecks.email, wish.email);
  if (fields.length > 0) throw new AppError('request.invalid', { fields });
  const { name, legalName, district, city } = wish;
  return {
    ...{ name, legalName, document, district, city, state, mobile, email },
    timeZone: timeZoneOf(state),
    company: 'comanda',
    logo: null,
    symbol: null,
    phones: [],
    isOpen: false,
    minMinutes: 40,
    maxMinutes: 60,
    hasBulkUpload: false,
    intakeKey: null,
    isDemo: false,
    users: [],
    banners: [],
    invoices: [],
  };
}

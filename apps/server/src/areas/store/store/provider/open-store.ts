import type { NewStoreInput } from '@comanda/contract/store/store/provider-new-store.calls';
import { newStoreInput } from '@comanda/contract/store/store/provider-new-store.calls';
import { zoneOfPlace } from '@comanda/domain/kit/time/brazilian-zones';
import type { NewStore } from '@comanda/domain/store/store/new-store';
import type { Database, Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { ProviderActor } from '../../../../platform/http/requester.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { inviteNewPerson, mailInvitation } from '../../../people/access/public.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { createStore } from '../create-store.ts';
import { newStoreChecks } from '../new-store-checks.ts';

/**
 * Creates a closed store and invites its first administrator, completely or not at all. `also` runs in the same
 * transaction; if it fails, the store is not created. Returns the invitation's link, and whether the link is mailed.
 * Throws `request.invalid` with the faulty fields, and `provider.login-taken`.
 */
export async function openStore(
  { system, mails }: { system: Database; mails: MailQueue },
  input: NewStoreInput,
  actor: ProviderActor & { name: string; origin: string },
  also: (tx: Transaction) => Promise<void> = () => Promise.resolve(),
): Promise<{ storeId: number; intakeKey: string; link: string; isMailed: boolean }> {
  const { adminName, adminEmail, ...store } = checkedInput(input);
  let invitation = { link: '', isMailed: false };
  const created = await createStore(
    system,
    { ...AS_NEW, ...store, timeZone: zoneOfPlace(store) },
    async (tx) => {
      await recordAudit(tx, actor, 'store.created');
      const person = { name: adminName, username: adminEmail, email: adminEmail, role: 'admin' as const };
      const invited = await inviteNewPerson(tx, person, actor);
      if ('fault' in invited)
        throw new AppError('provider.login-taken', {
          fields: [
            { campo: 'email_responsavel', mensagem: 'Este e-mail já é usado para entrar no sistema.' },
          ],
        });
      const link = `${actor.origin}${invited.path}`;
      const about = { storeName: store.name, invitedBy: actor.name, link, now: actor.now };
      const isMailed = await mailInvitation(tx, mails, { ...person, name: adminName }, about);
      invitation = { link, isMailed };
      await also(tx);
    },
  );
  return { ...created, ...invitation };
}

/**
 * Initial values of fields that are not in the form: the store is closed, and its users enter other data
 * later.
 */
const AS_NEW = {
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
} satisfies Partial<NewStore>;

const CHECKS = {
  name: newStoreChecks.required,
  legalName: newStoreChecks.required,
  document: newStoreChecks.document,
  district: newStoreChecks.required,
  city: newStoreChecks.required,
  state: newStoreChecks.state,
  email: newStoreChecks.email,
  mobile: newStoreChecks.mobile,
  adminName: newStoreChecks.required,
  adminEmail: newStoreChecks.email,
};

/** Runs the same checks as the command line does for a file, with one fault per field. */
function checkedInput(input: NewStoreInput): NewStoreInput {
  const checked: Record<string, string> = {};
  const fields: { campo: string; mensagem: string }[] = [];
  for (const [name, check] of Object.entries(CHECKS) as [keyof typeof CHECKS, (typeof CHECKS)['name']][]) {
    const typed = input[name];
    if (typed === null) continue;
    const read = check(typed);
    if ('value' in read) checked[name] = read.value;
    else fields.push({ campo: newStoreInput.fields[name][0], mensagem: read.fault });
  }
  if (fields.length > 0) throw new AppError('request.invalid', { fields });
  return { ...input, ...checked };
}

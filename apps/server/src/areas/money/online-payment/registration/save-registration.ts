import { isDeepStrictEqual } from 'node:util';
import { ERRORS } from '@comanda/contract/errors';
import {
  type OnlineRegistrationSave,
  onlineRegistrationSave,
} from '@comanda/contract/money/online-payment/registration.wire';
import { dateAt } from '@comanda/domain/kit/time/calendar-date';
import { waitAgain } from '@comanda/domain/money/online-payment/receiver-state';
import { holderOf } from '@comanda/domain/money/online-payment/registration';
import type { Command } from '../../../../platform/command.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { assertSameVersion } from '../../../../platform/errors/assert-same-version.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import type { Receivers } from '../../payments/public.ts';
import { renameHolder } from '../accounts/accounts.writes.ts';
import { FIELD_WORDS } from '../texts.ts';
import {
  findStoreFacts,
  holdStored,
  type RegistrationForm,
  type StoredRegistration,
} from './registration.reads.ts';
import { changedFields, writeRegistration } from './registration.writes.ts';
import { registrationFaults } from './registration-faults.ts';

/**
 * Saves the registration with the next version and sends it to the payment provider. Equal data change
 * nothing. A rejected registration is pending again. Throws `record.changed-meanwhile`. Throws
 * `online-payment.document-by-support` for a changed person type, CNPJ or CPF, because only the provider's
 * team can change these. The first save is compared with the store's own document.
 */
export const saveRegistration =
  (receivers: Receivers): Command<OnlineRegistrationSave, number> =>
  async (tx, { version, ...input }, session, now) => {
    const facts = await findStoreFacts(tx);
    const today = dateAt(facts.timeZone, now);
    const form: RegistrationForm = input.personType === 'company' ? input : { ...input, companyDocument: '' };
    const fields = await registrationFaults(form, today);
    if (fields.length > 0) throw new AppError('request.invalid', { fields });
    const stored = await holdStored(tx);
    if (stored !== null && isDeepStrictEqual(stored.form, form)) return stored.version;
    assertSameVersion(stored ?? { version: 0, changedBy: null, changedAt: now }, version);
    assertSameDocuments(form, stored === null ? documentsOfStore(facts.document, form) : stored.form);
    const next: StoredRegistration = {
      form,
      registeredOn: stored?.registeredOn ?? today,
      standing: waitAgain(stored?.standing ?? { state: 'pending', at: 0, reasons: [] }),
      version: (stored?.version ?? 0) + 1,
      changedBy: session.userName,
      changedAt: now,
    };
    await writeRegistration(tx, next);
    const holder = holderOf(form);
    if (stored !== null && stored.form.legalName !== form.legalName) await renameHolder(tx, holder);
    await receivers.register(tx, { ...holder, email: form.email }, { isAnother: stored === null });
    const words = changedFields(stored?.form ?? null, form).map((name) => FIELD_WORDS[name]);
    await recordAudit(tx, { session, now }, 'online-payment.registration-saved', {
      details: { primeiro: stored === null, campos: words.join(', ') },
    });
    tx.announce('online-payment', next.version);
    return next.version;
  };

type Documents = Pick<RegistrationForm, 'personType' | 'companyDocument' | 'ownerDocument'>;

/**
 * The CPF or CNPJ that the first form must have: the store's own number, with the matching person type. A
 * company may name any person as its owner.
 */
function documentsOfStore(document: string, { ownerDocument }: RegistrationForm): Documents {
  return document.length === 11
    ? { personType: 'person', companyDocument: '', ownerDocument: document }
    : { personType: 'company', companyDocument: document, ownerDocument };
}

function assertSameDocuments(form: Documents, fixed: Documents): void {
  const names = (['personType', 'companyDocument', 'ownerDocument'] as const).filter(
    (name) => form[name] !== fixed[name],
  );
  if (names.length === 0) return;
  const { text } = ERRORS['online-payment.document-by-support'];
  throw new AppError('online-payment.document-by-support', {
    fields: names.map((name) => ({ campo: onlineRegistrationSave.fields[name][0], mensagem: text })),
  });
}

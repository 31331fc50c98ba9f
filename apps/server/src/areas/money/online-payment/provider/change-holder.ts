import { formatDocument } from '@comanda/domain/kit/documents/document';
import { holderOf, type PersonType } from '@comanda/domain/money/online-payment/registration';
import { AppError, invalidField } from '../../../../platform/errors/app-error.ts';
import { assertSameVersion } from '../../../../platform/errors/assert-same-version.ts';
import { nameOf, recordAudit } from '../../../people/audit/public.ts';
import { type PrepareOf, workToApprove } from '../../../people/provider/public.ts';
import { setCanBePaidOnline } from '../../../store/store/public.ts';
import type { Receivers } from '../../payments/public.ts';
import { activate, renameHolder } from '../accounts/accounts.writes.ts';
import { rejectAll } from '../documents/documents.writes.ts';
import { findStoreFacts, holdStored } from '../registration/registration.reads.ts';
import { changedFields, writeRegistration } from '../registration/registration.writes.ts';
import { FAULTS } from '../texts.ts';

interface HolderWork {
  personType: PersonType;
  companyDocument: string;
  legalName: string;
  ownerDocument: string;
  reason: string;
  version: number | null;
}

/** Changing the holder: work that a second person approves. Its result is the registration's version. */
export const HOLDER = workToApprove<HolderWork, number>('holder');

/**
 * Changes person type, CNPJ, CPF or name of the holder. Returns the version, unchanged for equal data. If the
 * holder is another person or company, the registration begins again: no online payment, no active account,
 * and all three documents are required. Throws `online-payment.no-registration`, `record.changed-meanwhile`.
 */
export const prepareHolder =
  (receivers: Receivers): PrepareOf<typeof HOLDER> =>
  async (tx, { personType, companyDocument: typed, legalName, ownerDocument, reason, version }) => {
    if (personType === 'company' && typed === '') throw invalidField('est_cnpj', FAULTS.required);
    const companyDocument = personType === 'company' ? typed : '';
    const stored = await holdStored(tx);
    if (stored === null) throw new AppError('online-payment.no-registration');
    const form = { ...stored.form, personType, companyDocument, legalName, ownerDocument };
    const isSame = changedFields(stored.form, form).length === 0;
    if (!isSame) assertSameVersion(stored, version);
    const [before, holder] = [holderOf(stored.form), holderOf(form)];
    return {
      cents: 0,
      about: `de ${masked(before)} para ${masked(holder)}`,
      isFree: isSame,
      run: async (actor) => {
        if (isSame) return stored.version;
        const by = nameOf(actor);
        const change = { by, at: actor.now };
        const isAnother = before.document !== holder.document;
        const next = stored.version + 1;
        await writeRegistration(tx, {
          ...stored,
          form,
          // Resets the state of the former holder. The saved time remains, because reports about the new
          // holder have later times.
          standing: isAnother ? { ...stored.standing, state: 'pending', reasons: [] } : stored.standing,
          ...{ version: next, changedBy: by, changedAt: actor.now },
        });
        if (isAnother) {
          await activate(tx, null, change);
          await rejectAll(tx, { ...change, rejection: 'other-holder', words: null });
          if ((await findStoreFacts(tx)).canBePaid) await setCanBePaidOnline(tx, false, actor);
        } else await renameHolder(tx, holder);
        await receivers.register(tx, { ...holder, email: form.email }, { isAnother });
        await recordAudit(tx, actor, 'online-payment.holder-changed', {
          details: { motivo: reason },
          before: { titular: masked(before) },
          after: { titular: masked(holder) },
        });
        tx.announce('online-payment', next);
        return next;
      },
    };
  };

/** Hides the first and last digits of a CPF, because it is personal data. */
function masked({ name, document }: { name: string; document: string }): string {
  const shown =
    document.length === 11
      ? `***.${document.slice(3, 6)}.${document.slice(6, 9)}-**`
      : formatDocument(document);
  return `${name}, ${shown}`;
}

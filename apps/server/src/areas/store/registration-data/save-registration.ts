import type { Establishment, RegistrationSave } from '@comanda/contract/store/registration-data.wire';
import { registrationData } from '@comanda/contract/store/registration-data.wire';
import type { RegistrationData } from '@comanda/domain/store/registration-data';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { assertSameVersion } from '../../../platform/errors/assert-same-version.ts';
import type { Session } from '../../../platform/http/requester.ts';
import { maskEmail, recordAudit } from '../../access/public.ts';
import { askChange } from '../pending/ask-change.ts';
import { holdRegistration } from './registration-data.reads.ts';
import { keepRegistration } from './registration-data.writes.ts';

/** What a save needs to know besides. */
export interface SaveGrounds {
  session: Session;
  /** Whether the person has typed the password lately. */
  isProven: boolean;
  /** Epoch ms. */
  now: number;
}

/**
 * Keeps the store's data under the next version, and asks the provider for the texts that became others; the same again is
 * nothing. Answers the e-mail that was replaced, or null. Throws `record.changed-meanwhile` for another version,
 * `auth.prove-again` for another e-mail without a password typed lately, and as `askChange`.
 */
export async function saveRegistration(
  tx: Transaction,
  wish: RegistrationSave,
  { session, isProven, now }: SaveGrounds,
): Promise<{ replacedEmail: string | null }> {
  const kept = await holdRegistration(tx);
  const texts = [
    { field: 'app-text', wish: wish.appText ?? kept.appText, stands: kept.appText },
    { field: 'phrase', wish: wish.phrase ?? kept.phrase, stands: kept.phrase },
  ] as const;
  const wishedTexts = texts.filter((text) => text.wish !== text.stands);
  const changed = FIELDS.filter((field) => wish.data[field] !== kept[field]);
  if (changed.length + wishedTexts.length === 0) return { replacedEmail: null };
  if (wish.version !== null) assertSameVersion(kept, wish.version);
  for (const text of wishedTexts) await askChange(tx, text.field, text.wish || null, session, now);
  if (changed.length === 0) return { replacedEmail: null };
  const isNewEmail = changed.includes('email');
  if (isNewEmail && !isProven) throw new AppError('auth.prove-again');
  const version = kept.version + 1;
  await keepRegistration(tx, wish.data, { version, by: session.userName, at: now });
  const change = { before: told(kept, changed), after: told(wish.data, changed) };
  await recordAudit(tx, { ...session, action: 'registration.changed', ...change }, now);
  tx.announce('registration', version);
  tx.announce('store');
  return { replacedEmail: isNewEmail && kept.email !== '' ? kept.email : null };
}

const FIELDS = Object.keys(registrationData.fields) as (keyof RegistrationData)[];

/** The changed fields by their words; an e-mail is told without being given away. */
function told(data: RegistrationData | Establishment, changed: readonly (keyof RegistrationData)[]) {
  return Object.fromEntries(
    changed.map((field) => {
      const value = data[field];
      const shown = field === 'email' && value !== '' ? maskEmail(value) : value;
      return [registrationData.fields[field][0], shown === '' ? null : shown];
    }),
  );
}

import type { Establishment, RegistrationSave } from '@comanda/contract/store/registration-data.wire';
import { registrationData } from '@comanda/contract/store/registration-data.wire';
import { maskEmail } from '@comanda/domain/privacy/masks';
import type { RegistrationData } from '@comanda/domain/store/registration-data';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { assertSameVersion } from '../../../platform/errors/assert-same-version.ts';
import type { Session } from '../../../platform/http/requester.ts';
import { recordAudit } from '../../audit/public.ts';
import { askChange } from '../pending/ask-change.ts';
import { holdRegistration } from './registration-data.reads.ts';
import { keepRegistration } from './registration-data.writes.ts';

/** Who saves, and when (epoch ms). */
interface SaveContext {
  session: Session;
  now: number;
}

/**
 * Keeps the store's data under the next version, and asks the provider for the texts that became others; the same again is
 * nothing. The e-mail stays as it is: see {@link replaceEmail}. Throws `record.changed-meanwhile` for another version, and
 * as `askChange`.
 */
export async function saveRegistration(
  tx: Transaction,
  wish: RegistrationSave,
  { session, now }: SaveContext,
): Promise<void> {
  const kept = await holdRegistration(tx);
  const texts = [
    { field: 'app-text', wish: wish.appText ?? kept.appText, stands: kept.appText },
    { field: 'phrase', wish: wish.phrase ?? kept.phrase, stands: kept.phrase },
  ] as const;
  const wishedTexts = texts.filter((text) => text.wish !== text.stands);
  const data = { ...wish.data, email: kept.email };
  const isChanged = FIELDS.some((field) => data[field] !== kept[field]);
  if (!isChanged && wishedTexts.length === 0) return;
  assertSameVersion(kept, wish.version);
  for (const text of wishedTexts) await askChange(tx, text.field, text.wish || null, session, now);
  if (isChanged) await keep(tx, kept, data, { session, now });
}

/** Another e-mail for the store, which has confirmed it; answers the one before it, or null. */
export async function replaceEmail(
  tx: Transaction,
  email: string,
  context: SaveContext,
): Promise<string | null> {
  const kept = await holdRegistration(tx);
  if (kept.email === email) return null;
  await keep(tx, kept, { ...kept, email }, context);
  return kept.email || null;
}

async function keep(
  tx: Transaction,
  kept: Establishment,
  data: RegistrationData,
  { session, now }: SaveContext,
): Promise<void> {
  const changed = FIELDS.filter((field) => data[field] !== kept[field]);
  const version = kept.version + 1;
  await keepRegistration(tx, data, { version, by: session.userName, at: now });
  const change = { before: told(kept, changed), after: told(data, changed) };
  await recordAudit(tx, { session, now }, 'registration.changed', change);
  tx.announce('registration', version);
  tx.announce('store');
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

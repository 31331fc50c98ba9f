import type { Establishment, RegistrationSave } from '@comanda/contract/store/store/registration-data.wire';
import { registrationData } from '@comanda/contract/store/store/registration-data.wire';
import { maskEmail } from '@comanda/domain/kit/privacy/masks';
import type { RegistrationData } from '@comanda/domain/store/store/registration-data';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { assertSameVersion } from '../../../../platform/errors/assert-same-version.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import { voidCodes } from '../../../people/access/public.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { requestChange } from '../pending/request-change.ts';
import { holdRegistration } from './registration-data.reads.ts';
import { writeRegistration } from './registration-data.writes.ts';

/** The session that saves, and the time (epoch ms). */
interface SaveContext {
  session: Session;
  now: number;
}

/**
 * Saves the store's data with the next version, and requests the provider's approval of changed texts. Equal
 * data change nothing. The e-mail address is changed elsewhere: see {@link replaceEmail}. Throws
 * `record.changed-meanwhile` for an outdated version, and the errors of `requestChange`.
 */
export async function saveRegistration(
  tx: Transaction,
  request: RegistrationSave,
  { session, now }: SaveContext,
): Promise<void> {
  const stored = await holdRegistration(tx);
  const texts = [
    { field: 'app-text', request: request.appText ?? stored.appText, current: stored.appText },
    { field: 'phrase', request: request.phrase ?? stored.phrase, current: stored.phrase },
  ] as const;
  const requestedTexts = texts.filter((text) => text.request !== text.current);
  const data = { ...request.data, email: stored.email };
  const isChanged = FIELDS.some((field) => data[field] !== stored[field]);
  if (!isChanged && requestedTexts.length === 0) return;
  assertSameVersion(stored, request.version);
  for (const text of requestedTexts) await requestChange(tx, text.field, text.request || null, session, now);
  if (isChanged) await save(tx, stored, data, { session, now });
}

/**
 * Replaces the store's e-mail address by a confirmed address. Returns the previous address, or null. Revokes
 * recovery codes, because they were mailed to the previous address.
 */
export async function replaceEmail(
  tx: Transaction,
  email: string,
  context: SaveContext,
): Promise<string | null> {
  const stored = await holdRegistration(tx);
  if (stored.email === email) return null;
  await save(tx, stored, { ...stored, email }, context);
  await voidCodes(tx, context.now);
  return stored.email || null;
}

async function save(
  tx: Transaction,
  stored: Establishment,
  data: RegistrationData,
  { session, now }: SaveContext,
): Promise<void> {
  const changed = FIELDS.filter((field) => data[field] !== stored[field]);
  const version = stored.version + 1;
  await writeRegistration(tx, data, { version, by: session.userName, at: now });
  const change = { before: auditedData(stored, changed), after: auditedData(data, changed) };
  await recordAudit(tx, { session, now }, 'registration.changed', change);
  tx.announce('registration', version);
  tx.announce('store');
}

const FIELDS = Object.keys(registrationData.fields) as (keyof RegistrationData)[];

/** The changed fields with their labels. The e-mail address is masked. */
function auditedData(data: RegistrationData | Establishment, changed: readonly (keyof RegistrationData)[]) {
  return Object.fromEntries(
    changed.map((field) => {
      const value = data[field];
      const shown = field === 'email' && value !== '' ? maskEmail(value) : value;
      return [registrationData.fields[field][0], shown === '' ? null : shown];
    }),
  );
}

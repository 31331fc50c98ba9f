import {
  DATA_REASON_MAX,
  type StoreData,
  storeData,
  storeDataChange,
} from '@comanda/contract/store/store/provider-store-data.calls';
import { readReason } from '@comanda/domain/kit/text/read-reason';
import type { Transaction } from '../../../../../platform/database/transaction.ts';
import { AppError } from '../../../../../platform/errors/app-error.ts';
import { assertSameVersion } from '../../../../../platform/errors/assert-same-version.ts';
import type { ProviderActor } from '../../../../../platform/http/requester.ts';
import type { MailQueue } from '../../../../../platform/mail/mail-queue.ts';
import { findRecoveryContact, voidCodes } from '../../../../people/access/public.ts';
import { nameOf, recordAudit } from '../../../../people/audit/public.ts';
import { newStoreChecks } from '../../new-store-checks.ts';
import { settleOpening } from '../../opening/settle-opening.ts';
import { FAULTS } from '../../texts.ts';
import { dataChangedMail, dataChangedSms } from './data-changed-messages.ts';
import { shownData } from './shown-data.ts';
import { holdStoreData, type StoredStoreData, saveStoreData } from './store-data.writes.ts';
import type { DataChangeMessages } from './text-data-change.ts';

/** A normalised change that is not saved yet. */
export interface JudgedChange {
  input: StoreData;
  reason: string;
  /** The fields that change; empty when all values are equal. */
  changed: readonly (keyof StoreData)[];
}

/**
 * Changes the setup data of a store, with the next version. Also updates all dependent data: recovery codes,
 * header, opening, days, panels. `inputOf` makes the complete new data from the stored data. The previous
 * e-mail address gets a mail. Returns the messages for the previous contacts; the caller sends the SMS after
 * the commit. Throws the errors of {@link judgeStoreData}, and `record.changed-meanwhile` when `version` is
 * outdated.
 */
export async function changeStoreData(
  tx: Transaction,
  mails: MailQueue,
  inputOf: (stored: StoredStoreData) => StoreData,
  { reason: typedReason, version }: { reason: string; version: number | null },
  actor: ProviderActor & { supportPhone: string },
): Promise<DataChangeMessages> {
  const stored = await holdStoreData(tx);
  const { input, reason, changed } = judgeStoreData(stored, inputOf(stored), typedReason);
  if (changed.length === 0) return { mail: 'no-address', sms: null };
  assertSameVersion(stored, version);
  const contact = await findRecoveryContact(tx);
  const next = stored.version + 1;
  await saveStoreData(tx, input, { version: next, by: nameOf(actor), at: actor.now });
  const change = { before: shownData(stored, changed), after: shownData(input, changed) };
  await recordAudit(tx, actor, 'store.data-changed', { details: { motivo: reason }, ...change });
  // Recovery codes were sent to the previous phone, so they are revoked.
  if (changed.includes('mobile') || changed.includes('document')) await voidCodes(tx, actor.now);
  if (changed.includes('timeZone')) await settleOpening(tx, actor.now, 'new-hours');
  tx.announce('registration', next);
  for (const subject of ['store', 'hours', 'menu', 'delivery-areas'] as const) tx.announce(subject);
  const reported = { storeName: stored.name, ...change, reason, supportPhone: actor.supportPhone };
  if (contact?.email != null) await mails.queue(tx, dataChangedMail(contact.email, reported));
  return {
    mail: contact?.email == null ? 'no-address' : mails.isSetUp ? 'queued' : 'not-set-up',
    sms: stored.mobile === null ? null : dataChangedSms(stored.mobile, reported),
  };
}

/** Normalises a change and finds the changed fields. Throws `request.invalid` with the faulty fields. */
export function judgeStoreData(stored: StoreData, typed: StoreData, typedReason: string): JudgedChange {
  const { input, reason } = checked(typed, typedReason);
  return { input, reason, changed: FIELDS.filter((field) => input[field] !== stored[field]) };
}

const FIELDS = Object.keys(storeData.fields) as (keyof StoreData)[];

const CHECKS = {
  mobile: newStoreChecks.mobile,
  document: newStoreChecks.document,
  legalName: newStoreChecks.required,
  city: newStoreChecks.required,
  state: newStoreChecks.state,
  timeZone: newStoreChecks.timeZone,
};

/** Normalises the typed data. Throws `request.invalid` with the faults by field. */
function checked(typed: StoreData, typedReason: string): { input: StoreData; reason: string } {
  const values: Partial<Record<keyof StoreData, string>> = {};
  const fields: { campo: string; mensagem: string }[] = [];
  for (const field of FIELDS) {
    const value = typed[field];
    if (value === null) continue;
    const read = CHECKS[field](value);
    if ('value' in read) values[field] = read.value;
    else fields.push({ campo: storeData.fields[field][0], mensagem: read.fault });
  }
  const reason = readReason(typedReason)?.slice(0, DATA_REASON_MAX) ?? null;
  if (reason === null) fields.push({ campo: storeDataChange.fields.reason[0], mensagem: FAULTS.required });
  if (fields.length > 0 || reason === null) throw new AppError('request.invalid', { fields });
  return { input: { ...typed, ...values }, reason };
}

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
import { holdStoreData, type KeptStoreData, keepStoreData } from './store-data.writes.ts';
import type { DataChangeMessages } from './text-data-change.ts';
import { toldData } from './told-data.ts';

/** A normalised change before it is saved. */
export interface JudgedChange {
  wish: StoreData;
  reason: string;
  /** The fields that change; empty without a change. */
  changed: readonly (keyof StoreData)[];
}

/**
 * Changes the setup data of a store with the next version, and updates what depends on them: recovery, header,
 * opening, days, panels. `wishOf` makes the complete data from the stored data. The previous e-mail gets a mail.
 * Returns the messages for the previous contacts; send the SMS after the commit. Throws like {@link judgeStoreData},
 * and `record.changed-meanwhile` when `version` is outdated.
 */
export async function changeStoreData(
  tx: Transaction,
  mails: MailQueue,
  wishOf: (kept: KeptStoreData) => StoreData,
  { reason: typedReason, version }: { reason: string; version: number | null },
  actor: ProviderActor & { supportPhone: string },
): Promise<DataChangeMessages> {
  const kept = await holdStoreData(tx);
  const { wish, reason, changed } = judgeStoreData(kept, wishOf(kept), typedReason);
  if (changed.length === 0) return { mail: 'no-address', sms: null };
  assertSameVersion(kept, version);
  const contact = await findRecoveryContact(tx);
  const next = kept.version + 1;
  await keepStoreData(tx, wish, { version: next, by: nameOf(actor), at: actor.now });
  const change = { before: toldData(kept, changed), after: toldData(wish, changed) };
  await recordAudit(tx, actor, 'store.data-changed', { details: { motivo: reason }, ...change });
  // Recovery codes were sent to the previous phone, so they are revoked.
  if (changed.includes('mobile') || changed.includes('document')) await voidCodes(tx, actor.now);
  if (changed.includes('timeZone')) await settleOpening(tx, actor.now, 'new-hours');
  tx.announce('registration', next);
  for (const subject of ['store', 'hours', 'menu', 'delivery-areas'] as const) tx.announce(subject);
  const told = { storeName: kept.name, ...change, reason, supportPhone: actor.supportPhone };
  if (contact?.email != null) await mails.queue(tx, dataChangedMail(contact.email, told));
  return {
    mail: contact?.email == null ? 'no-address' : mails.isSetUp ? 'queued' : 'not-set-up',
    sms: kept.mobile === null ? null : dataChangedSms(kept.mobile, told),
  };
}

/** Normalises a change and finds the changed fields. Throws `request.invalid` with the faulty fields. */
export function judgeStoreData(kept: StoreData, typed: StoreData, typedReason: string): JudgedChange {
  const { wish, reason } = checked(typed, typedReason);
  return { wish, reason, changed: FIELDS.filter((field) => wish[field] !== kept[field]) };
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

/** Normalises the typed data. Throws `request.invalid` with a fault per field. */
function checked(typed: StoreData, typedReason: string): { wish: StoreData; reason: string } {
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
  return { wish: { ...typed, ...values }, reason };
}

import type {
  OnlineStanding,
  ShownOnlineRegistration,
} from '@comanda/contract/online-payment/registration.wire';
import { isTurnedDown, type OnlineDocument } from '@comanda/domain/online-payment/documents';
import { planOn } from '@comanda/domain/online-payment/plans';
import { isReady } from '@comanda/domain/online-payment/receiver-state';
import { BRAZILIAN_STATES } from '@comanda/domain/online-payment/registration';
import { operationalDate } from '@comanda/domain/time/operational-date';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { listKeptAccounts } from '../accounts/accounts.reads.ts';
import { addressOf, type KeptDocument, listKeptDocuments } from '../documents/documents.reads.ts';
import type { PlanDesk } from '../ports.ts';
import { findKept, findStoreFacts, type StoreFacts } from './registration.reads.ts';

/** The registration as people see it; `path` is where they fetch documents. `now` in epoch ms. */
export async function shownRegistration(
  tx: Transaction,
  { planDesk, path, now }: { planDesk: PlanDesk; path: string; now: number },
): Promise<ShownOnlineRegistration> {
  const kept = await findKept(tx);
  const facts = await findStoreFacts(tx);
  const documents = await listKeptDocuments(tx);
  const {
    version = 0,
    changedBy = null,
    changedAt = null,
    registeredOn = null,
    standing = null,
  } = kept ?? {};
  return {
    registrationId: kept === null ? null : tx.storeId,
    ...(kept?.form ?? firstForm(facts)),
    ...{ registeredOn, version, changedBy, changedAt },
    receiverState: standing?.state ?? null,
    reasons: standing?.reasons ?? [],
    planId: planOn(await planDesk.read(tx), operationalDate(facts.timeZone, now)),
    identification: addressIn(documents, 'identification', path),
    residence: addressIn(documents, 'residence', path),
    activity: addressIn(documents, 'activity', path),
    accepts: facts.accepts,
    isDocumentFixed: kept !== null,
  };
}

function addressIn(documents: readonly KeptDocument[], kind: OnlineDocument, path: string): string | null {
  const document = documents.find((each) => each.kind === kind);
  return document === undefined ? null : addressOf(path, document);
}

/** What is known of a store before it registers; of its owner nothing is. */
function firstForm(facts: StoreFacts) {
  const { legalName, document, email, name, phone, postalCode, street, number, district, city, state } =
    facts;
  const isPerson = document.length === 11;
  return {
    personType: isPerson ? ('person' as const) : ('company' as const),
    companyDocument: isPerson ? '' : document,
    ...{ legalName, email, phone, postalCode, street, number, district, city },
    state: BRAZILIAN_STATES.find((code) => code === state) ?? '',
    tradeName: name,
    ...{ category: '', complement: '', site: '', facebook: '', twitter: '' },
    ownerDocument: isPerson ? document : '',
    ownerBornOn: null,
    ...{
      ownerEmail: '',
      ownerName: '',
      ownerPhone: '',
      ownerPostalCode: '',
      ownerStreet: '',
      ownerNumber: '',
    },
    ...{ ownerComplement: '', ownerDistrict: '', ownerCity: '', ownerState: '' },
  };
}

/** How a store stands, and what it has not done yet. */
export async function onlineStandingOf(tx: Transaction): Promise<OnlineStanding> {
  const kept = await findKept(tx);
  const { accepts, canBePaid } = await findStoreFacts(tx);
  const documents = await listKeptDocuments(tx);
  const sent = documents.filter((document) => !isTurnedDown(document));
  const accounts = await listKeptAccounts(tx);
  const missing: OnlineStanding['missing'][number][] = [];
  if (kept === null) missing.push('registration');
  if (sent.length < 3) missing.push('documents');
  if (kept === null || !isReady(kept.standing.state)) missing.push('approval');
  if (!accounts.some(({ isActive }) => isActive)) missing.push('account');
  return {
    accepts,
    canAccept: canBePaid,
    state: kept?.standing.state ?? null,
    reasons: kept?.standing.reasons ?? [],
    registrationId: kept === null ? null : tx.storeId,
    missing,
  };
}

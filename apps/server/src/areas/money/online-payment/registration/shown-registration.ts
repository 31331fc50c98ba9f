import type {
  OnlineStatus,
  ShownOnlineRegistration,
} from '@comanda/contract/money/online-payment/registration.wire';
import { operationalDate } from '@comanda/domain/kit/time/operational-date';
import { isTurnedDown, type OnlineDocument } from '@comanda/domain/money/online-payment/documents';
import { planOn } from '@comanda/domain/money/online-payment/plans';
import { BRAZILIAN_STATES } from '@comanda/domain/money/online-payment/registration';
import { gapsBeforeSwitch } from '@comanda/domain/store/store/online-sales';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { SalesOfStore } from '../../../store/store/public.ts';
import { readTerms } from '../../ledger/public.ts';
import { addressOf, listStoredDocuments, type StoredDocument } from '../documents/documents.reads.ts';
import { findStored, findStoreFacts, type StoreFacts } from './registration.reads.ts';

/** The registration for screens. `path`: the base of the documents' URLs; `now`: epoch ms. */
export async function shownRegistration(
  tx: Transaction,
  { path, now }: { path: string; now: number },
): Promise<ShownOnlineRegistration> {
  const stored = await findStored(tx);
  const facts = await findStoreFacts(tx);
  const documents = await listStoredDocuments(tx);
  const {
    version = 0,
    changedBy = null,
    changedAt = null,
    registeredOn = null,
    standing = null,
  } = stored ?? {};
  return {
    registrationId: stored === null ? null : tx.storeId,
    ...(stored?.form ?? firstForm(facts)),
    ...{ registeredOn, version, changedBy, changedAt },
    receiverState: standing?.state ?? null,
    reasons: standing?.reasons ?? [],
    planId: planOn(await readTerms(tx), operationalDate(facts.timeZone, now)),
    identification: addressIn(documents, 'identification', path),
    residence: addressIn(documents, 'residence', path),
    activity: addressIn(documents, 'activity', path),
    accepts: facts.accepts,
    isDocumentFixed: stored !== null,
  };
}

function addressIn(documents: readonly StoredDocument[], kind: OnlineDocument, path: string): string | null {
  const document = documents.find((each) => each.kind === kind);
  return document === undefined ? null : addressOf(path, document);
}

/** The first form of a store without a registration: filled with the store's own data, without an owner. */
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

/** The store's state, and the steps that are missing before customers can pay online. `now`: epoch ms. */
export async function onlineStatusOf(
  tx: Transaction,
  onlineSales: SalesOfStore,
  now: number,
): Promise<OnlineStatus> {
  const stored = await findStored(tx);
  const documents = await listStoredDocuments(tx);
  const { gaps, openedOn } = await onlineSales.read(tx, now);
  const sent = documents.filter((document) => !isTurnedDown(document));
  const isLacking = {
    registration: gaps.includes('registration'),
    documents: sent.length < 3,
    approval: gaps.includes('approval'),
    account: gaps.includes('account'),
  };
  return {
    accepts: gaps.length === 0,
    canAccept: gapsBeforeSwitch({ gaps }).length === 0,
    state: stored?.standing.state ?? null,
    reasons: stored?.standing.reasons ?? [],
    registrationId: stored === null ? null : tx.storeId,
    missing: REGISTRATION_STEPS.filter((step) => isLacking[step]),
    sales: { gaps, openedOn },
  };
}

const REGISTRATION_STEPS = ['registration', 'documents', 'approval', 'account'] as const;

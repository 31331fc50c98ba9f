import * as calls from '@comanda/contract/money/online-payment/review.calls';
import type { Clock } from '../../../../platform/clock.ts';
import { messageCommand } from '../../../../platform/command.ts';
import { inKnownStore } from '../../../../platform/database/in-known-store.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { readerOfAll } from '../../../../platform/paged/define-paged.ts';
import type { Approvals } from '../../../people/provider/public.ts';
import type { SalesOfStore } from '../../../store/store/public.ts';
import type { Receivers } from '../../payments/public.ts';
import { listStoredAccounts } from '../accounts/accounts.reads.ts';
import { shownAccounts } from '../accounts/shown-accounts.ts';
import { PATHS, shownDocuments } from '../documents/documents.reads.ts';
import { pictureOf } from '../documents/documents.routes.ts';
import type { SealedPictures } from '../documents/sealed-pictures.ts';
import { findStored } from '../registration/registration.reads.ts';
import { onlineStatusOf, shownRegistration } from '../registration/shown-registration.ts';
import { MESSAGES } from '../texts.ts';
import { HOLDER, prepareHolder } from './change-holder.ts';
import { approveDocument, rejectDocument } from './decide-document.ts';
import { receiverList, waitingDocuments } from './review.reads.ts';

interface Deps {
  /** Database for all stores. Each transaction is in one store. */
  system: Database;
  mails: MailQueue;
  clock: Clock;
  pictures: SealedPictures;
  receivers: Receivers;
  approvals: Approvals;
  onlineSales: SalesOfStore;
}

/** Binds the provider's review of stores that register for online payment. */
export function bindReview(bind: Bind, deps: Deps): void {
  const { system, pictures, receivers, approvals, onlineSales } = deps;
  const allStores = readerOfAll(system);

  bind(calls.listWaitingDocuments, (input) => waitingDocuments.page(allStores, input));
  bind(calls.listReceivers, (input) => receiverList.page(allStores, input));

  bind.inKnownStore(calls.getStoreOnlinePayment, async (tx, { storeId }, { now }) => {
    const path = PATHS.reviewers(storeId);
    return {
      registration: await shownRegistration(tx, { path, now }),
      status: await onlineStatusOf(tx, onlineSales, now),
      documents: await shownDocuments(tx, path),
      accounts: await shownAccounts(await listStoredAccounts(tx), storeId),
    };
  });

  bind(calls.getStoreDocument, ({ storeId, kind }) =>
    pictureOf(pictures, kind, (work) => inKnownStore(system, storeId, work)),
  );

  bind.inKnownStore(
    calls.approveDocument,
    messageCommand(MESSAGES.documentApproved, (tx, sent, actor) => approveDocument(tx, sent, deps, actor)),
  );
  bind.inKnownStore(
    calls.rejectDocument,
    messageCommand(MESSAGES.documentRejected, (tx, refusal, actor) =>
      rejectDocument(tx, refusal, deps, actor),
    ),
  );
  approvals.carry(HOLDER, prepareHolder(receivers));
  bind.inKnownStore(calls.changeHolder, async (tx, { storeId: _, ...work }, actor) => {
    // If the form sent no version, the request applies to the current version.
    const current = (await findStored(tx))?.version ?? null;
    const version = work.version ?? current;
    const input = { work: { ...work, version }, reason: work.reason, key: null };
    const { requestId, done } = await approvals.act(tx, HOLDER, input, actor);
    return { version: done?.answer ?? current ?? 0, requestId };
  });
}

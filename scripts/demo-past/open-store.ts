import { runDue } from '@comanda/bank-sim/src/run-due.ts';
import { activateAccount, saveAccount } from '@comanda/contract/money/online-payment/accounts.calls';
import {
  sendActivity,
  sendIdentification,
  sendResidence,
} from '@comanda/contract/money/online-payment/documents.calls';
import { saveOnlineRegistration } from '@comanda/contract/money/online-payment/registration.calls';
import { setAcceptanceStatus } from '@comanda/contract/store/store/online-acceptance.calls';
import { operationalDate } from '@comanda/domain/kit/time/operational-date';
import { ONLINE_DOCUMENTS } from '@comanda/domain/money/online-payment/documents';
import { setCommission } from '@comanda/server/src/areas/money/ledger/provider/terms-commands.ts';
import { approveDocument } from '@comanda/server/src/areas/money/online-payment/provider/decide-document.ts';
import { checkDue } from '@comanda/server/src/areas/money/payments/payment-jobs.ts';
import { LONGEST_WAIT_MS } from '@comanda/server/src/areas/money/payments/payment-pace.ts';
import {
  findReceiver,
  receiverReference,
} from '@comanda/server/src/areas/money/payments/receivers/receivers.writes.ts';
import { sendReceiver } from '@comanda/server/src/areas/money/payments/receivers/send-receiver.ts';
import { ACCOUNT, addressOf, registrationOf } from '../../apps/demo/src/bank/store-registration.ts';
import { asPerson } from '../../apps/demo/src/person-client.ts';
import type { DemoStore } from '../../apps/demo/src/world/demo-store.ts';
import { documentPicture } from './document-picture.ts';
import { TEAM } from './past-events.ts';
import type { BankSim, PastServer } from './past-server.ts';

/** The provider's commission for an order, in millionths: 12 %. */
const COMMISSION = 120_000;
const REVIEW_MS = 26 * 3_600_000;
const REVIEWED_MS = 30_000;
/** On a busy computer the provider's answers may be lost, so documents are sent again after their longest pause. */
const ROUNDS = 5;

/**
 * Prepares a store to sell online on a day of the past: commission, registration, account, documents, and the
 * switch for online payment. `at` is a time in the morning of its first day, in epoch milliseconds. Returns
 * the payment provider's reference of the receiver.
 */
export async function openPastStore(
  past: PastServer,
  store: DemoStore,
  storeId: number,
  at: number,
): Promise<string> {
  const { services, url, sim, setClock } = past;
  const { database, payments } = services;
  const known = await database.inStore(storeId, findReceiver);
  if (known?.state === 'activated') return rememberReceiver(sim, receiverReference(storeId, known), at);
  setClock(at);
  const fromDay = operationalDate(store.timeZone, at);
  await services.system.inStore(storeId, (tx) =>
    setCommission(
      tx,
      { fromDay, rateMillionths: COMMISSION, includesDelivery: false },
      { operator: TEAM.first.operator, now: at },
    ),
  );
  const [owner] = store.document(at).users;
  if (owner === undefined) throw new Error(`${store.name} has nobody`);
  const picture = documentPicture();
  await asPerson(url, owner, async (person) => {
    await person.send(saveOnlineRegistration, registrationOf(store.document(at), addressOf(store)));
    await person.send(activateAccount, await person.send(saveAccount, ACCOUNT));
    await sendReceiver(payments, storeId);
    for (const [index, call] of [sendIdentification, sendResidence, sendActivity].entries())
      await person.send(call, {
        file: { name: `documento-${index + 1}.png`, bytes: picture },
      });
    await person.send(setAcceptanceStatus, { accepts: true });
  });
  setClock(at + REVIEW_MS);
  for (const kind of ONLINE_DOCUMENTS)
    await services.system.inStore(storeId, (tx) =>
      approveDocument(tx, { kind, sending: 1 }, services, {
        operator: TEAM.first.operator,
        now: at + REVIEW_MS,
      }),
    );
  for (let round = 0; round < ROUNDS; round += 1) {
    await checkDue(payments);
    setClock(at + REVIEW_MS + REVIEWED_MS + round * LONGEST_WAIT_MS);
    runDue(sim.bank);
    await sendReceiver(payments, storeId);
    const receiver = await database.inStore(storeId, findReceiver);
    if (receiver?.state === 'activated') return receiverReference(storeId, receiver);
  }
  throw new Error(`${store.name} is not paid after ${ROUNDS} rounds`);
}

/**
 * If an interruption came before the payment provider's state was saved, the provider no longer knows the
 * receiver.
 */
function rememberReceiver({ bank }: BankSim, reference: string, at: number): string {
  if (bank.find(reference) !== undefined) return reference;
  const updatedAt = new Date(at).toISOString();
  const documents = ONLINE_DOCUMENTS.map((kind) => ({ kind, state: 'approved' as const }));
  bank.state.objects[reference] = {
    object: { kind: 'receiver', reference, state: 'activated', reasons: [], documents, updatedAt },
    wish: '',
  };
  return reference;
}

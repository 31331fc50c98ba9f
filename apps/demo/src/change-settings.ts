import { saveDailySummary } from '@comanda/contract/insight/insight/daily-summary.calls';
import { prove } from '@comanda/contract/people/access/account.calls';
import { createUser } from '@comanda/contract/people/access/people.calls';
import {
  listPaymentMethods,
  savePaymentMethods,
} from '@comanda/contract/store/payment-methods/payment-methods.calls';
import { changeEstimate } from '@comanda/contract/store/store/store.calls';
import { FIRST_METHODS } from '@comanda/domain/store/payment-methods/payment-methods';
import { asPerson } from './person-client.ts';
import type { DemoStore } from './world/demo-store.ts';

/** Payment methods that the demo adds to the default methods of a new store. */
const VOUCHERS = ['Alelo|R', 'VR|R', 'Ticket|R'];
/** New users, by the key of their store. The outbox page shows their invitations. */
const INVITED: Readonly<Record<string, { name: string; email: string; role: 'operator' }>> = {
  pizzaria: { name: 'Luana Prates', email: 'luana.prates@example.com', role: 'operator' },
};
const BY_A_LINK = { isActive: true, password: null, confirmation: null, isInvited: true };
/** Minutes that an operator adds to the delivery estimate on a busy evening. */
const LONGER_MINUTES = 10;

/**
 * Makes changes as the users of a store on the first evening, so that the history shows two users. The owner
 * accepts meal vouchers, subscribes to the daily summary and invites an operator. An operator raises the
 * delivery estimate. Does nothing if the payment methods were saved before.
 */
export async function changeSettings(store: DemoStore, serverUrl: string, now: number): Promise<void> {
  const [owner, operator] = store.document(now).users;
  const [min, max] = store.promiseMinutes;
  if (owner === undefined) return;
  const isFirst = await asPerson(serverUrl, owner, async (person) => {
    const { version } = await person.send(listPaymentMethods, {});
    if (version > 0) return false;
    await person.send(savePaymentMethods, { keys: [...FIRST_METHODS, ...VOUCHERS], version: 0 });
    await person.send(saveDailySummary, { isOn: true, takesEmptyDays: false });
    const invited = INVITED[store.key];
    if (invited !== undefined) {
      // An invitation requires the password again.
      await person.send(prove, { password: owner.password });
      await person.send(createUser, { ...invited, ...BY_A_LINK });
    }
    return true;
  });
  if (isFirst && operator !== undefined)
    await asPerson(serverUrl, operator, (person) =>
      person.send(changeEstimate, { minMinutes: min + LONGER_MINUTES, maxMinutes: max + LONGER_MINUTES }),
    );
}

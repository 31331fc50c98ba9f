import { saveDailySummary } from '@comanda/contract/insight/daily-summary.calls';
import {
  listPaymentMethods,
  savePaymentMethods,
} from '@comanda/contract/payment-methods/payment-methods.calls';
import { changeEstimate } from '@comanda/contract/store/store.calls';
import { FIRST_METHODS } from '@comanda/domain/payment-methods/payment-methods';
import { asPerson } from './person-client.ts';
import type { DemoStore } from './world/demo-store.ts';

/** What comes beside what every store begins with. */
const VOUCHERS = ['Alelo|R', 'VR|R', 'Ticket|R'];
/** On an evening that is busier than others. */
const LONGER_MINUTES = 10;

/**
 * What the people of a store change on their first evening, so that its history tells of both: the owner takes meal
 * vouchers and has each day's summary by e-mail, which the outbox page shows from five in the morning on; an operator says that it takes longer tonight. Once: whoever chose methods already has a history of their own.
 */
export async function changeSettings(store: DemoStore, serverUrl: string, now: number): Promise<void> {
  const [owner, operator] = store.document(now).users;
  const [least, most] = store.promiseMinutes;
  if (owner === undefined) return;
  const isFirst = await asPerson(serverUrl, owner, async (person) => {
    const { version } = await person.send(listPaymentMethods, {});
    if (version > 0) return false;
    await person.send(savePaymentMethods, { keys: [...FIRST_METHODS, ...VOUCHERS], version: 0 });
    await person.send(saveDailySummary, { isOn: true, takesEmptyDays: false });
    return true;
  });
  if (isFirst && operator !== undefined)
    await asPerson(serverUrl, operator, (person) =>
      person.send(changeEstimate, { minMinutes: least + LONGER_MINUTES, maxMinutes: most + LONGER_MINUTES }),
    );
}

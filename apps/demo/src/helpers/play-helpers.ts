import { changeStatus, listBoard } from '@comanda/contract/orders/orders/orders.calls';
import { asPerson, type PersonClient } from '../person-client.ts';
import type { DemoStore } from '../world/demo-store.ts';
import { createHelper } from './keep-up.ts';

const CHECK_EVERY_MS = 30_000;

interface Helping {
  store: DemoStore;
  serverUrl: string;
  /** Resolves after so many milliseconds; rejects when the demonstration ends. */
  wait(ms: number): Promise<void>;
}

/**
 * Logs in the last person of a store's document as a helper, until the demonstration ends. A visitor who only watches
 * then loses no order.
 */
export async function playHelper({ store, serverUrl, wait }: Helping): Promise<void> {
  const helper = store.document(0).users.at(-1);
  if (helper === undefined) return;
  const assistant = createHelper();
  for (;;) {
    const isKnown = await asPerson(serverUrl, helper, async (person) => {
      for (;;) {
        await help(person, assistant);
        await wait(CHECK_EVERY_MS);
      }
    }).catch((error: unknown) => !String(error).includes('auth.bad-credentials'));
    // Older worlds have no helpers.
    if (!isKnown) return;
    // The server restarts, the session is over, or the demonstration ends. In the last case this wait rejects.
    await wait(CHECK_EVERY_MS);
  }
}

async function help(person: PersonClient, assistant: ReturnType<typeof createHelper>): Promise<void> {
  const { orders, now } = await person.send(listBoard, {});
  // Another user was faster, or the order is blocked. The next round tries again.
  for (const step of assistant(orders, now))
    await person
      .send(changeStatus, { ...step, note: null, cancelReason: null, cancelText: null })
      .catch(() => undefined);
}

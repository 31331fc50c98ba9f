import { changeStatus, listBoard } from '@comanda/contract/orders/orders/orders.calls';
import { asPerson, type PersonClient } from '../person-client.ts';
import type { DemoStore } from '../world/demo-store.ts';
import { createHelper } from './keep-up.ts';

const CHECK_EVERY_MS = 30_000;

interface Helping {
  store: DemoStore;
  serverUrl: string;
  /** Resolves after this many milliseconds. Rejects when the demonstration ends. */
  wait(ms: number): Promise<void>;
}

/**
 * Logs in as the last user of a store and handles orders until the demonstration ends. Without this helper,
 * orders would expire while a visitor only watches.
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
    // Demo data of older releases have no helpers.
    if (!isKnown) return;
    // The server may restart, or the session may be over, so the login is repeated. If the demonstration
    // ends, this wait rejects.
    await wait(CHECK_EVERY_MS);
  }
}

async function help(person: PersonClient, assistant: ReturnType<typeof createHelper>): Promise<void> {
  const { orders, now } = await person.send(listBoard, {});
  // If another user was faster or the order is blocked, the next round tries again.
  for (const step of assistant(orders, now))
    await person
      .send(changeStatus, { ...step, note: null, cancelReason: null, cancelText: null })
      .catch(() => undefined);
}

import type { OpenChat } from '../../../shared/chat/open-chats.ts';
import { readSession } from '../../../shared/session/stored-session.ts';

const everybody = 'comanda.chat.';

/**
 * Prefix of the storage keys of this person and store: one entry for each order, and one for the open conversations.
 */
function prefix(): string {
  const session = readSession();
  return `${everybody}${session?.storeId ?? 0}.${session?.userId ?? 0}.`;
}

const openKey = () => `${prefix()}abertas`;

/**
 * Runs `keep` if the browser allows storage; otherwise returns `otherwise`. If the storage is full or not
 * allowed, the data is lost when the page closes.
 */
function where<Answer>(keep: () => Answer, otherwise: Answer): Answer {
  try {
    return keep();
  } catch {
    return otherwise;
  }
}

function write(key: string, text: string | null): void {
  where(
    () => (text === null ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, text)),
    undefined,
  );
}

/**
 * The storage of one conversation's draft and unsent messages. These texts are private: they survive reloads,
 * but are deleted on logout or when the tab closes. A write after logout is ignored.
 */
export function storedChat(orderId: number): { read(): string | null; write(text: string | null): void } {
  const key = `${prefix()}${orderId}`;
  return {
    read: () => where(() => sessionStorage.getItem(key), null),
    write: (text) => {
      if (key.startsWith(prefix())) write(key, text);
    },
  };
}

/** Orders with unconfirmed messages: the panel sends them after a reload. */
export function chatsWithUnsent(): number[] {
  const start = prefix();
  return where(() => Object.entries({ ...sessionStorage }), [])
    .filter(([key, text]) => key.startsWith(start) && String(text).includes('"messageId"'))
    .map(([key]) => Number(key.slice(start.length)))
    .filter(isOrderId);
}

const isOrderId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** Saves which conversations are on screen. */
export function rememberOpenChats(chats: readonly OpenChat[]): void {
  const stored = chats.map(({ orderId, isMinimised }) => (isMinimised ? -orderId : orderId));
  write(openKey(), stored.length === 0 ? null : stored.join(' '));
}

/** The conversations that were on screen before a reload. */
export function rememberedChats(): Pick<OpenChat, 'orderId' | 'isMinimised'>[] {
  const text = where(() => sessionStorage.getItem(openKey()), null) ?? '';
  return text
    .split(' ')
    .map(Number)
    .map((stored) => ({ orderId: Math.abs(stored), isMinimised: stored < 0 }))
    .filter(({ orderId }) => isOrderId(orderId));
}

/**
 * Removes the entries of this tab's earlier users, and the entries that older releases saved in
 * `localStorage`.
 */
export function forgetForeignChats(): void {
  const own = prefix();
  where(() => {
    for (const storage of [sessionStorage, localStorage])
      for (const key of Object.keys(storage))
        if (key.startsWith(everybody) && (storage === localStorage || !key.startsWith(own)))
          storage.removeItem(key);
  }, undefined);
}

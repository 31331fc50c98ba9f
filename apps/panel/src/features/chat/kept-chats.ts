import { readSession } from '../../shared/session/stored-session.ts';

/** Where drafts and unsent messages of this person and store are kept, one entry an order. */
function prefix(): string {
  const session = readSession();
  return `comanda.chat.${session?.storeId ?? 0}.${session?.userId ?? 0}.`;
}

/** The place of one conversation; where storage is refused, nothing is kept and nothing breaks. */
export function keptChat(orderId: number): { read(): string | null; write(text: string | null): void } {
  const key = `${prefix()}${orderId}`;
  return {
    read: () => {
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write: (text) => {
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        // A full disk or a private window: what is typed lives as long as the page.
      }
    },
  };
}

/** Orders whose conversation has messages that were never confirmed: they are sent when the panel is back. */
export function chatsWithUnsent(): number[] {
  try {
    const start = prefix();
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(start) && (localStorage.getItem(key) ?? '').includes('"messageId"'))
      .map((key) => Number(key.slice(start.length)))
      .filter((orderId) => Number.isSafeInteger(orderId) && orderId > 0);
  } catch {
    return [];
  }
}

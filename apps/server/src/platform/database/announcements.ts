import { randomUUID } from 'node:crypto';
import { SUBJECTS, type Subject } from '@comanda/contract/realtime/subjects';
import * as z from 'zod/mini';
import { type Query, sql } from './sql.ts';

/** Something of a store that a committed transaction changed; `version` is the one it has now, where it has one. */
export interface Announcement {
  storeId: number;
  subject: Subject;
  version: number | null;
}

/** Channel on which servers tell each other of what they committed. */
export const ANNOUNCEMENTS_CHANNEL = 'announced';

const spoken = z.object({
  from: z.string(),
  storeId: z.number(),
  changes: z.array(z.object({ subject: z.string(), version: z.nullable(z.number()) })),
});

/** How what one server commits reaches the panels of all: the port between transactions and servers. */
export interface Announcements {
  /** The statement that goes with the commit: it tells the other servers if the commit comes about, and only then. */
  statement(announced: readonly Announcement[]): Query;
  /** Committed here. */
  committed(announced: readonly Announcement[]): void;
  /** Another process said it. Words of this one are passed over, and those this version does not know. */
  hear(payload: string): void;
  /** Calls `listener` for every announcement, of this process and of others. */
  listen(listener: (announcement: Announcement) => void): void;
}

/** One for a whole server: both its pools speak through it. */
export function createAnnouncements(): Announcements {
  const self = randomUUID();
  const listeners: ((announcement: Announcement) => void)[] = [];
  const tell = (announcement: Announcement) => {
    for (const listener of listeners) listener(announcement);
  };
  return {
    statement: (announced) => {
      const changes = announced.map(({ subject, version }) => ({ subject, version }));
      const payload = JSON.stringify({ from: self, storeId: announced[0]?.storeId, changes });
      return sql`select pg_notify(${ANNOUNCEMENTS_CHANNEL}, ${payload})`;
    },
    committed: (announced) => announced.forEach(tell),
    hear: (payload) => {
      const said = readSpoken(payload);
      if (said === null || said.from === self) return;
      for (const { subject, version } of said.changes)
        if (isSubject(subject)) tell({ storeId: said.storeId, subject, version });
    },
    listen: (listener) => {
      listeners.push(listener);
    },
  };
}

function readSpoken(payload: string): z.infer<typeof spoken> | null {
  try {
    return z.safeParse(spoken, JSON.parse(payload)).data ?? null;
  } catch {
    // Not ours: anybody with a connection may speak on a channel.
    return null;
  }
}

const isSubject = (word: string): word is Subject => Object.hasOwn(SUBJECTS, word);

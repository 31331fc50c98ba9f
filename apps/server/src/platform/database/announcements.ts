import { randomUUID } from 'node:crypto';
import { SUBJECTS, type Subject } from '@comanda/contract/realtime/subjects';
import * as z from 'zod/mini';
import { type Query, sql } from './sql.ts';

/**
 * A committed change of a store's subject (such as its menu). `version`: the subject's new version, if it has
 * versions.
 */
export interface Announcement {
  storeId: number;
  subject: Subject;
  version: number | null;
  /** Number of the announcement within its store; null from servers of version 1.2. */
  seq: number | null;
}

/** All announcements of one transaction. */
export interface StoreChanges {
  storeId: number;
  changes: readonly { subject: Subject; version: number | null }[];
}

/** The number of the last announcement by subject. */
export type SubjectNumbers = Partial<Record<string, number>>;

/** PostgreSQL channel that servers use to announce their commits to each other. */
export const ANNOUNCEMENTS_CHANNEL = 'announced';

const spoken = z.object({
  from: z.string(),
  storeId: z.number(),
  seq: z.nullish(z.number()),
  changes: z.array(z.object({ subject: z.string(), version: z.nullable(z.number()) })),
});

/**
 * Announces the committed changes of one server to the panels of all servers. Notifications to other servers
 * may be lost: a gap in the numbers shows a loss. The table `store_subjects` always has the current numbers.
 */
export interface Announcements {
  /** The statement that increments the number of announcements (column `seq`). */
  count(announced: StoreChanges): Query;
  /** The notification for the other servers. */
  message(announced: StoreChanges, seq: number): string;
  /** Handles an announcement that this server committed, with its number. */
  committed(announced: StoreChanges, seq: number): void;
  /** Handles an announcement of another process. Messages of this server and invalid messages are ignored. */
  receive(payload: string): void;
  /** Calls `listener` for every announcement, of any process. */
  listen(listener: (announcement: Announcement) => void): void;
  /** Records that a panel which has just connected knows the announcements up to this number. */
  begin(storeId: number, seq: number): void;
  /** The number of the last announcement received here; 0 when unknown. */
  lastOf(storeId: number): number;
  /** True when a store's number is higher than the last number received here. */
  isBehind(storeId: number, seq: number): boolean;
  /** Announces, on this server only, all changes after the last number received here. */
  catchUp(storeId: number, seq: number, subjects: SubjectNumbers): void;
}

/**
 * Maximum of stores whose last number is cached. When a number is dropped, the store's changes may be
 * announced once more.
 */
const MAX_STORES = 20_000;

/** Creates the instance that both pools of a server share. */
export function createAnnouncements(): Announcements {
  const self = randomUUID();
  const listeners: ((announcement: Announcement) => void)[] = [];
  /** Per store, the last number before a gap. */
  const received = new Map<number, number>();
  const remember = (storeId: number, seq: number) => {
    if (received.size >= MAX_STORES) received.clear();
    received.set(storeId, seq);
  };
  const notify = (announcement: Announcement) => {
    for (const listener of listeners) listener(announcement);
  };
  const notifyAll = ({ storeId, changes }: StoreChanges, seq: number | null) => {
    // After a gap the number is not stored, so that `isBehind` finds the gap.
    if (seq !== null && seq === (received.get(storeId) ?? seq - 1) + 1) remember(storeId, seq);
    for (const change of changes) notify({ storeId, ...change, seq });
  };
  return {
    count: ({ storeId, changes }) => {
      // The statement replaces "#" in the text by the number, because a cluster refuses functions that make
      // JSON from columns here.
      const words = JSON.stringify(Object.fromEntries(changes.map(({ subject }) => [subject, '#'])));
      return sql`
        insert into store_subjects as s (store_id, seq, subjects)
        values (${storeId}, 1, replace(${words}::text, '"#"', '1')::jsonb)
        on conflict (store_id) do update set seq = s.seq + 1,
          subjects = s.subjects || replace(${words}::text, '"#"', (s.seq + 1)::text)::jsonb
        returning seq`;
    },
    message: ({ storeId, changes }, seq) => JSON.stringify({ from: self, storeId, seq, changes }),
    committed: notifyAll,
    receive: (payload) => {
      const announced = readSpoken(payload);
      if (announced === null || announced.from === self) return;
      const changes = announced.changes.flatMap(({ subject, version }) =>
        isSubject(subject) ? { subject, version } : [],
      );
      notifyAll({ storeId: announced.storeId, changes }, announced.seq ?? null);
    },
    listen: (listener) => {
      listeners.push(listener);
    },
    begin: (storeId, seq) => {
      if (!received.has(storeId)) remember(storeId, seq);
    },
    lastOf: (storeId) => received.get(storeId) ?? 0,
    isBehind: (storeId, seq) => seq > (received.get(storeId) ?? 0),
    catchUp: (storeId, seq, subjects) => {
      const last = received.get(storeId) ?? 0;
      remember(storeId, seq);
      for (const [subject, at = 0] of Object.entries(subjects))
        if (at > last && isSubject(subject)) notify({ storeId, subject, version: null, seq: at });
    },
  };
}

function readSpoken(payload: string): z.infer<typeof spoken> | null {
  try {
    return z.safeParse(spoken, JSON.parse(payload)).data ?? null;
  } catch {
    // Any client with a connection may send on the channel, so other formats are ignored.
    return null;
  }
}

const isSubject = (word: string): word is Subject => Object.hasOwn(SUBJECTS, word);

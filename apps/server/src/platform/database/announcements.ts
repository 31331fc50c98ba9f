import { randomUUID } from 'node:crypto';
import { SUBJECTS, type Subject } from '@comanda/contract/realtime/subjects';
import * as z from 'zod/mini';
import { type Query, sql } from './sql.ts';

/** Something of a store that a committed transaction changed; `version` is the one it has now, where it has one. */
export interface Announcement {
  storeId: number;
  subject: Subject;
  version: number | null;
  /** Number of the announcement in its store; null from servers of 1.2. */
  seq: number | null;
}

/** What one transaction says of its store. */
export interface Said {
  storeId: number;
  changes: readonly { subject: Subject; version: number | null }[];
}

/** Of each subject of a store the number of its last announcement. */
export type SubjectNumbers = Partial<Record<string, number>>;

/** Channel on which servers tell each other of what they committed. */
export const ANNOUNCEMENTS_CHANNEL = 'announced';

const spoken = z.object({
  from: z.string(),
  storeId: z.number(),
  seq: z.nullish(z.number()),
  changes: z.array(z.object({ subject: z.string(), version: z.nullable(z.number()) })),
});

/**
 * How what one server commits reaches the panels of all: the port between transactions and servers. The truth is the
 * store's row of `store_subjects`; the notification of other servers is a hint, and one that is lost shows in the numbers.
 */
export interface Announcements {
  /**
   * The statement that goes with the commit: it counts the announcement (column `seq`) and tells the other servers if the
   * commit comes about, and only then.
   */
  statement(said: Said): Query;
  /** Committed here, under this number. */
  committed(said: Said, seq: number): void;
  /** Another process said it. Words of this one are passed over, and those this version does not know. */
  hear(payload: string): void;
  /** Calls `listener` for every announcement, of this process and of others. */
  listen(listener: (announcement: Announcement) => void): void;
  /** A panel begins with what was announced up to this number. */
  begin(storeId: number, seq: number): void;
  /** Whether this number of a store is ahead of what was heard here. */
  isBehind(storeId: number, seq: number): boolean;
  /** Tells what was announced since the last number heard here. */
  catchUp(storeId: number, seq: number, subjects: SubjectNumbers): void;
}

/** Stores whose last number is remembered; of one forgotten everything is told once more. */
const MOST_STORES = 20_000;

/** One for a whole server: both its pools speak through it. */
export function createAnnouncements(): Announcements {
  const self = randomUUID();
  const listeners: ((announcement: Announcement) => void)[] = [];
  /** Up to here all announcements of a store were heard. */
  const heard = new Map<number, number>();
  const remember = (storeId: number, seq: number) => {
    if (heard.size >= MOST_STORES) heard.clear();
    heard.set(storeId, seq);
  };
  const tell = (announcement: Announcement) => {
    for (const listener of listeners) listener(announcement);
  };
  const tellAll = ({ storeId, changes }: Said, seq: number | null) => {
    // A number behind a hole is not remembered: the comparison of numbers finds the hole.
    if (seq !== null && seq === (heard.get(storeId) ?? seq - 1) + 1) remember(storeId, seq);
    for (const change of changes) tell({ storeId, ...change, seq });
  };
  return {
    statement: ({ storeId, changes }) => {
      const words = changes.map(({ subject }) => subject);
      const said = JSON.stringify({ from: self, storeId, changes });
      return sql`
        insert into store_subjects as s (store_id, seq, subjects)
        values (${storeId}, 1, (select jsonb_object_agg(word, 1) from unnest(${words}::text[]) word))
        on conflict (store_id) do update set seq = s.seq + 1,
          subjects = s.subjects || (select jsonb_object_agg(word, s.seq + 1) from unnest(${words}::text[]) word)
        returning seq, pg_notify(${ANNOUNCEMENTS_CHANNEL}, (${said}::jsonb || jsonb_build_object('seq', seq))::text)`;
    },
    committed: tellAll,
    hear: (payload) => {
      const said = readSpoken(payload);
      if (said === null || said.from === self) return;
      const changes = said.changes.flatMap(({ subject, version }) =>
        isSubject(subject) ? { subject, version } : [],
      );
      tellAll({ storeId: said.storeId, changes }, said.seq ?? null);
    },
    listen: (listener) => {
      listeners.push(listener);
    },
    begin: (storeId, seq) => {
      if (!heard.has(storeId)) remember(storeId, seq);
    },
    isBehind: (storeId, seq) => seq > (heard.get(storeId) ?? 0),
    catchUp: (storeId, seq, subjects) => {
      const last = heard.get(storeId) ?? 0;
      remember(storeId, seq);
      for (const [subject, at = 0] of Object.entries(subjects))
        if (at > last && isSubject(subject)) tell({ storeId, subject, version: null, seq: at });
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

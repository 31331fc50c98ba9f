import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { type Files, readAllBytes } from '../../../../platform/files/files.ts';
import { createSealer } from '../../../../platform/sealed-text.ts';
import type { Erasure, UnsavedErasure } from './erasures.writes.ts';

/** Name of the list's folder inside the backup folder. */
export const ERASURES = 'apagados';

/** Backups are deleted after at most thirty days, and entries of the list a little later. */
export const ERASURES_KEPT_MS = 32 * 24 * 3_600_000;
const NAME = /^apagado-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2})Z-([\da-f-]{36})$/;

const entry = z.object({
  loja: z.int(),
  id: z.uuid(),
  pedidos: z.array(z.int()),
  /** Hashed names of the orders, see {@link ErasureList.nameOf}. Absent in entries of older releases. */
  nomes: z.optional(z.array(z.string())),
  /** Time of the erasure, in epoch milliseconds. */
  em: z.number(),
});

/** An erasure with the hashed names of its orders. */
export interface ListedErasure extends Erasure {
  names: string[];
}

/** A list of erased customers in the backup folder. A restored database does not contain later erasures. */
export interface ErasureList {
  /** The place of the list, as shown in messages. */
  readonly place: string;
  /**
   * The name of an order in the list: a keyed hash, because a partner's id of an order may contain a person's
   * name.
   */
  nameOf(storeId: number, externalId: string): string;
  /** Saves an erasure. When the promise resolves, the entry survives a crash. A repeat changes nothing. */
  add(erasure: UnsavedErasure): Promise<void>;
  /**
   * All erasures, and the number of unreadable entries. An entry is unreadable if it was changed or encrypted
   * with another secret. With `before`, only erasures before this time, in epoch milliseconds.
   */
  read(options?: { before?: number }): Promise<{ erasures: ListedErasure[]; unreadable: number }>;
  /** Deletes entries that are older than all backups. */
  removeOld(now: number): Promise<void>;
}

/** Creates a list of encrypted files, one per entry, so that a failed write damages no other entry. */
export function createErasureList(files: Files, secret: string): ErasureList {
  const sealer = createSealer(secret, 'erasures');
  const nameOf = (storeId: number, externalId: string) =>
    createHmac('sha256', secret)
      .update(`erased order ${storeId} ${externalId}`)
      .digest('base64url')
      .slice(0, 22);
  return {
    place: files.place,
    nameOf,
    add: ({ storeId, erasureId, orderIds, externalIds, erasedAt }) => {
      const at = new Date(erasedAt).toISOString().slice(0, 19).replaceAll(':', '-');
      const nomes = externalIds.map((externalId) => nameOf(storeId, externalId));
      const text = JSON.stringify({ loja: storeId, id: erasureId, pedidos: orderIds, nomes, em: erasedAt });
      return files.put(`apagado-${at}Z-${erasureId}`, sealer.seal(text));
    },
    read: async ({ before = Number.POSITIVE_INFINITY } = {}) => {
      const erasures: ListedErasure[] = [];
      let unreadable = 0;
      for await (const name of files.names()) {
        const at = NAME.exec(name)?.[1];
        if (at === undefined || momentOf(at) >= before) continue;
        const bytes = await readAllBytes(files, name);
        if (bytes === null) continue;
        const found = readEntry(sealer.unseal(bytes));
        if (found === null) unreadable += 1;
        else if (found.erasedAt < before) erasures.push(found);
      }
      return { erasures: erasures.toSorted((one, other) => one.erasedAt - other.erasedAt), unreadable };
    },
    removeOld: async (now) => {
      for await (const name of files.names()) {
        const at = NAME.exec(name)?.[1];
        if (at !== undefined && momentOf(at) < now - ERASURES_KEPT_MS) await files.remove(name);
      }
    },
  };
}

const momentOf = (at: string) => Date.parse(`${at.replace(/T(\d\d)-(\d\d)-(\d\d)$/, 'T$1:$2:$3')}Z`);

function readEntry(text: string | null): ListedErasure | null {
  if (text === null) return null;
  const read = z.safeParse(entry, JSON.parse(text));
  if (!read.success) return null;
  const { loja, id, pedidos, nomes = [], em } = read.data;
  return { storeId: loja, erasureId: id, orderIds: pedidos, names: nomes, erasedAt: em };
}

import type { ProofOfStore, StoreProof } from '@comanda/contract/money/ledger/provider-proofs.calls';
import { differenceWords } from '@comanda/domain/money/ledger/difference-words';
import type { LedgerDifference } from '@comanda/domain/money/ledger/prove';
import { type Query, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { definePaged, ofAllStores, selecting } from '../../../../platform/paged/define-paged.ts';
import { up } from '../../../../platform/paged/sort-key.ts';

type StoredRow<Proof> = Omit<Proof, 'difference'> & { difference: LedgerDifference | null };

const inWords = <Proof extends { difference: LedgerDifference | null }>({ difference, ...proof }: Proof) => ({
  ...proof,
  difference: difference === null ? null : differenceWords(difference),
});

/** When the held settlements (`h`) were released, and by whom. */
const RELEASE: Query = sql`h.released_at as "releasedAt", h.released_by as "releasedBy"`;

/** The last check of each ledger over all stores, oldest first. */
export const bookProofs = definePaged({
  name: 'book-proofs',
  columns: selecting<StoredRow<ProofOfStore>>(sql`
    p.store_id as "storeId", s.name as "storeName", p.proven_seq as "provenSeq", b.last_seq as "lastSeq",
    p.proven_at as "provenAt", p.whole_at as "wholeAt", p.difference, ${RELEASE}`),
  from: (_storeId, { onlyDifferent }: { onlyDifferent: boolean }) =>
    ofAllStores(sql`
      from ledger_proofs p join stores s on s.store_id = p.store_id join ledger_books b on b.store_id = p.store_id
      left join book_holds h on h.store_id = p.store_id
     where (not ${onlyDifferent}::boolean or p.difference is not null)`),
  sorts: { longest: [up(sql`p.proven_at`, 'moment'), up(sql`p.store_id`, 'number')] },
  defaultSort: 'longest',
  totals: selecting<{ count: number; differentCount: number }>(sql`
    count(*)::integer as count, (count(*) filter (where p.difference is not null))::integer as "differentCount"`),
  present: (rows): ProofOfStore[] => rows.map(inWords),
});

/** The last check of the store's ledger; null before the first one. */
export async function storeProof(tx: Transaction): Promise<StoreProof | null> {
  const stored = await tx.maybeRow<StoredRow<StoreProof>>(sql`
    select p.proven_seq as "provenSeq", b.last_seq as "lastSeq", p.proven_at as "provenAt", p.whole_at as "wholeAt", p.difference,
           ${RELEASE}
      from ledger_proofs p join ledger_books b on b.store_id = ${tx.storeId}
      left join book_holds h on h.store_id = ${tx.storeId}
     where p.store_id = ${tx.storeId}`);
  return stored === null ? null : inWords(stored);
}

import type { NewStore } from '@comanda/domain/store/store/new-store';
import { insertInvoices } from '../../areas/money/invoices/public.ts';
import { type CreatedStore, createStore, hasStores } from '../../areas/store/store/public.ts';
import type { Database } from '../../platform/database/transaction.ts';
import { Complaint } from '../provedor/complaint.ts';
import { warningsAboutStore } from '../warn-about-store.ts';
import { MESSAGES } from './texts.ts';

/** Exit code of `--se-vazio` for a database that has stores. */
const NOT_EMPTY = 3;

/** Throws a Complaint if the database has stores. */
export async function assertEmpty(database: Database): Promise<void> {
  if (await hasStores(database)) throw new Complaint(MESSAGES.notEmpty, NOT_EMPTY);
}

/**
 * Creates the store and prints warnings about missing data. Throws a Complaint if the login or the key is
 * taken.
 */
export async function createIn(database: Database, store: NewStore): Promise<CreatedStore> {
  try {
    if (!store.isDemo)
      for (const warning of await warningsAboutStore(database, store)) console.error(warning);
    return await createStore(database, store, (tx) => insertInvoices(tx, store.invoices));
  } catch (error) {
    throw complaintOf(error);
  }
}

/** Returns a Complaint for a login or key that is taken. Returns other errors unchanged. */
function complaintOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('constraint' in error) || !('detail' in error)) return error;
  if (error.constraint === 'login_names_pkey') {
    return new Complaint(MESSAGES.loginTaken(/=\((.*)\)/.exec(String(error.detail))?.[1] ?? ''));
  }
  return error.constraint === 'intake_keys_pkey' ? new Complaint(MESSAGES.keyTaken) : error;
}

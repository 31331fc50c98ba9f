/**
 * Tables that a request may read before its store is known. They only contain documents and hashes of keys,
 * with the number of their store.
 */
export const TABLES_WITHOUT_ROW_SECURITY = ['store_documents', 'intake_keys'];

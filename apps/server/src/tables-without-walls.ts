/** Tables that every request may read before its store is known: documents and hashes of keys, with their stores. */
export const TABLES_WITHOUT_WALLS = ['store_documents', 'intake_keys'];

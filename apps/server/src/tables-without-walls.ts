/** Tables that a request may read before its store is known. They have documents and hashes of keys, with store ids. */
export const TABLES_WITHOUT_WALLS = ['store_documents', 'intake_keys'];

import { id } from './field-types.ts';

/** The store that a call of the console is about. The access record names it. */
export const storeField = { storeId: ['loja', id] } as const;

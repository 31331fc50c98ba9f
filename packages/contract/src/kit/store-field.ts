import { id } from './field-types.ts';

/** The store that a console call is about. The call's audit entry names this store. */
export const storeField = { storeId: ['loja', id] } as const;

import { id } from './field-types.ts';

/** The store of a console call. The access record names it. */
export const storeField = { storeId: ['loja', id] } as const;

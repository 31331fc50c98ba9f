import { failuresOf } from '../../../../platform/leases/failures.ts';

/** Stores whose settlement failed. A successful settlement removes the store from the list. */
export const settlementFailures = failuresOf('settlement_failures');

import { failuresOf } from '../../../../platform/leases/failures.ts';

/** Stores that were not settled, until they are. */
export const settlementFailures = failuresOf('settlement_failures');

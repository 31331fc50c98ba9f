import { failuresOf } from '../../../../platform/leases/failures.ts';

/** Stores whose settlement failed, until it succeeds. */
export const settlementFailures = failuresOf('settlement_failures');

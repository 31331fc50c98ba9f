import { failuresOf } from '../../../../platform/leases/failures.ts';

/** Stores whose settlement failed, until one succeeds. */
export const settlementFailures = failuresOf('settlement_failures');

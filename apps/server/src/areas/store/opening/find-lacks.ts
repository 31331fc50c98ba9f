import type { Transaction } from '../../../platform/database/transaction.ts';
import type { SwitchMove } from '../../hours/public.ts';
import { findMissingSteps } from '../first-steps.reads.ts';

/** What a store that opens cannot sell without: it may have nothing to sell, or deliver nowhere. */
export async function findLacks(tx: Transaction): Promise<SwitchMove['lacks']> {
  const missing = await findMissingSteps(tx);
  return (['menu', 'areas'] as const).filter((step) => missing.includes(step));
}

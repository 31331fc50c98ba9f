import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { SwitchMove } from '../../hours/public.ts';
import { findMissingSteps } from '../first-steps.reads.ts';

/** The missing setup steps that a store needs for selling: menu and delivery areas. */
export async function findLacks(tx: Transaction): Promise<SwitchMove['lacks']> {
  const missing = await findMissingSteps(tx);
  return (['menu', 'areas'] as const).filter((step) => missing.includes(step));
}

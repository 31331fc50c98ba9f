export { findIntakeStore, hashIntakeKey } from './find-intake-store.ts';
export {
  type IntakeKeySummary,
  insertIntakeKey,
  listIntakeKeys,
  makeIntakeKey,
  newIntakeKey,
  withdrawIntakeKey,
} from './intake-keys.ts';

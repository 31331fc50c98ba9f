export { findOpeningHours } from './hours.reads.ts';
export type { StoreSwitch } from './store-switch.ts';

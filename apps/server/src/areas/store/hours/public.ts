export { findOpeningHours } from './hours.reads.ts';
export type { StoreSwitch, SwitchMove } from './store-switch.ts';
export { lacksWords } from './texts.ts';

export { findChannel } from './store.reads.ts';
export { bindStore } from './store.routes.ts';
export { type StoreProfile, StoreProfiles } from './store-profile.ts';

export { type CreatedStore, createStore } from './create-store.ts';
export { hasStores } from './new-store.store.ts';
export { newStoreChecks } from './new-store-checks.ts';
export { readNewStore, timeZoneOf } from './read-new-store.ts';
export { findChannel } from './store.reads.ts';
export { bindStore } from './store.routes.ts';
export { type StoreProfile, StoreProfiles } from './store-profile.ts';

export { type CreatedStore, createStore } from './create-store.ts';
export { letterheadLines } from './letterhead.reads.ts';
export { hasStores } from './new-store.writes.ts';
export { newStoreChecks } from './new-store-checks.ts';
export { notTaken, setOnlineAcceptance } from './online-acceptance.ts';
export { createStoreNotifier, type StoreNotifier } from './opening/notify-of-store-state.ts';
export { storeSwitch } from './opening/store-switch.ts';
export { approveChange, rejectChange } from './pending/decide-change.ts';
export { listPending, type WaitingChange } from './pending/pending-changes.reads.ts';
export type { DatedOrder, SalesOfStore } from './ports.ts';
export {
  type AgreementSummary,
  cancelAgreement,
  createAgreement,
  listAgreements,
} from './provider/agreements.ts';
export { addBanner, listStoreBanners, removeBanner } from './provider/banners.ts';
export { setLogo } from './provider/logo.ts';
export { foundStores, type StoreSummary, searchStores } from './provider/search-stores.ts';
export {
  findStoreName,
  reactivateStore,
  setCanBePaidOnline,
  setFranchisee,
  setHasBulkUpload,
  setPayOnlineNotice,
  setTakesOrdersWhileClosed,
  suspendStore,
} from './provider/store-access.ts';
export { changeStoreData, judgeStoreData } from './provider/store-data/change-store-data.ts';
export { dataChangeLines } from './provider/store-data/data-changed-messages.ts';
export { shownData } from './provider/store-data/shown-data.ts';
export { findStoreData } from './provider/store-data/store-data.writes.ts';
export { type DataChangeMessages, textDataChange } from './provider/store-data/text-data-change.ts';
export { faultOfPassword, readNewStore } from './read-new-store.ts';
export { findChannel, hasBulkUpload, isDemoStore, type StoreChannel } from './store.reads.ts';
export { saveAcceptsAutomatically, saveHasPrintDevices } from './store.writes.ts';
export { type StoreProfile, StoreProfiles } from './store-profile.ts';

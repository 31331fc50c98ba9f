export { findCourierAccountState, saveCourierAccount } from './courier-accounts.writes.ts';
export { createCourierOfOrder } from './courier-of-order.ts';
export { type CourierServices, courierSealer, createCourierServices } from './courier-services.ts';
export { listAllAreas, saveArea } from './coverage-areas.writes.ts';
export { deleteCodesWithoutRequest, storesWithLinkCodes } from './own/link-codes.writes.ts';
export { hasCourierLink, withdrawCourierLink } from './own/withdraw-link.ts';
export {
  offerArea,
  saveAreas,
  setUpCourierAccount,
  useCourierAccount,
} from './provider/courier-setup.ts';
export { type NewArea, readAreas, readPrice } from './provider/read-areas.ts';
export { readServiceUrl } from './provider/service-url.ts';
export { webhookPath } from './webhook.ts';

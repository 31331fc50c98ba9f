export {
  findCourierAccountState,
  saveCourierAccount,
  switchCourierAccount,
} from './courier-accounts.writes.ts';
export { createCourierOfOrder } from './courier-of-order.ts';
export { type CourierServices, courierSealer, createCourierServices } from './courier-services.ts';
export { listAllAreas, saveArea, switchArea } from './coverage-areas.writes.ts';
export { hasCourierLink, withdrawCourierLink } from './own/withdraw-link.ts';
export { webhookPath } from './webhook.ts';

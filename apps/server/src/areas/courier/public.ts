export { bindCourier } from './courier.routes.ts';
export {
  findCourierAccountState,
  saveCourierAccount,
  switchCourierAccount,
} from './courier-accounts.writes.ts';
export { createCourierOfOrder } from './courier-of-order.ts';
export { courierSealer, createCourierServices } from './courier-services.ts';
export { listAllAreas, saveArea, switchArea } from './coverage-areas.writes.ts';
export { hasCourierLink, withdrawCourierLink } from './own/withdraw-link.ts';
export { startCourierJob } from './requests/repeat-questions.ts';
export { serveCourierWebhook, webhookPath } from './webhook.ts';

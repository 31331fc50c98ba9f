export {
  findOpenRequests,
  findStoreOfRequest,
  handleRegistration,
  takeRequestForStore,
} from './handle-leads.ts';
export { type RegistrationSummary, registrationRequests } from './registration-requests.reads.ts';

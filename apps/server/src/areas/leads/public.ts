export {
  findStoreOfRequest,
  handleRegistration,
  listRegistrations,
  type RegistrationSummary,
  takeRequestForStore,
} from './handle-leads.ts';

export { purgeEndedAccess } from './access.jobs.ts';
export { bindAccess } from './access.routes.ts';
export { hashPassword } from './login/password-hasher.ts';
export { createDoorkeeper } from './sessions/create-doorkeeper.ts';
export { hashIntakeKey } from './sessions/intake-keys.store.ts';
export { sessionEvents } from './sessions/session-events.ts';
export { createLoginTicket, loginLinkPath } from './tickets/create-login-ticket.ts';

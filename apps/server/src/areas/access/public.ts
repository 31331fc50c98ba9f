export { bindAccess } from './access.routes.ts';
export { recordAudit } from './audit.store.ts';
export { hashPassword } from './login/password-hasher.ts';
export type { AccessChange } from './sessions/access-changes.ts';
export { createDoorkeeper } from './sessions/create-doorkeeper.ts';
export { hearAccessChanges } from './sessions/hear-access-changes.ts';
export { hashIntakeKey } from './sessions/intake-keys.store.ts';
export { createSessionEvents } from './sessions/session-events.ts';
export { createLoginLink } from './tickets/create-login-link.ts';

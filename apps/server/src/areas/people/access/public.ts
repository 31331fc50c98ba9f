export { findEmailChange, useEmailChange } from './account/email-changes.writes.ts';
export { confirmedEmail, type EmailCodeServices, requestEmailChange } from './account/email-codes.ts';
export {
  createLoginGateServices,
  deviceGate,
  type LoginGateServices,
  unknownDeviceGate,
} from './login/login-gates.ts';
export { createPasswordHasher, hashPassword, type PasswordHasher } from './login/password-hasher.ts';
export { MAIL_REASONS } from './mail-reasons.ts';
export { notifyAdministrators } from './notify-administrators.ts';
export {
  assertNewToOwner,
  assertPasswordWillDo,
  faultForOwner,
} from './passwords/password-checks.ts';
export { makePasswordLink } from './passwords/password-links.ts';
export { addPerson, findPerson } from './people/add-person.ts';
export { blockPerson, changeRole, type PersonFault, reactivatePerson } from './people/change-person.ts';
export { mailInvitation } from './people/invitation-mail.ts';
export { holdPeople, insertUser, listStoredPeople, type StoredPerson } from './people/people.writes.ts';
export { type MailedPerson, peopleWhoMay } from './people/people-who-may.reads.ts';
export { personChecks } from './people/person-checks.ts';
export { PERSON_FAULTS } from './people/person-texts.ts';
export { inviteNewPerson } from './provider/invite-new-person.ts';
export { endSession, endSessions, listOpenSessions, type OpenSession } from './provider/sessions.ts';
export { turnOffSecondFactorOf } from './provider/turn-off-second-factor.ts';
export { findRecoveryContact } from './recovery/recovery.reads.ts';
export { voidCodes } from './recovery/recovery-codes.writes.ts';
export { factorSealer } from './second-factor/pass-second-factor.ts';
export { type AccessAuthenticator, createAuthenticator } from './sessions/create-authenticator.ts';
export { createSessionEvents, type SessionEvents } from './sessions/session-events.ts';
export { addressSubject } from './throttling/address-subject.ts';
export { CODES_OF_APP, CODES_OF_APP_OF_DEVICE, type WindowRule } from './throttling/throttle-rules.ts';
export { createThrottles, type Throttles } from './throttling/throttles.ts';
export { type BucketRule, type CommonBuckets, createTokenBuckets } from './throttling/token-buckets.ts';
export { createLoginLink } from './tickets/create-login-link.ts';

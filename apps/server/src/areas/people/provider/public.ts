export { teamFactorSealer } from './account/second-factor.ts';
export {
  type Acted,
  type Approvals,
  type Prepare,
  type PrepareOf,
  type WorkToApprove,
  workToApprove,
} from './approvals.ts';
export { createProviderAuthenticator } from './create-provider-authenticator.ts';
export { noteAtTerminal } from './provider-audit.writes.ts';
export { mayMoveAlone } from './team/alone.ts';
export type { TeamHand } from './team/note-change.ts';
export { assertSecondPerson, changesOf } from './team/second-person.ts';
export {
  addTeamPerson,
  blockTeamPerson,
  findTeamPerson,
  holdTeamPerson,
  makeTeamLink,
  reactivateTeamPerson,
  resetTeamFactor,
  saveTeamPerson,
} from './team/team.ts';
export { listStoredTeam, type StoredProviderPerson } from './team/team.writes.ts';

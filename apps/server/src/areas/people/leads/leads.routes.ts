import { requestRegistration as requestRegistrationCall } from '@comanda/contract/people/access/registration.calls';
import type { Bind } from '../../../platform/http/bind.ts';
import { type LeadDeps, requestRegistration } from './request-registration.ts';

/** Binds the call of people who want to register a store. */
export function bindLeads(bind: Bind, deps: LeadDeps): void {
  bind(requestRegistrationCall, (input, { address }) => requestRegistration(deps, input, address));
}

import { getOperatorGrants, saveOperatorGrants } from '@comanda/contract/people/access/operator-grants.calls';
import * as calls from '@comanda/contract/people/access/people.calls';
import type { FastifyReply } from 'fastify';
import type { Bind } from '../../../platform/http/bind.ts';
import { linkOrigin } from '../../../platform/http/link-origin.ts';
import { type AccessDeps, createAccessServices } from './access-services.ts';
import { findGrants } from './grants/operator-grants.writes.ts';
import { saveGrants } from './grants/save-grants.ts';
import { createPeopleCommands } from './people/people-commands.ts';

/** Binds the calls of administrators about their store's users. */
export function bindPeople(bind: Bind, deps: AccessDeps & { publicUrl: string | null }): void {
  const people = createPeopleCommands(createAccessServices(deps));
  const originOf = ({ request }: FastifyReply) => linkOrigin(deps.publicUrl, request);

  bind(calls.listPeople, (_input, { session }) => people.list(session));
  bind(calls.createUser, (input, { session }, reply) => people.create(input, session, originOf(reply)));
  bind(calls.updateUser, (input, { session }) => people.update(input, session));
  bind(calls.inviteUser, ({ userId }, { session }, reply) => people.invite(userId, session, originOf(reply)));
  bind(calls.withdrawInvitation, ({ userId }, { session }) => people.withdraw(userId, session));

  bind.inStore(getOperatorGrants, findGrants);
  bind.inStore(saveOperatorGrants, saveGrants);
}

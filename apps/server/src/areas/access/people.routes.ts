import { getOperatorGrants, saveOperatorGrants } from '@comanda/contract/access/operator-grants.calls';
import * as calls from '@comanda/contract/access/people.calls';
import type { FastifyReply } from 'fastify';
import { linkOrigin } from '../../platform/http/link-origin.ts';
import type { Bind } from '../../platform/http/mount-calls.ts';
import { type AccessDeps, createAccessServices } from './access-services.ts';
import { findGrants } from './grants/operator-grants.writes.ts';
import { saveGrants } from './grants/save-grants.ts';
import { createPeopleCommands } from './people/people-commands.ts';

/** Binds what administrators do with the people of their store. */
export function bindPeople(bind: Bind, deps: AccessDeps & { publicUrl: string | null }): void {
  const { database, clock } = deps;
  const printing = createPeopleCommands(createAccessServices(deps));
  const originOf = ({ request }: FastifyReply) => linkOrigin(deps.publicUrl, request);

  bind(calls.listPeople, (_input, { session }) => printing.list(session));
  bind(calls.createUser, (input, { session }, reply) => printing.create(input, session, originOf(reply)));
  bind(calls.updateUser, (input, { session }) => printing.update(input, session));
  bind(calls.inviteUser, ({ userId }, { session }, reply) =>
    printing.invite(userId, session, originOf(reply)),
  );
  bind(calls.withdrawInvitation, ({ userId }, { session }) => printing.withdraw(userId, session));

  bind(getOperatorGrants, (_input, { session }) => database.inStore(session.storeId, findGrants));
  bind(saveOperatorGrants, (chosen, { session }) =>
    database.inStore(session.storeId, (tx) => saveGrants(tx, chosen, session, clock.now())),
  );
}

import * as calls from '@comanda/contract/access/account.calls';
import type { FastifyReply } from 'fastify';
import type { Bind } from '../../../platform/http/bind.ts';
import type { Requester } from '../../../platform/http/requester.ts';
import type { AccessServices } from '../access-services.ts';
import type { Origin } from '../login/origin.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '../second-factor/set-up-second-factor.ts';
import { changeEmail, confirmEmail, saveOwnName } from './change-own-data.ts';
import { changePassword } from './change-password.ts';
import { demandSecondFactor } from './demand-second-factor.ts';
import { describeAccount } from './describe-account.ts';
import { endOwnSessions, listOwnSessions } from './own-sessions.ts';
import { prove } from './prove.ts';

const DONE = { message: null };

/** Binds what people do with their own account. */
export function bindAccount(
  bind: Bind,
  services: AccessServices,
  originOf: (requester: Requester, reply: FastifyReply) => Origin,
): void {
  const { database, clock } = services;
  bind(calls.prove, async (input, requester, reply) => {
    await prove(services, requester.session, input, originOf(requester, reply));
    return DONE;
  });
  bind(calls.getAccount, (_input, { session }) =>
    database.inStore(session.storeId, (tx) => describeAccount(tx, session)),
  );
  bind(calls.saveOwnName, async ({ name }, { session }) => {
    await saveOwnName(services, session, name);
    return DONE;
  });
  bind(calls.changeEmail, async ({ email }, { session }) => {
    await changeEmail(services, session, email);
    return DONE;
  });
  bind(calls.confirmEmail, async ({ code }, { session }) => {
    await confirmEmail(services, session, code);
    return DONE;
  });
  bind(calls.changePassword, async (input, requester, reply) => {
    await changePassword(services, requester.session, input, originOf(requester, reply));
    return DONE;
  });

  bind(calls.listOwnSessions, (_input, { session }) =>
    database.inStore(session.storeId, (tx) => listOwnSessions(tx, session, clock.now())),
  );
  bind(calls.endOwnSession, async ({ sessionId }, { session }) => ({
    ended: await endOwnSessions(services, session, sessionId),
  }));
  bind(calls.endOtherSessions, async (_input, { session }) => ({
    ended: await endOwnSessions(services, session, null),
  }));

  bind(calls.beginSecondFactor, (_input, { session }) => beginSecondFactor(services, session));
  bind(calls.confirmSecondFactor, ({ code }, { session }) => confirmSecondFactor(services, session, code));
  bind(calls.renewRecoveryCodes, (_input, { session }) => renewRecoveryCodes(services, session));
  bind(calls.turnOffSecondFactor, async (_input, { session }) => {
    await turnOffSecondFactor(services, session);
    return DONE;
  });
  bind(calls.demandSecondFactor, async ({ isDemanded }, { session }) => {
    await database.inStore(session.storeId, (tx) => demandSecondFactor(tx, session, isDemanded, clock.now()));
    return DONE;
  });
}

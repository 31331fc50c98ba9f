import * as calls from '@comanda/contract/people/access/account.calls';
import type { FastifyReply } from 'fastify';
import { messageCommand } from '../../../../platform/command.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import type { Requester } from '../../../../platform/http/requester.ts';
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

/** Binds the calls of users about their own account. */
export function bindAccount(
  bind: Bind,
  services: AccessServices,
  originOf: (requester: Requester, reply: FastifyReply) => Origin,
  renewCookie: (storeId: number, reply: FastifyReply) => Promise<void>,
): void {
  bind(calls.prove, async (input, requester, reply) => {
    await prove(services, requester.session, input, originOf(requester, reply));
    await renewCookie(requester.session.storeId, reply);
    return DONE;
  });
  bind.inStore(calls.getAccount, (tx, _input, session) => describeAccount(tx, session));
  bind.inStore(calls.saveOwnName, messageCommand(null, saveOwnName));
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

  bind.inStore(calls.listOwnSessions, (tx, _input, session, now) => listOwnSessions(tx, session, now));
  bind.inStore(calls.endOwnSession, endOwnSessions(services));
  bind.inStore(calls.endOtherSessions, endOwnSessions(services));

  bind.inStore(calls.beginSecondFactor, beginSecondFactor(services));
  bind.inStore(calls.confirmSecondFactor, confirmSecondFactor(services));
  bind.inStore(calls.renewRecoveryCodes, renewRecoveryCodes(services));
  bind.inStore(calls.turnOffSecondFactor, messageCommand(null, turnOffSecondFactor(services)));
  bind.inStore(calls.demandSecondFactor, messageCommand(null, demandSecondFactor));
}

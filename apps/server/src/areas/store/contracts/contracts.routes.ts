import {
  checkTerms,
  openContract as openContractCall,
  sendToSignature as sendCall,
  signContract as signCall,
} from '@comanda/contract/store/contracts.calls';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Bind } from '../../../platform/http/mount-calls.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { addressSubject, createThrottles, type WindowRule } from '../../access/public.ts';
import { MESSAGES } from '../texts.ts';
import { findContractParty, findPendingContract } from './contracts.store.ts';
import { LINK_GAP, sendToSignature } from './send-to-signature.ts';
import { openContract, signContract } from './sign-contract.ts';
import { signedMail } from './signed-mail.ts';

interface Deps {
  database: Database;
  clock: Clock;
  mailer: Mailer;
  log: Logger;
  secret: string;
  /** Null: the address of each request. */
  publicUrl: string | null;
  supportPhone: string;
}

/** Nobody reads or signs so many documents; whoever guesses links gives up earlier. */
const LINKS_OF_ADDRESS: WindowRule = { scope: 'contract.open.address', limit: 120, windowSeconds: 3_600 };

export function bindContracts(bind: Bind, deps: Deps): void {
  const { database, clock, mailer, log } = deps;
  const throttles = createThrottles(deps);

  bind(checkTerms, (_input, { session }) =>
    database.inStore(session.storeId, async (tx) => {
      const contract = await findPendingContract(tx);
      if (contract === null) return null;
      const { body, sentAt, ...shown } = contract;
      const gapEndsAt = (sentAt ?? 0) + LINK_GAP.windowSeconds * 1000;
      return {
        ...shown,
        html: body,
        email: contract.sentTo ?? (await findContractParty(tx)).email ?? '',
        resendInSeconds: Math.max(0, Math.ceil((gapEndsAt - clock.now()) / 1000)),
      };
    }),
  );

  bind(sendCall, async (input, { session }, reply) => {
    const origin = deps.publicUrl ?? `${reply.request.protocol}://${reply.request.host}`;
    const { isMandatory, sentTo } = await sendToSignature(
      { database, mailer, throttles, now: clock.now() },
      session,
      input,
      (token) => `${origin}/contrato/${token}`,
    );
    return { message: MESSAGES.contractSent(sentTo), closesPrompt: !isMandatory };
  });

  bind(openContractCall, async ({ token }, { address }) => {
    await throttles.hit(LINKS_OF_ADDRESS, addressSubject(address));
    const contract = await openContract(database, token, clock.now());
    return { ...contract, supportPhone: deps.supportPhone };
  });

  bind(signCall, async (input, { address }) => {
    await throttles.hit(LINKS_OF_ADDRESS, addressSubject(address));
    const signed = await signContract({ database, secret: deps.secret, now: clock.now() }, input, address);
    // The signature stands, whatever becomes of its copy.
    void mailer
      .send(signedMail(signed))
      .catch((err: unknown) => log.warn({ err }, 'copy of a signed document not sent'));
    return { signedAt: signed.signedAt };
  });
}

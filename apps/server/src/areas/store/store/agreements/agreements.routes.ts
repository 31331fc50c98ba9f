import {
  checkTerms,
  openAgreement as openAgreementCall,
  sendToSignature as sendCall,
  signAgreement as signCall,
} from '@comanda/contract/store/store/agreements.calls';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import { linkOrigin } from '../../../../platform/http/link-origin.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { addressSubject, createThrottles, type WindowRule } from '../../../people/access/public.ts';
import { MESSAGES } from '../texts.ts';
import { findAgreementParty, findPendingAgreement } from './agreements.writes.ts';
import { LINK_GAP, sendToSignature } from './send-to-signature.ts';
import { openAgreement, signAgreement } from './sign-agreement.ts';

interface Deps {
  database: Database;
  clock: Clock;
  mails: MailQueue;
  secret: string;
  /** The server's public origin; null: the origin of each request is used. */
  publicUrl: string | null;
  supportPhone: string;
}

/** Limits requests with signing links from one IP address, against guessing. Signers need far fewer. */
const LINKS_OF_ADDRESS: WindowRule = { scope: 'agreement.open.address', limit: 120, windowSeconds: 3_600 };

export function bindAgreements(bind: Bind, deps: Deps): void {
  const { database, clock, mails } = deps;
  const throttles = createThrottles(deps);

  bind.readInStore(checkTerms, async (tx, _input, _session, now) => {
    const agreement = await findPendingAgreement(tx);
    if (agreement === null) return null;
    const { body, sentAt, ...shown } = agreement;
    const gapEndsAt = (sentAt ?? 0) + LINK_GAP.windowSeconds * 1000;
    return {
      ...shown,
      html: body,
      email: agreement.sentTo ?? (await findAgreementParty(tx)).email ?? '',
      resendInSeconds: Math.max(0, Math.ceil((gapEndsAt - now) / 1000)),
    };
  });

  bind(sendCall, async (input, { session }, reply) => {
    const origin = linkOrigin(deps.publicUrl, reply.request);
    const { isMandatory, sentTo } = await sendToSignature(
      { database, mails, throttles, now: clock.now() },
      session,
      input,
      (token) => `${origin}/contrato/${token}`,
    );
    return { message: MESSAGES.agreementSent(sentTo), closesPrompt: !isMandatory };
  });

  bind(openAgreementCall, async ({ token }, { address }) => {
    await throttles.hit(LINKS_OF_ADDRESS, addressSubject(address));
    const agreement = await openAgreement(database, token, clock.now());
    return { ...agreement, supportPhone: deps.supportPhone };
  });

  bind(signCall, async (input, { address }) => {
    await throttles.hit(LINKS_OF_ADDRESS, addressSubject(address));
    return signAgreement({ database, mails, secret: deps.secret, now: clock.now() }, input, address);
  });
}

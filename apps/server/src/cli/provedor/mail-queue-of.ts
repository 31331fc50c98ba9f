import { serverSecret } from '../../config.ts';
import { isMailSetUp } from '../../platform/mail/create-mailer.ts';
import { mailBrandingOf } from '../../platform/mail/mail-content.ts';
import { createMailQueue, type MailQueue } from '../../platform/mail/mail-queue.ts';
import type { Provider } from './subject.ts';

/** The mail queue for commands. A server sends the mails, now or after its next start. */
export function mailQueueOf({ config, now }: Provider): MailQueue {
  return createMailQueue({
    isSetUp: isMailSetUp(config),
    secret: serverSecret(config),
    clock: { now },
    branding: mailBrandingOf(config),
  });
}

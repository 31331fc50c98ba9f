import { NotSetUp } from '../errors/not-set-up.ts';
import type { Mailer } from './mailer.ts';
import { createOutboxFolder } from './outbox-folder.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

export interface MailConfig {
  /** `smtp://user:password@host:port` or `smtps://…`; null without a mail server. */
  smtpUrl: string | null;
  /** Sender, e.g. `Comanda <nao-responda@example.com>`. */
  from: string;
}

/**
 * The configured mail server, or else files in `outboxDir`, which reach people only where the demonstration shows them
 * (`isOutboxShown`): elsewhere a mail is kept there and counts as not sent.
 */
export function createMailer(config: MailConfig & { isOutboxShown: boolean }, outboxDir: string): Mailer {
  if (config.smtpUrl !== null) return createSmtpMailer({ smtpUrl: config.smtpUrl, from: config.from });
  const outbox = createOutboxFolder(outboxDir);
  return {
    send: async ({ kind, to, subject, text }) => {
      await outbox.write({ channel: 'email', kind, to, subject, text });
      if (!config.isOutboxShown) throw new NotSetUp('no mail server (SMTP_URL), it lies in the outbox');
    },
  };
}

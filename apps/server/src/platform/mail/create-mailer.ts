import type { Mailer } from './mailer.ts';
import { createOutboxFolder } from './outbox-folder.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

export interface MailConfig {
  /** `smtp://user:password@host:port` or `smtps://…`; null without a mail server. */
  smtpUrl: string | null;
  /** Sender, e.g. `Comanda <nao-responda@example.com>`. */
  from: string;
}

/** The configured mail server, or else files in `outboxDir` for people to read. */
export function createMailer(config: MailConfig, outboxDir: string): Mailer {
  if (config.smtpUrl !== null) return createSmtpMailer({ smtpUrl: config.smtpUrl, from: config.from });
  const outbox = createOutboxFolder(outboxDir);
  return {
    send: ({ kind, to, subject, text }) => outbox.write({ channel: 'email', kind, to, subject, text }),
  };
}

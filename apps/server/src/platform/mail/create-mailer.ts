import { createOutboxFolder } from './outbox-folder.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

export interface Mail {
  /** What it is about, in kebab-case; names the file when there is no mail server. */
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends mail. Resolves when the mail server has taken it over, throws when it has not. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

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

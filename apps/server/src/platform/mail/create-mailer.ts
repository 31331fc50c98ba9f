import { MailError, type Mailer } from './mailer.ts';
import { createOutboxFolder } from './outbox-folder.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

export interface MailConfig {
  /** The mail server: `smtp://user:password@host:port` or `smtps://…`. Null: no mail server. */
  smtpUrl: string | null;
  /** Sender, such as `Comanda <nao-responda@example.com>`. */
  from: string;
}

/** True when people can read mails: through a mail server, or in a demonstration, which shows its outbox. */
export function isMailSetUp({ mail, isOutboxShown }: { mail: MailConfig; isOutboxShown: boolean }): boolean {
  return mail.smtpUrl !== null || isOutboxShown;
}

/**
 * Creates a mailer for the configured mail server. Without one, mails are written as files to `outboxDir`,
 * which only a demonstration shows (`isOutboxShown`). In other installations such a mail counts as not sent.
 */
export function createMailer(
  config: { mail: MailConfig; isOutboxShown: boolean },
  outboxDir: string,
): Mailer {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl !== null) return createSmtpMailer({ smtpUrl, from });
  const outbox = createOutboxFolder(outboxDir);
  return {
    send: async ({ kind, to, subject, text, html }) => {
      await outbox.write({ channel: 'email', kind, to, subject, text, html });
      if (!config.isOutboxShown) throw new MailError('not-set-up', '');
    },
  };
}

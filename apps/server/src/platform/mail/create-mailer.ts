import { MailError, type Mailer } from './mailer.ts';
import { createOutboxFolder } from './outbox-folder.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

export interface MailConfig {
  /** `smtp://user:password@host:port` or `smtps://…`; null without a mail server. */
  smtpUrl: string | null;
  /** Sender, for example `Comanda <nao-responda@example.com>`. */
  from: string;
}

/** Whether mail reaches people: by a mail server, or in the demonstration, which shows the outbox. */
export function isMailSetUp({ mail, isOutboxShown }: { mail: MailConfig; isOutboxShown: boolean }): boolean {
  return mail.smtpUrl !== null || isOutboxShown;
}

/**
 * Sends by the configured mail server, or else writes files to `outboxDir`. Files reach people only in the
 * demonstration, which shows them (`isOutboxShown`). In other installations a mail is stored there and counts
 * as not sent.
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

import { MailError, type Mailer } from './mailer.ts';
import { createOutboxFolder } from './outbox-folder.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

export interface MailConfig {
  /** `smtp://user:password@host:port` or `smtps://…`; null: no mail server. */
  smtpUrl: string | null;
  /** Sender, such as `Comanda <nao-responda@example.com>`. */
  from: string;
}

/** True when mail reaches people: by a mail server, or in a demonstration, which shows the outbox. */
export function isMailSetUp({ mail, isOutboxShown }: { mail: MailConfig; isOutboxShown: boolean }): boolean {
  return mail.smtpUrl !== null || isOutboxShown;
}

/**
 * Sends by the configured mail server, or writes files to `outboxDir`. Only a demonstration shows these files
 * (`isOutboxShown`). In other installations a written mail is not sent.
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

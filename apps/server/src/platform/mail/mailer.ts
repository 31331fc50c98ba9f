export interface Mail {
  /** Kind of mail in kebab-case, for the file name in the outbox and for the console. */
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** URL that stops recurring mails; mail programs send an empty POST to this URL. */
  stopUrl?: string;
}

/**
 * Identity of a mail. Each try uses the same identity, so that the recipient's mail program recognises a
 * duplicate.
 */
export interface MailIdentity {
  mailId: string;
  /** When the mail was queued, in epoch milliseconds. */
  queuedAt: number;
}

/**
 * Reasons why a mail was not sent.
 * - `refused`: the mail server refused the mail permanently.
 * - `unreachable`: the mail server did not answer, or asked for a later attempt.
 * - `unknown`: the connection broke, so the mail may have arrived.
 * - `not-set-up`: this installation has no mail server.
 */
export type MailFault = 'refused' | 'unreachable' | 'unknown' | 'not-set-up';

export class MailError extends Error {
  readonly fault: MailFault;
  /**
   * Only SMTP codes, because texts of mail servers repeat the recipient's address, which must not be logged.
   * '' if there are none.
   */
  readonly codes: string;
  constructor(fault: MailFault, codes: string) {
    super(`mail ${fault}: ${codes}`);
    this.fault = fault;
    this.codes = codes;
  }
}

/** Sends a mail. Resolves when the mail server accepted it; otherwise throws a {@link MailError}. */
export interface Mailer {
  send(mail: Mail, identity: MailIdentity): Promise<void>;
}

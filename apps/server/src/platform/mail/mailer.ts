export interface Mail {
  /**
   * Kind of mail in kebab-case. It names the file when there is no mail server, and the mail in the console.
   */
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Address for mail programs to stop recurring mails with a bare POST. */
  stopUrl?: string;
}

/** The identity is equal each time a mail is sent, so that a recipient recognises a duplicate. */
export interface MailIdentity {
  mailId: string;
  /** Epoch milliseconds. */
  queuedAt: number;
}

/**
 * Why a mail did not go out. `refused`: the mail server refused it for good. `unreachable`: no mail server
 * answered, or it asked for a later attempt. `unknown`: the connection broke, so the mail may have arrived.
 * `not-set-up`: this installation has no mail server.
 */
export type MailFault = 'refused' | 'unreachable' | 'unknown' | 'not-set-up';

export class MailError extends Error {
  readonly fault: MailFault;
  /** Codes only: the texts of mail servers repeat the address, which must not be logged. Empty: no codes. */
  readonly codes: string;
  constructor(fault: MailFault, codes: string) {
    super(`mail ${fault}: ${codes}`);
    this.fault = fault;
    this.codes = codes;
  }
}

/** Sends mail. Resolves when the mail server has accepted it; otherwise throws a {@link MailError}. */
export interface Mailer {
  send(mail: Mail, identity: MailIdentity): Promise<void>;
}

export interface Mail {
  /** What it is about, in kebab-case; names the file when there is no mail server, and the mail in the console. */
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where a mail program stops it with a bare POST, for whoever gets it again and again. */
  stopUrl?: string;
}

/** The same each time a mail is sent: whoever gets it twice sees that it is one. */
export interface MailIdentity {
  mailId: string;
  /** Epoch milliseconds. */
  queuedAt: number;
}

/**
 * Why a mail did not go out. `refused`: by the mail server, for good. `unreachable`: there was none, or it asked to come
 * again. `unknown`: the connection broke off, so it may have arrived. `not-set-up`: this installation has no mail server.
 */
export type MailFault = 'refused' | 'unreachable' | 'unknown' | 'not-set-up';

export class MailError extends Error {
  readonly fault: MailFault;
  /** Codes only: the words of mail servers repeat the address, which has no business in a log. Empty: there are none. */
  readonly codes: string;
  constructor(fault: MailFault, codes: string) {
    super(`mail ${fault}: ${codes}`);
    this.fault = fault;
    this.codes = codes;
  }
}

/** Sends mail. Resolves when the mail server has taken it over, throws a {@link MailError} when it has not. */
export interface Mailer {
  send(mail: Mail, identity: MailIdentity): Promise<void>;
}

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

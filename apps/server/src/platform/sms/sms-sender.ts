export interface Sms {
  /** What it is about, in kebab-case. */
  kind: string;
  /** Brazilian mobile: area code and number, 10 or 11 digits. */
  to: string;
  text: string;
}

/** Sends text messages. Resolves when the provider has taken the message over, throws when it has not. */
export interface SmsSender {
  send(sms: Sms): Promise<void>;
}

export interface Sms {
  /** Kind of message in kebab-case. */
  kind: string;
  /** Brazilian mobile: area code and number, 10 or 11 digits. */
  to: string;
  text: string;
}

/** Sends text messages. Resolves when the provider accepted the message; otherwise throws. */
export interface SmsSender {
  send(sms: Sms): Promise<void>;
}

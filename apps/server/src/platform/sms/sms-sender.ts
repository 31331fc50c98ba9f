export interface Sms {
  /** Kind of message in kebab-case. */
  kind: string;
  /** Brazilian mobile number with area code, 10 or 11 digits. */
  to: string;
  text: string;
}

/** Sends text messages. Resolves when the provider has accepted the message; otherwise rejects. */
export interface SmsSender {
  send(sms: Sms): Promise<void>;
}

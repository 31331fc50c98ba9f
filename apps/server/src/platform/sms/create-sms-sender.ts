import { createOutboxFolder } from '../mail/outbox-folder.ts';
import { createHttpSmsSender } from './http-sms-sender.ts';

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

export interface SmsConfig {
  /** Address of the provider's (or a gateway's) send call; null without one. */
  url: string | null;
  token: string | null;
}

/** The configured provider, or else files in `outboxDir` for people to read. */
export function createSmsSender(config: SmsConfig, outboxDir: string): SmsSender {
  if (config.url !== null) return createHttpSmsSender({ url: config.url, token: config.token });
  const outbox = createOutboxFolder(outboxDir);
  return { send: ({ kind, to, text }) => outbox.write({ channel: 'sms', kind, to, subject: '', text }) };
}

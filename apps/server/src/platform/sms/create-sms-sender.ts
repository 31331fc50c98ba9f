import { createOutboxFolder } from '../mail/outbox-folder.ts';
import { createHttpSmsSender } from './http-sms-sender.ts';
import type { SmsSender } from './sms-sender.ts';

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

import { NotSetUp } from '../errors/not-set-up.ts';
import { createOutboxFolder } from '../mail/outbox-folder.ts';
import { createHttpSmsSender } from './http-sms-sender.ts';
import type { SmsSender } from './sms-sender.ts';

export interface SmsConfig {
  /** URL of a provider's or gateway's call for sending; null: SMS are not configured. */
  url: string | null;
  token: string | null;
}

/** Sends by the configured provider, or writes files to `outboxDir`, like `createMailer`. */
export function createSmsSender(
  config: SmsConfig & { isOutboxShown: boolean },
  outboxDir: string,
): SmsSender {
  if (config.url !== null) return createHttpSmsSender({ url: config.url, token: config.token });
  const outbox = createOutboxFolder(outboxDir);
  return {
    send: async ({ kind, to, text }) => {
      await outbox.write({ channel: 'sms', kind, to, subject: '', text });
      if (!config.isOutboxShown)
        throw new NotSetUp('no SMS provider (SMS_URL); the message is saved in the outbox');
    },
  };
}

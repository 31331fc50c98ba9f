import { NotSetUp } from '../errors/not-set-up.ts';
import { createOutboxFolder } from '../mail/outbox-folder.ts';
import { createHttpSmsSender } from './http-sms-sender.ts';
import type { SmsSender } from './sms-sender.ts';

export interface SmsConfig {
  /** URL of the SMS provider's call for sending; null: no provider is configured. */
  url: string | null;
  token: string | null;
}

/**
 * Creates a sender for the configured SMS provider. Without a provider, messages are written as files to
 * `outboxDir`, like in `createMailer`.
 */
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

import type { Logger } from '../../../../platform/log.ts';
import type { Sms, SmsSender } from '../../../../platform/sms/sms-sender.ts';

/** Tells the number of before, where there is something. Done is done: that a message did not leave undoes nothing. */
export async function textDataChange(
  { sms, log }: { sms: SmsSender; log: Logger },
  notice: Sms | null,
): Promise<void> {
  if (notice === null) return;
  await sms
    .send(notice)
    .catch((err: unknown) => log.error({ err }, 'a store was not told of its changed data'));
}

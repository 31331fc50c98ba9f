import type { Logger } from '../../../../platform/log.ts';
import type { Mailer } from '../../../../platform/mail/mailer.ts';
import type { SmsSender } from '../../../../platform/sms/sms-sender.ts';
import type { DataNotices } from './change-store-data.ts';

/** Sends what the contacts of before are told. Done is done: that a message did not leave undoes nothing. */
export async function tellDataChange(
  { mailer, sms, log }: { mailer: Mailer; sms: SmsSender; log: Logger },
  notices: DataNotices,
): Promise<void> {
  const sent = [
    notices.mail === null ? null : mailer.send(notices.mail),
    notices.sms === null ? null : sms.send(notices.sms),
  ];
  await Promise.all(
    sent.map((sending) =>
      sending?.catch((err: unknown) => log.error({ err }, 'a store was not told of its changed data')),
    ),
  );
}

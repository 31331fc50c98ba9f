import type { Logger } from '../../../../../platform/log.ts';
import type { Sms, SmsSender } from '../../../../../platform/sms/sms-sender.ts';

/** Messages to the previous contacts. The mail is queued with the change; the SMS is not sent yet. */
export interface DataChangeMessages {
  mail: 'queued' | 'not-set-up' | 'no-address';
  sms: Sms | null;
}

/**
 * Sends the SMS to the previous number, if the store had one. Returns a sentence that names the informed
 * contacts. The change is committed already, so a failed SMS is only logged.
 */
export async function textDataChange(
  { sms, log }: { sms: SmsSender; log: Logger },
  messages: DataChangeMessages,
): Promise<string> {
  if (messages.sms === null) return dataChangeNotice(messages.mail, null);
  const hasLeft = await sms.send(messages.sms).then(
    () => true,
    (err: unknown) => {
      log.error({ err }, 'SMS about changed store data not sent');
      return false;
    },
  );
  return dataChangeNotice(messages.mail, hasLeft);
}

/** The sentence that names the informed contacts. `sms` null: the store had no mobile number. */
function dataChangeNotice(mail: DataChangeMessages['mail'], sms: boolean | null): string {
  const reported = [
    mail === 'queued' ? ['o e-mail da loja'] : [],
    sms === true ? ['o celular de antes'] : [],
  ].flat();
  const unsent = [mail === 'not-set-up' ? ['o e-mail'] : [], sms === false ? ['o SMS'] : []].flat();
  const sentences = [
    ...(reported.length === 0 ? [] : [`Avisamos ${reported.join(' e ')}.`]),
    ...(unsent.length === 0
      ? []
      : [
          `Não ${unsent.length === 1 ? 'saiu' : 'saíram'} ${unsent.join(' nem ')} com o aviso: avise a loja por outro meio.`,
        ]),
  ];
  return sentences.join(' ') || 'A loja não tem contatos de antes para avisar.';
}

import { storeData } from '@comanda/contract/store/store/provider-store-data.calls';
import type { MailContent, MailFact } from '../../../../../platform/mail/mail-content.ts';
import type { Sms } from '../../../../../platform/sms/sms-sender.ts';
import { MAIL_REASONS } from '../../../../people/access/public.ts';
import { DATA_WORDS, MAIL_TEXTS } from '../../texts.ts';

/** A change of a store's data and its reason, for messages. Keys are field names of the API. */
interface ChangedData {
  storeName: string;
  before: Record<string, string | null>;
  after: Record<string, string | null>;
  reason: string;
  supportPhone: string;
}

/** The changed fields in display order. */
function changesOf({ before, after }: Pick<ChangedData, 'before' | 'after'>) {
  return (Object.keys(storeData.fields) as (keyof typeof DATA_WORDS)[]).flatMap((field) => {
    const [word] = storeData.fields[field];
    return word in after
      ? [{ label: DATA_WORDS[field], before: before[word] ?? null, after: after[word] ?? null }]
      : [];
  });
}

/** One line per change, such as `Cidade: de Goiania para Goiânia`. */
export function dataChangeLines(change: Pick<ChangedData, 'before' | 'after'>): string[] {
  return dataChangeFacts(change).map(({ label, value }) => `${label}: ${value}`);
}

function dataChangeFacts(change: Pick<ChangedData, 'before' | 'after'>): MailFact[] {
  return changesOf(change).map(({ label, before, after }) =>
    MAIL_TEXTS.dataChange(label, before ?? MAIL_TEXTS.nothing, after ?? MAIL_TEXTS.nothing),
  );
}

/** Mail to the store's e-mail address about changes by the provider. */
export function dataChangedMail(to: string, reported: ChangedData): MailContent {
  return {
    kind: 'store-data-changed',
    to,
    subject: MAIL_TEXTS.dataChangedSubject,
    paragraphs: MAIL_TEXTS.dataChanged(reported.storeName),
    facts: [...dataChangeFacts(reported), { label: MAIL_TEXTS.dataReason, value: reported.reason }],
    closing: MAIL_TEXTS.dataChangedClosing(reported.supportPhone),
    why: MAIL_REASONS.store(reported.storeName),
  };
}

/** SMS to the store's previous mobile number. */
export function dataChangedSms(to: string, reported: ChangedData): Sms {
  const what = changesOf(reported).map(({ label }) => label);
  return {
    kind: 'store-data-changed',
    to,
    text: MAIL_TEXTS.dataChangedSms(reported.storeName, what.join(', '), reported.supportPhone),
  };
}

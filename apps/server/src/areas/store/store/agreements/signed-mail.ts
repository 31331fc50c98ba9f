import { readRichText } from '@comanda/domain/kit/text/rich-text';
import type { MailContent } from '../../../../platform/mail/mail-content.ts';
import { MAIL_TEXTS } from '../texts.ts';

/** A signed document, with the mail address of its link. */
export interface SignedAgreement {
  signedAt: number;
  signedBy: string;
  storeName: string;
  timeZone: string;
  title: string;
  /** HTML that was sanitised by an allow-list. */
  body: string;
  sentTo: string;
  /** SHA-256 of title and body, joined by a line break. */
  textHash: Buffer;
}

/** The signer's copy: the exact text, name and time, and the hash that proves the text. */
export function signedMail(signed: SignedAgreement): MailContent {
  const { storeName, title, signedBy, textHash, body } = signed;
  const at = new Date(signed.signedAt).toLocaleString('pt-BR', {
    timeZone: signed.timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return {
    kind: 'agreement-signed',
    to: signed.sentTo,
    subject: MAIL_TEXTS.signedSubject(title),
    paragraphs: MAIL_TEXTS.signedOpening({ storeName, title, signedBy, at }),
    document: { title, text: readRichText(body) },
    closing: MAIL_TEXTS.signedHash(textHash.toString('hex')),
    why: MAIL_TEXTS.signedWhy,
  };
}

import type { MailContent } from '../../../../platform/mail/mail-content.ts';
import { MAIL_TEXTS } from '../texts.ts';

/** The mail with a signing link. */
export function signatureMail(to: string, storeName: string, title: string, link: string): MailContent {
  return {
    kind: 'agreement-signature',
    to,
    subject: MAIL_TEXTS.signatureSubject(title),
    paragraphs: MAIL_TEXTS.signatureOpening(storeName, title),
    link: { label: MAIL_TEXTS.signatureButton, url: link },
    closing: MAIL_TEXTS.signatureClosing,
    why: MAIL_TEXTS.signatureWhy(storeName),
  };
}

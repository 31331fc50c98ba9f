import { maskEmail } from '@comanda/domain/kit/privacy/masks';
import type { MailContent } from '../../../../platform/mail/mail-content.ts';
import { MAIL_REASONS } from '../../../people/access/public.ts';
import { MAIL_TEXTS } from '../texts.ts';

/**
 * Mail to the previous address after its replacement. The new address is masked, so that only its owner
 * recognises it.
 */
export function emailChangedMail(
  to: string,
  store: { name: string; email: string },
  changedBy: string,
): MailContent {
  return {
    kind: 'store-email-changed',
    to,
    subject: MAIL_TEXTS.emailChangedSubject,
    paragraphs: MAIL_TEXTS.emailChanged({ storeName: store.name, email: maskEmail(store.email), changedBy }),
    why: MAIL_REASONS.formerStore(store.name),
  };
}

/** Mail to the new address of a store, with the code. */
export function storeEmailCodeMail(to: string, storeName: string, code: string): MailContent {
  return {
    kind: 'store-email-code',
    to,
    subject: MAIL_TEXTS.emailCodeSubject(code),
    paragraphs: MAIL_TEXTS.emailCode(storeName),
    code,
    closing: MAIL_TEXTS.emailCodeClosing,
    why: MAIL_REASONS.typed('Estabelecimento'),
  };
}

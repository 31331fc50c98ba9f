import { maskEmail } from '@comanda/domain/privacy/masks';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { letter } from '../../access/public.ts';
import { MAIL_TEXTS } from '../texts.ts';

/** Tells the address a store had that another took its place. The new one stands in it only as far as one knows one's own. */
export function emailChangedMail(
  to: string,
  store: { name: string; email: string },
  changedBy: string,
): Mail {
  const lines = MAIL_TEXTS.emailChanged({ storeName: store.name, email: maskEmail(store.email), changedBy });
  const subject = MAIL_TEXTS.emailChangedSubject;
  return letter({ kind: 'store-email-changed', to, subject, lines, code: null, closing: [] });
}

/** To the address a store wants. */
export function storeEmailCodeMail(to: string, storeName: string, code: string): Mail {
  return letter({
    kind: 'store-email-code',
    to,
    subject: MAIL_TEXTS.emailCodeSubject(code),
    lines: MAIL_TEXTS.emailCode(storeName),
    code,
    closing: MAIL_TEXTS.emailCodeClosing,
  });
}

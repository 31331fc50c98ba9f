import { escapeHtml } from '@comanda/domain/text/escape-html';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { maskEmail } from '../../access/public.ts';
import { MAIL_TEXTS } from '../texts.ts';

/** Tells the address a store had that another took its place. The new one stands in it only as far as one knows one's own. */
export function emailChangedMail(
  to: string,
  store: { name: string; email: string },
  changedBy: string,
): Mail {
  const lines = MAIL_TEXTS.emailChanged({ storeName: store.name, email: maskEmail(store.email), changedBy });
  const paragraph = (line: string) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`;
  return {
    kind: 'store-email-changed',
    to,
    subject: MAIL_TEXTS.emailChangedSubject,
    text: `${lines.join('\n\n')}\n`,
    html:
      '<!doctype html><html lang="pt-BR"><body style="font:16px/1.5 sans-serif;color:#1f2329;max-width:520px">' +
      `${lines.map(paragraph).join('')}</body></html>`,
  };
}

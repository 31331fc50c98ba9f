import { escapeHtml } from '@comanda/domain/text/escape-html';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { MAIL_TEXTS } from '../texts.ts';

/** The mail that carries a signing link. The link stands in it twice in the HTML: as a button and to be copied. */
export function signatureMail(to: string, storeName: string, title: string, link: string): Mail {
  const opening = MAIL_TEXTS.signatureOpening(storeName, title);
  const paragraph = (line: string) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`;
  const href = escapeHtml(link);
  return {
    kind: 'agreement-signature',
    to,
    subject: MAIL_TEXTS.signatureSubject(title.replace(/[\r\n]+/g, ' ')),
    text: `${[...opening, link, ...MAIL_TEXTS.signatureClosing].join('\n\n')}\n`,
    html:
      '<!doctype html><html lang="pt-BR"><body style="font:16px/1.5 sans-serif;color:#1f2329;max-width:520px">' +
      opening.map(paragraph).join('') +
      `<p style="margin:0 0 16px"><a href="${href}" style="display:inline-block;padding:12px 24px;border-radius:8px;` +
      `background:#1f2329;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(MAIL_TEXTS.signatureButton)}</a></p>` +
      `<p style="margin:0 0 16px;font-size:13px;color:#5b6470;word-break:break-all">${href}</p>` +
      `${MAIL_TEXTS.signatureClosing.map(paragraph).join('')}</body></html>`,
  };
}

import { escapeHtml } from '@comanda/domain/text/escape-html';
import { readRichText, richTextToHtml } from '@comanda/domain/text/rich-text';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { MAIL_TEXTS } from '../texts.ts';

/** What was signed, and where its link had gone. */
export interface SignedAgreement {
  signedAt: number;
  signedBy: string;
  storeName: string;
  timeZone: string;
  title: string;
  /** Allow-listed markup. */
  body: string;
  sentTo: string;
  /** SHA-256 of title and body, a line break between them. */
  textHash: Buffer;
}

/** The signer's own copy: what was signed, word for word, by whom, when, and the hash that proves the words. */
export function signedMail(signed: SignedAgreement): Mail {
  const { storeName, title, signedBy, textHash, body } = signed;
  const at = new Date(signed.signedAt).toLocaleString('pt-BR', {
    timeZone: signed.timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const opening = MAIL_TEXTS.signedOpening({ storeName, title, signedBy, at });
  const hash = MAIL_TEXTS.signedHash(textHash.toString('hex'));
  const text = readRichText(body);
  const words = text.map(({ kind, spans }) => {
    const line = spans.map((span) => span.text).join('');
    return kind === 'item' ? `- ${line}` : line;
  });
  const paragraph = (line: string) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`;
  return {
    kind: 'agreement-signed',
    to: signed.sentTo,
    subject: MAIL_TEXTS.signedSubject(title.replace(/[\r\n]+/g, ' ')),
    text: `${[...opening, '---', title, ...words, '---', ...hash].join('\n\n')}\n`,
    html:
      '<!doctype html><html lang="pt-BR"><body style="font:16px/1.5 sans-serif;color:#1f2329;max-width:640px">' +
      `${opening.map(paragraph).join('')}<hr><h1 style="font-size:20px">${escapeHtml(title)}</h1>` +
      `${richTextToHtml(text)}<hr>` +
      `<div style="font-size:13px;color:#5b6470;word-break:break-all">${hash.map(paragraph).join('')}</div></body></html>`,
  };
}

import { escapeHtml } from '@comanda/domain/text/escape-html';
import type { Mail } from '../../platform/mail/mailer.ts';

export interface Letter {
  kind: string;
  to: string;
  subject: string;
  lines: string[];
  code: string | null;
  closing: string[];
}

/** A letter as text and as a plain page. */
export function letter({ kind, to, subject, lines, code, closing }: Letter): Mail {
  const paragraph = (line: string) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`;
  const shownCode =
    code === null
      ? ''
      : `<p style="margin:0 0 16px;font-size:32px;font-weight:700;letter-spacing:6px">${escapeHtml(code)}</p>`;
  return {
    kind,
    to,
    subject,
    text: `${[...lines, ...(code === null ? [] : [code]), ...closing].join('\n\n')}\n`,
    html:
      '<!doctype html><html lang="pt-BR"><body style="font:16px/1.5 sans-serif;color:#1f2329;max-width:480px">' +
      `${lines.map(paragraph).join('')}${shownCode}${closing.map(paragraph).join('')}</body></html>`,
  };
}

import type { MailContent } from '../../platform/mail/mail-content.ts';

/** A mail in the words of before: lines instead of parts. New mails are a {@link MailContent} themselves. */
export function letter(old: {
  kind: string;
  to: string;
  subject: string;
  lines: string[];
  code: string | null;
  closing: string[];
}): MailContent {
  const { kind, to, subject, lines, code, closing } = old;
  const paragraphs = lines.filter((line) => line !== 'Olá!');
  const why = 'Este aviso vai para quem administra a loja e para o e-mail dela.';
  return { kind, to, subject, paragraphs, ...(code === null ? {} : { code }), closing, why };
}

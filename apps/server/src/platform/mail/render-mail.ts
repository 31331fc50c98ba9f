import type { MailContent, MailHouse } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { Mail } from './mailer.ts';

/**
 * Renders a mail for a mail server, as text and HTML with the same content. Line breaks are removed from the subject,
 * so that it cannot start a header.
 */
export function renderMail(content: MailContent, house: MailHouse): Mail {
  const { kind, to } = content;
  const subject = content.subject.replace(/[\r\n]+/g, ' ');
  const stopUrl = content.stop?.oneClickUrl;
  return {
    ...{ kind, to, subject, text: mailText(content, house), html: mailHtml(content, house) },
    ...(stopUrl !== undefined && { stopUrl }),
  };
}

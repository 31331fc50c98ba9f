import type { MailContent, MailHouse } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { Mail } from './mailer.ts';

/** What a mail server takes: text and page say the same. No header begins in a subject. */
export function renderMail(content: MailContent, house: MailHouse): Mail {
  const { kind, to } = content;
  const subject = content.subject.replace(/[\r\n]+/g, ' ');
  const stopUrl = content.stop?.oneClickUrl;
  return {
    ...{ kind, to, subject, text: mailText(content, house), html: mailHtml(content, house) },
    ...(stopUrl !== undefined && { stopUrl }),
  };
}

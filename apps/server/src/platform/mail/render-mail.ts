import type { MailBranding, MailContent } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { Mail } from './mailer.ts';

/**
 * Renders a mail as text and HTML with the same content. Line breaks in the subject are removed, because a
 * line break could begin another header.
 */
export function renderMail(content: MailContent, branding: MailBranding): Mail {
  const { kind, to } = content;
  const subject = content.subject.replace(/[\r\n]+/g, ' ');
  const stopUrl = content.stop?.oneClickUrl;
  return {
    ...{ kind, to, subject, text: mailText(content, branding), html: mailHtml(content, branding) },
    ...(stopUrl !== undefined && { stopUrl }),
  };
}

import { formatCents } from '@comanda/domain/kit/cents/format-cents';
import type { RichText } from '@comanda/domain/kit/text/rich-text';
import { FRAME_TEXTS, type MailBranding, type MailContent } from './mail-content.ts';

/**
 * Renders a mail as plain text. Blank lines separate the parts, and each link's URL has its own line. Line
 * breaks inside a part become spaces, so that a user's text cannot imitate another part.
 */
export function mailText(content: MailContent, branding: MailBranding): string {
  const {
    name,
    paragraphs,
    amount,
    facts = [],
    points = [],
    code,
    link,
    document,
    closing = [],
    stop,
    why,
  } = content;
  const parts = [
    ...[FRAME_TEXTS.greeting(name), ...paragraphs].map(oneLine),
    ...(amount === undefined ? [] : [`${oneLine(amount.label)}: ${formatCents(amount.cents)}`]),
    ...(facts.length === 0
      ? []
      : [facts.map(({ label, value }) => oneLine(`${label}: ${value}`)).join('\n')]),
    ...(points.length === 0
      ? []
      : [points.map(({ text, link: way }) => `- ${oneLine(text)}\n  ${way.url}`).join('\n')]),
    ...(code === undefined ? [] : [code]),
    ...(link === undefined ? [] : [`${link.label}:\n${link.url}`]),
    ...(document === undefined ? [] : ['---', oneLine(document.title), ...linesOf(document.text), '---']),
    ...closing.map(oneLine),
    `${oneLine(why)}\n${stop === undefined ? '' : `${stop.label}: ${stop.url}\n`}${FRAME_TEXTS.support(branding)}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function oneLine(words: string): string {
  return words.replace(/\s*[\r\n]+\s*/g, ' ');
}

function linesOf(text: RichText): string[] {
  return text.map(({ kind, spans }) => {
    const line = spans.map((span) => span.text).join('');
    return kind === 'item' ? `- ${line}` : line;
  });
}

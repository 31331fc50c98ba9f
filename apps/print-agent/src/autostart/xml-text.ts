import { escapeHtml } from '@comanda/domain/text/escape-html';

/** Text as it stands in XML, in elements and attributes. What XML cannot hold (control characters) is left out. */
export function xmlText(text: string): string {
  return escapeHtml(text.replace(/\p{Cc}/gu, ''));
}

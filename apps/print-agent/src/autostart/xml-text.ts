import { escapeHtml } from '@comanda/domain/kit/text/escape-html';

/** Escapes text for XML elements and attributes. Removes control characters, which XML forbids. */
export function xmlText(text: string): string {
  return escapeHtml(text.replace(/\p{Cc}/gu, ''));
}

/** Elements of foreign markup that are preserved, without attributes. Only the text of other elements is preserved. */
export const ALLOWED_TAGS: ReadonlySet<string> = new Set([
  ...['h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
]);

/** Elements whose content is no text for people. */
export const SILENT_TAGS: ReadonlySet<string> = new Set([
  ...['script', 'style', 'template', 'title', 'noscript', 'iframe', 'object', 'svg', 'math', 'textarea'],
]);

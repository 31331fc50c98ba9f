/** Elements of foreign markup that are preserved, without attributes. Other elements leave only their text. */
export const KEPT_TAGS: ReadonlySet<string> = new Set([
  ...['h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
]);

/** Elements whose content is not text for people. */
export const SILENT_TAGS: ReadonlySet<string> = new Set([
  ...['script', 'style', 'template', 'title', 'noscript', 'iframe', 'object', 'svg', 'math', 'textarea'],
]);

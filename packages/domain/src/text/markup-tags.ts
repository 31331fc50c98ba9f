/** Elements that stay of markup we did not write, without attributes; of all others the words stay. */
export const KEPT_TAGS: ReadonlySet<string> = new Set([
  ...['h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
]);

/** Elements whose content is no text for people. */
export const SILENT_TAGS: ReadonlySet<string> = new Set([
  ...['script', 'style', 'template', 'title', 'noscript', 'iframe', 'object', 'svg', 'math', 'textarea'],
]);

/**
 * The tag that fetches the letters with the page instead of after its styles, so that they are mostly there for the first
 * painting. `files` are a build's files, `base` its address; empty when the build has no such font.
 */
export function fontPreload(files: readonly string[], base: string): string {
  const font = files.find((file) => file.includes('inter-latin-wght'));
  return font ? `<link rel="preload" as="font" fetchpriority="low" crossorigin href="${base}${font}">` : '';
}

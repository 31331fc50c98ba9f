/**
 * The tag that loads the font with the page instead of after its styles. The font is then mostly present at the first
 * paint. `files` are a build's files, `base` is its address. Empty if the build has no such font.
 */
export function fontPreload(files: readonly string[], base: string): string {
  const font = files.find((file) => file.includes('inter-latin-wght'));
  return font ? `<link rel="preload" as="font" fetchpriority="low" crossorigin href="${base}${font}">` : '';
}

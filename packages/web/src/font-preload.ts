/**
 * The HTML tag that loads the font together with the page instead of after its styles. The first paint then
 * mostly has the font. `files` are the files of a build, `base` is the address of the build. Empty if the
 * build has no such font.
 */
export function fontPreload(files: readonly string[], base: string): string {
  const font = files.find((file) => file.includes('inter-latin-wght'));
  return font ? `<link rel="preload" as="font" fetchpriority="low" crossorigin href="${base}${font}">` : '';
}

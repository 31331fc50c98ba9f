import { FONT_NAMES, type FontName } from '@comanda/domain/printing/print-settings';
import { fontFile } from '../running/program-files.ts';

/** The files a page is set in. The fonts of the settings may not be passed on; these have their widths and look. */
export interface PageFonts {
  regular: string;
  bold: string;
  /** True when the files hold western letters only, see {@link isWestern}. */
  isWesternOnly: boolean;
}

// WOFF, not WOFF2: fontkit cannot embed a subset of the latter.
const western = (family: string): PageFonts => ({
  regular: `@fontsource/${family}/files/${family}-latin-400-normal.woff`,
  bold: `@fontsource/${family}/files/${family}-latin-700-normal.woff`,
  isWesternOnly: true,
});
const dejavu = (name: string): PageFonts => ({
  regular: `dejavu-fonts-ttf/ttf/${name}.ttf`,
  bold: `dejavu-fonts-ttf/ttf/${name}-Bold.ttf`,
  isWesternOnly: false,
});

/** For letters the chosen font does not have. */
const WIDE_FONTS = dejavu('DejaVuSans');
const FONTS: Record<FontName, PageFonts> = {
  Arial: western('arimo'),
  'Courier New': western('cousine'),
  'Lucida Sans': dejavu('DejaVuSans'),
  Roboto: western('roboto'),
  Tahoma: dejavu('DejaVuSansCondensed'),
  'Times New Roman': western('tinos'),
  Verdana: dejavu('DejaVuSans'),
};

/** Whether every letter is in the western files, which hold Latin-1, its quotes and dashes, and the euro. */
export function isWestern(text: string): boolean {
  return /^[\x20-\x7e\u00a0-\u00ac\u00ae-\u00ff€‘’“”–—…•™]*$/.test(text);
}

/** Every file a page may be set in, as paths in npm packages. */
export const FONT_FILES: readonly string[] = [
  ...new Set([WIDE_FONTS, ...Object.values(FONTS)].flatMap(({ regular, bold }) => [regular, bold])),
];

/** Path of the file a text is set in. */
export function fontFileOf(name: FontName, isBold: boolean, text: string): string {
  const fonts = FONTS[name].isWesternOnly && !isWestern(text) ? WIDE_FONTS : FONTS[name];
  return fontFile(isBold ? fonts.bold : fonts.regular);
}

/** The font a page names, by whatever name; the settings' usual one when it is not one of theirs. */
export function fontNameOf(name: string): FontName {
  const wanted = name.trim().toLowerCase();
  return FONT_NAMES.find((each) => each.toLowerCase() === wanted) ?? 'Tahoma';
}

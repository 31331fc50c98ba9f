import { FONT_NAMES, type FontName } from '@comanda/domain/orders/printing/print-settings';
import { fontFile } from '../running/program-files.ts';

/**
 * The font files of a page. They replace the fonts named in the settings, which may not be redistributed.
 * Widths are equal and the look is similar.
 */
export interface PageFonts {
  regular: string;
  bold: string;
  /** True if the files have western letters only, see {@link isWestern}. */
  isWesternOnly: boolean;
}

// WOFF instead of WOFF2, because fontkit cannot embed a subset of WOFF2.
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

/** Used for texts with letters that the chosen font lacks. */
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

/**
 * True if the western font files contain every letter of a text. These files contain Latin-1, quotes, dashes
 * and the euro sign.
 */
export function isWestern(text: string): boolean {
  return /^[\x20-\x7e\u00a0-\u00ac\u00ae-\u00ff€‘’“”–—…•™]*$/.test(text);
}

/** All font files of pages, as paths in npm packages. */
export const FONT_FILES: readonly string[] = [
  ...new Set([WIDE_FONTS, ...Object.values(FONTS)].flatMap(({ regular, bold }) => [regular, bold])),
];

/** Path of the font file for a text. */
export function fontFileOf(name: FontName, isBold: boolean, text: string): string {
  const fonts = FONTS[name].isWesternOnly && !isWestern(text) ? WIDE_FONTS : FONTS[name];
  return fontFile(isBold ? fonts.bold : fonts.regular);
}

/** Finds a font by name, in upper or lower case. An unknown name gives the default font of the settings. */
export function fontNameOf(name: string): FontName {
  const wanted = name.trim().toLowerCase();
  return FONT_NAMES.find((each) => each.toLowerCase() === wanted) ?? 'Tahoma';
}

import { inflateSync } from 'node:zlib';

/** Returns the texts of each page of a PDF that pdfkit made with embedded fonts, in the order of drawing. */
export function textsOfPdf(pdf: Uint8Array): string[][] {
  const objects = objectsOf(Buffer.from(pdf).toString('latin1'));
  const numberOf = (body: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1] ?? '';
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\b/.test(body))
    .map((page) => {
      const resources = objects.get(numberOf(page, 'Resources')) ?? '';
      const fonts = new Map(
        [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number = '']) => [
          name,
          lettersOf(streamOf(objects.get(numberOf(objects.get(number) ?? '', 'ToUnicode')) ?? '')),
        ]),
      );
      return drawn(streamOf(objects.get(numberOf(page, 'Contents')) ?? ''), fonts);
    });
}

function objectsOf(pdf: string): Map<string, string> {
  return new Map(
    [...pdf.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, number = '', body = '']) => [number, body]),
  );
}

function streamOf(body: string): string {
  // Compressed bytes may end with a carriage return, which must not be removed.
  const stream = /stream\n([\s\S]*)\nendstream/.exec(body)?.[1] ?? '';
  if (!body.includes('FlateDecode')) return stream;
  return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
}

/** Letters by their glyph number, in the order of the font's ranges. */
function lettersOf(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  // A ligature is one glyph with several letters.
  for (const [, first = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
    for (const [place, [, code = '']] of [...list.matchAll(/<([\w ]+)>/g)].entries())
      letters.set(Number.parseInt(first, 16) + place, utf16(code.replaceAll(' ', '')));
  return letters;
}

function drawn(content: string, fonts: ReadonlyMap<string, Map<number, string>>): string[] {
  const texts: string[] = [];
  let letters: Map<number, string> | undefined;
  for (const [, font, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font);
    const hex = [...(glyphs ?? '').matchAll(/<(\w*)>/g)].map(([, part = '']) => part).join('');
    if (glyphs !== undefined)
      texts.push(
        (hex.match(/.{4}/g) ?? []).map((glyph) => letters?.get(Number.parseInt(glyph, 16)) ?? '?').join(''),
      );
  }
  return texts;
}

const utf16 = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

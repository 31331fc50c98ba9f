import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linesOf } from './lines-of.ts';

async function* cut(text: string, size: number) {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function collect(lines: AsyncIterable<string>): Promise<string[]> {
  const collected: string[] = [];
  for await (const line of lines) collected.push(line);
  return collected;
}

it('returns the lines of a text, for any split into chunks', async () => {
  const line = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\n', ''));
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { minLength: 1 }),
      fc.integer({ min: 1, max: 7 }),
      async (lines, size) => {
        const text = lines.map((each) => `${each}\n`).join('');
        expect(await collect(linesOf(cut(text, size)))).toEqual(lines);
        expect(await collect(linesOf(cut(`${text}end`, size)))).toEqual([...lines, 'end']);
      },
    ),
  );
});

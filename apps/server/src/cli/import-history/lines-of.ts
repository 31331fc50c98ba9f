import { StringDecoder } from 'node:string_decoder';

/**
 * The lines of a byte stream, without line ends. Used instead of readline's iterator, which loses lines that
 * arrive before the first read, and is three times slower.
 */
export async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const bytes of stream) {
    const lines = (rest + decoder.write(bytes)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  rest += decoder.end();
  if (rest !== '') yield rest;
}

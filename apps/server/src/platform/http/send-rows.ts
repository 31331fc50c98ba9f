import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Call } from '@comanda/contract/kit/define-call';
import type { FastifyReply } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { answerWriter } from './answer-writer.ts';
import { type Pace, pacedStream } from './send-file.ts';

/** Rows per slice. Encoding a slice takes some two milliseconds; other work runs between slices. */
const SLICE = 50;
/** Maximum time for sending a list. Its rows are in memory until the end. */
const LONGEST_MS = 60_000;

type Write = (encoded: unknown) => string;

/**
 * Makes a function that sends a response with a long list (`longAnswer`), encoded in slices at the client's
 * speed. The function returns null for a short list, which is sent like any other response.
 */
export function rowsSender<Output>({ output }: Pick<Call<unknown, Output>, 'output'>, write: Write) {
  const { rows: declared } = output;
  if (declared === undefined) return null;
  const { name, wireName, row } = declared;
  const writeRow = answerWriter(row.wire);
  const rowsOf = (answer: Output) =>
    (name === null ? answer : (answer as Record<string, unknown>)[name]) as readonly unknown[];
  return (reply: FastifyReply, answer: Output, pace: Pace = {}): FastifyReply | null => {
    const rows = rowsOf(answer);
    if (rows.length <= SLICE) return null;
    const without = name === null ? [] : { ...answer, [name]: [] };
    const [head, tail] = around(write(output.encode(without as Output)), wireName);
    const parts = slices(rows, { head, tail, writeRow: (each) => writeRow(row.encode(each)), ...pace });
    return reply.type('application/json; charset=utf-8').send(pacedStream(reply, parts, pace));
  };
}

/**
 * Splits the text of a response with an empty list at the place of the rows. The searched text occurs only
 * once, because quotes inside strings are escaped.
 */
function around(text: string, wireName: string): [head: string, tail: string] {
  const list = `${JSON.stringify(wireName)}:[]`;
  const end = text.indexOf(list) + list.length - 1;
  return [text.slice(0, end), text.slice(end)];
}

interface Parts extends Pace {
  head: string;
  tail: string;
  writeRow: Write;
}

async function* slices(
  rows: readonly unknown[],
  { head, tail, writeRow, longestMs = LONGEST_MS }: Parts,
): AsyncGenerator<string> {
  const beganAt = performance.now();
  for (let from = 0; from < rows.length; from += SLICE) {
    const texts = rows.slice(from, from + SLICE).map(writeRow);
    yield `${from === 0 ? head : ','}${texts.join()}`;
    if (performance.now() - beganAt >= longestMs) throw new AppError('server.busy');
    await nextTurn();
  }
  yield tail;
}

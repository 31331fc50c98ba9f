import { ALL_CALLS } from '@comanda/contract/all-calls';
import { sampleOf } from '@comanda/contract/testing/sample-of';
import fastify, { type FastifyReply } from 'fastify';
import { expect, it } from 'vitest';
import { answerWriter } from './answer-writer.ts';
import { rowsSender } from './send-rows.ts';

const LONG = ALL_CALLS.filter(({ output }) => output.rows !== undefined);
const [FIRST] = LONG;
if (FIRST === undefined) throw new Error('no call is long');

type Output = (typeof LONG)[number]['output'];
const sampleAnswer = ({ wire, decode }: Output, listed: number) =>
  decode(sampleOf(wire, { listed, preferred: ['2026-11-20T22:10:00Z'] }));

/**
 * Returns the part of a response that was sent, or 'short' when Fastify must send the response. `onReply` is
 * called when sending begins.
 */
async function sent(
  output: Output,
  answer: unknown,
  onReply: (reply: FastifyReply) => void = () => undefined,
) {
  const send = rowsSender({ output }, answerWriter(output.wire));
  const http = fastify();
  http.get('/', (_request, reply) => {
    onReply(reply);
    return send?.(reply, answer) ?? 'short';
  });
  try {
    const response = await fetch(await http.listen({ port: 0, host: '127.0.0.1' }));
    return { body: await response.text(), type: response.headers.get('content-type') };
  } finally {
    await http.close();
  }
}

it.each(LONG.map(({ name, output }) => [name, output] as const))(
  '%s is equal in slices',
  async (_name, output) => {
    const answer = sampleAnswer(output, 130);
    const complete = answerWriter(output.wire)(output.encode(answer));
    const { body, type } = await sent(output, answer);
    expect(JSON.parse(complete)[output.rows?.wireName ?? '']).toHaveLength(130);
    expect(body === complete).toBe(true);
    expect(type).toBe('application/json; charset=utf-8');
  },
);

it('leaves a short response to Fastify', async () => {
  expect((await sent(FIRST.output, sampleAnswer(FIRST.output, 3))).body).toBe('short');
});

it('other work runs between the slices', async () => {
  const { output } = FIRST;
  const answer = sampleAnswer(output, 1_000);
  let encoded = 0;
  const { rows } = output;
  if (rows === undefined) throw new Error('the first call is not long');
  const encode = (each: unknown) => {
    encoded += 1;
    return rows.row.encode(each);
  };
  const counted = { ...output, rows: { ...rows, row: { ...rows.row, encode } } };
  const max: number[] = [];
  await sent(counted, answer, () => {
    let before = 0;
    const check = () => {
      max.push(encoded - before);
      before = encoded;
      if (encoded < 1_000) setImmediate(check);
    };
    setImmediate(check);
  });
  expect(encoded).toBe(1_000);
  expect(Math.max(...max)).toBeLessThanOrEqual(100);
});

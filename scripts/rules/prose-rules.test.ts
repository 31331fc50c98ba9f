import { describe, expect, it } from 'vitest';
import { findProseFaults, proseNotYet } from './prose.ts';
import { proseFaults, proseOfPaper, proseOfSource } from './prose-rules.ts';

/** The list only gets shorter. */
const MOST_NOT_YET = 3050;

describe('plain prose', () => {
  it.each([
    'Saves the order and its event in one transaction.',
    'The lock is held until the commit: a second server waits for it.',
    'Cents. Never negative.',
    "The label is 'Nobody told us' on the screen.",
    'See `whoever()` and https://example.com/told.',
  ])('%s', (text) => {
    expect(proseFaults(text)).toEqual([]);
  });

  it.each([
    ['Whoever holds the lock saves it.', 1],
    ['What a session names about itself.', 1],
    ['Of orders the newest comes first.', 1],
    ['The news is told by nobody who stands there.', 4],
    [`${'word '.repeat(21)}.`, 1],
  ])('%s has %i faults', (text, count) => {
    expect(proseFaults(text)).toHaveLength(count);
  });
});

it('reads comments, names of tests and texts of the log, with their lines', () => {
  const source = `/**
 * Saves it.
 */
const a = 'no comment // here'; // a line
it.each([1])('saves %s', () => log.warn({ a }, 'not sent'));`;
  expect(proseOfSource('a.test.ts', source)).toEqual([
    { line: 1, text: 'Saves it.' },
    { line: 4, text: 'a line' },
    { line: 5, text: 'saves %s' },
    { line: 5, text: 'not sent' },
  ]);
});

it('reads paragraphs and items of papers, not their code, tables and headings', () => {
  const paper =
    '# Title\n\nOne\nline.\n\n- an item\n  goes on\n- another\n\n| a | b |\n\n```sh\nnpm start\n```\nThe end.';
  expect(proseOfPaper(paper)).toEqual([
    { line: 3, text: 'One line.' },
    { line: 6, text: 'an item goes on' },
    { line: 8, text: 'another' },
    { line: 15, text: 'The end.' },
  ]);
});

it('every text is plain, except in files older than the rule', () => {
  const notYet = proseNotYet();
  // A new file is plain: `npm run prose -- <path>` shows its faults. A mended one leaves the list: `npm run prose -- --list`.
  expect([...findProseFaults().keys()]).toEqual(notYet);
  expect(notYet.length).toBeLessThanOrEqual(MOST_NOT_YET);
});

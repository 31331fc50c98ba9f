/** Test files, and files that only test files use. */
export const TEST_ROOMS = ['**/*.test.{ts,tsx}', '**/testing/**/*.{ts,tsx}', '{e2e,stress,testkit}/**/*.ts'];

/** Patterns of time limits in milliseconds that depend on the machine's speed, each with the replacement. */
const GUESSES: readonly [pattern: RegExp, instead: string][] = [
  [
    /\bvi\.wait(?:For|Until)\(/,
    '`eventually` of the testkit, `waitFor` of a page, `expect.poll`: they wait as long',
  ],
  [/\b(?:test|hook)?[tT]imeout: *\d/, 'the limit of `testkit/src/patience.ts`'],
  [/^\s*\}, *\d[\d_]*\);$/, 'the limit of its project'],
  [/\bsetConfig\(/, 'the limit of its project'],
  [/(?:performance\.now\(\)|\wMs\b)[^;]*\)\.toBeLessThan(?:OrEqual)?\(\d/, 'a count of steps, or a bench'],
];

/**
 * Finds lines of a test file with a time limit that depends on the machine's speed. Returns each with the
 * replacement.
 */
export function guessesIn(text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const guess = GUESSES.find(([pattern]) => pattern.test(line));
    return guess === undefined ? [] : [`${index + 1}: ${line.trim()} (instead: ${guess[1]})`];
  });
}

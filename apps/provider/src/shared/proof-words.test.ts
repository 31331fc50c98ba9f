import { expect, it } from 'vitest';
import { foundWords } from './proof-words.ts';

it('says who released what still differs, and nothing of it otherwise', () => {
  const difference = 'Disponível não fecha.';
  const releasedAt = Date.parse('2026-11-26T11:00:00Z');
  expect(foundWords({ difference, releasedAt: null, releasedBy: null })).toBe(difference);
  expect(foundWords({ difference, releasedAt, releasedBy: 'Ana' })).toMatch(
    /^Disponível não fecha\. Liberado por Ana em 26\/11\/2026/,
  );
});

import { expect, it } from 'vitest';
import { ageWords } from './age-words.ts';

it.each([
  [-5, 'agora há pouco'],
  [59, 'há 59 min'],
  [60, 'há 1 h'],
  [47 * 60, 'há 47 h'],
  [48 * 60, 'há 2 dias'],
])('%i minutes: %s', (minutes, words) => {
  expect(ageWords(0, minutes * 60_000)).toBe(words);
});

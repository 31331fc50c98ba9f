import { expect, test } from 'vitest';
import { mergeChanges } from './merge-changes.ts';

const from = { name: 'Sé', fee: 500, bands: [{ start: 0 }] };

test.each([
  ['nothing changed here', from, { ...from, fee: 700 }, { ...from, fee: 700 }, false],
  [
    'different fields',
    { ...from, name: 'Luz' },
    { ...from, fee: 700 },
    { ...from, name: 'Luz', fee: 700 },
    false,
  ],
  ['the same field', { ...from, fee: 600 }, { ...from, fee: 700 }, { ...from, fee: 600 }, true],
  ['the same change', { ...from, fee: 700 }, { ...from, fee: 700 }, { ...from, fee: 700 }, false],
  [
    'a list as a whole',
    { ...from, bands: [{ start: 1 }] },
    { ...from, bands: [{ start: 2 }] },
    { ...from, bands: [{ start: 1 }] },
    true,
  ],
])('%s', (_title, here, there, values, hasClash) => {
  expect(mergeChanges(from, here, there)).toEqual({ values, hasClash });
});

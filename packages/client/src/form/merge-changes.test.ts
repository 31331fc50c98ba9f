import { expect, test } from 'vitest';
import { mergeChanges } from './merge-changes.ts';

const from = {
  name: 'Sé',
  fee: 500,
  bands: [{ start: 0 }],
  place: { street: 'A', number: '1' },
  days: ['18-23', '', ''],
};

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
  [
    'different fields of one place',
    { ...from, place: { street: 'A', number: '300' } },
    { ...from, place: { street: 'B', number: '1' } },
    { ...from, place: { street: 'B', number: '300' } },
    false,
  ],
  [
    'different days',
    { ...from, days: ['18-23', '', '11-15'] },
    { ...from, days: ['18-00', '', ''] },
    { ...from, days: ['18-00', '', '11-15'] },
    false,
  ],
  [
    'the same day, and another one there',
    { ...from, days: ['17-23', '', ''] },
    { ...from, days: ['18-00', '9-12', ''] },
    { ...from, days: ['17-23', '9-12', ''] },
    true,
  ],
])('%s', (_title, here, there, values, hasClash) => {
  expect(mergeChanges(from, here, there, ['days'])).toMatchObject({ values, hasClash });
});

test('their side of a conflict preserves fields that they did not change', () => {
  const here = { ...from, name: 'Luz', fee: 600 };
  expect(mergeChanges(from, here, { ...from, fee: 700 }).theirs).toEqual({ ...from, name: 'Luz', fee: 700 });
});

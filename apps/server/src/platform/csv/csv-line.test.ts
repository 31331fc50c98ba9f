import { expect, it } from 'vitest';
import { csvLine } from './csv-line.ts';

it.each(['=1+1', '+1', '-1', '@a', ' =1', '\t1', '＝1+1', '＋1', '－1', '＠a', ' ＝1'])(
  '%j is read as text',
  (cell) => {
    expect(csvLine([cell])).toBe(`'${cell}`);
  },
);

it.each(['a=1', '1-2', 'a@b', 'Zé ＝'])('%j stays unchanged', (cell) => {
  expect(csvLine([cell])).toBe(cell);
});

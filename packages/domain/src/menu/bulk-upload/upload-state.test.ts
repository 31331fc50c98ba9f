import { expect, it } from 'vitest';
import { type UploadState, uploadPercentage } from './upload-state.ts';

it.each<[UploadState, number, number, boolean, number, number?]>([
  ['reading', 0, 0, false, 0],
  ['checking', 50, 0, false, 25],
  ['checking', 100, 0, true, 99],
  ['checked', 100, 0, true, 100],
  ['writing', 100, 50, false, 70],
  ['writing', 100, 50, true, 50],
  ['writing', 100, 100, false, 99],
  ['finished', 100, 100, false, 100],
  ['cancelled', 100, 40, false, 40],
  ['failed', 0, 0, false, 0],
  ['taking-back', 100, 100, true, 50, 30],
  ['taking-back', 100, 100, false, 99, 60],
])(
  '%s, %i checked, %i written, waiting %s: %i %%',
  (state, checked, written, waits, percentage, returned = 0) => {
    expect(
      uploadPercentage(
        state,
        {
          ...{ total: 100, checked, written, newCount: 40, changedCount: 20 },
          takenBackCount: returned,
          keptCount: 0,
        },
        waits,
      ),
    ).toBe(percentage);
  },
);

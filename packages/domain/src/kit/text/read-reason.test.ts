import { describe, expect, it } from 'vitest';
import { readReason } from './read-reason.ts';

describe('readReason', () => {
  it.each([
    ['  Almoço  da\nequipe ', 'Almoço da equipe'],
    ['\u0000\u202eAlmoço', 'Almoço'],
    [' \n ', null],
    [null, null],
    [undefined, null],
  ])('%j', (typed, stored) => {
    expect(readReason(typed)).toBe(stored);
  });
});

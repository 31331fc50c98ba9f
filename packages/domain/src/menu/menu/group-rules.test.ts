import { expect, it } from 'vitest';
import { groupFault, groupWarnings } from './group-rules.ts';

it.each([
  ['nothing asked for', [0, 0, 1], 0, null],
  ['a most of 0 is without limit', [3, 0, 0], 2, null],
  ['as many as there are', [2, 2, 1], 2, null],
  ['fewer at most than at least', [3, 2, 0], 5, 'most-below-least'],
  ['three of two, each once', [3, 0, 1], 2, 'too-few-options'],
  ['three of two, each twice', [3, 0, 2], 2, null],
  ['no options yet', [3, 0, 1], 0, null],
] as const)('%s', (_what, [least, most, mostOfEach], options, fault) => {
  expect(groupFault({ least, most, mostOfEach }, options)).toBe(fault);
});

const option = (priceCents: number, isIn = true) => ({ priceCents, isIn });

it.each([
  ['optional and empty', { least: 0, options: [] }, []],
  ['required and empty', { least: 1, options: [] }, ['nothing-to-choose']],
  ['required, and one is in', { least: 1, options: [option(0), option(0, false)] }, []],
  ['two required, and one is in', { least: 2, options: [option(0), option(0, false)] }, ['too-few-in']],
  [
    'several times the one that is in',
    { least: 2, mostOfEach: 0, options: [option(0), option(0, false)] },
    [],
  ],
  ['all out', { least: 1, mostOfEach: 0, options: [option(0, false)] }, ['too-few-in']],
  [
    'the cheapest counts, and one is free',
    { rule: 'lowest', options: [option(0), option(4500)] },
    ['free-lowest'],
  ],
  ['the cheapest counts, and all are free', { rule: 'lowest', options: [option(0), option(0)] }, []],
  ['the dearest counts, and one is free', { rule: 'highest', options: [option(0), option(4500)] }, []],
] as const)('warns: %s', (_what, over, warnings) => {
  expect(groupWarnings({ least: 0, most: 0, mostOfEach: 1, rule: 'sum', ...over })).toEqual(warnings);
});

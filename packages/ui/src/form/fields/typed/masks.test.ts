import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskDocument, maskPhone, significantCharacters } from './masks.ts';

describe('maskDocument', () => {
  it.each([
    ['', ''],
    ['1234', '123.4'],
    ['12345678909', '123.456.789-09'],
    ['123456789091', '12.345.678/9091'],
    ['11222333000181', '11.222.333/0001-81'],
    ['12abc34501de35', '12.ABC.345/01DE-35'],
    ['a', 'A'],
    ['12.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
    ['112223330001819', '11.222.333/0001-81'],
  ])('%j becomes %j', (typed, masked) => {
    expect(maskDocument(typed)).toBe(masked);
  });

  it('never loses a letter or a digit of up to fourteen', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{0,14}$/), (document) => {
        expect(significantCharacters(maskDocument(document))).toBe(document);
      }),
    );
  });
});

describe('maskPhone', () => {
  it.each([
    ['', ''],
    ['1', '(1'],
    ['119', '(11) 9'],
    ['1134567890', '(11) 3456-7890'],
    ['11987654321', '(11) 98765-4321'],
    ['(11) 98765-43219', '(11) 98765-4321'],
  ])('%j becomes %j', (typed, masked) => {
    expect(maskPhone(typed)).toBe(masked);
  });
});

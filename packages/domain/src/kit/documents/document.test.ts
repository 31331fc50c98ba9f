import { describe, expect, it } from 'vitest';
import { formatDocument, isDocument, isPersonal, normalizeDocument } from './document.ts';

describe('a document as it is typed', () => {
  it.each([
    ['111.444.777-35', '11144477735', '111.444.777-35'],
    ['529 982 247 25', '52998224725', '529.982.247-25'],
    ['000.000.001-91', '00000000191', '000.000.001-91'],
    ['123.456.789-09', '12345678909', '123.456.789-09'],
    ['11.222.333/0001-81', '11222333000181', '11.222.333/0001-81'],
    ['00.000.000/0001-91', '00000000000191', '00.000.000/0001-91'],
    ['12.ABC.345/01DE-35', '12ABC34501DE35', '12.ABC.345/01DE-35'],
    ['12abc34501de35', '12ABC34501DE35', '12.ABC.345/01DE-35'],
    ['PIZZA000000128', 'PIZZA000000128', 'PI.ZZA.000/0001-28'],
    ['AA.345.678/0001-14', 'AA345678000114', 'AA.345.678/0001-14'],
    ['12.345.678/000A-08', '12345678000A08', '12.345.678/000A-08'],
    ['Q0.SLF.MBD/7VX4-39', 'Q0SLFMBD7VX439', 'Q0.SLF.MBD/7VX4-39'],
  ])('%s is stored as %s and shown as %s', (typed, stored, shown) => {
    expect(normalizeDocument(typed)).toBe(stored);
    expect(isDocument(stored)).toBe(true);
    expect(formatDocument(stored)).toBe(shown);
    expect(isPersonal(stored)).toBe(stored.length === 11);
  });

  it.each([
    ['a wrong first check digit', '111.444.777-45'],
    ['a wrong last check digit', '111.444.777-34'],
    ['one digit eleven times', '111.111.111-11'],
    ['ten digits', '1114447773'],
    ['a letter in a CPF', '1114447773A'],
    ['digits of another alphabet', '１１１４４４７７７３５'],
    ['check digits that changed places', '12ABC34501DE53'],
    ['another check digit', '12.ABC.345/01DE-36'],
    ['letters as check digits', '12ABC34501DEAB'],
    ['fourteen zeros', '00000000000000'],
    ['thirteen digits', '1122233300018'],
    ['fifteen digits', '112223330001811'],
    ['nothing', ''],
  ])('%s is none', (_, typed) => {
    expect(isDocument(normalizeDocument(typed))).toBe(false);
  });

  it('is invalid before it is normalised', () => {
    expect(isDocument('12abc34501de35')).toBe(false);
    expect(isDocument('11144477735\n')).toBe(false);
  });

  it('is shown unchanged when it is invalid', () => {
    expect(formatDocument('123')).toBe('123');
  });
});

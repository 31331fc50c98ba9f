import { getBoletoInfo } from '@brazilian-utils/brazilian-utils/get-boleto-info';
import { describe, expect, it } from 'vitest';
import { type Boleto, boletoBarcode, boletoLine, readBoleto } from './boleto-code.ts';
import { dueDateOfFactor, factorOfDueDate } from './boleto-due-factor.ts';
import { bradescoFreeField, readBradescoFreeField } from './bradesco-free-field.ts';

const TODAY = '2026-11-27';
const BILLING = { branch: '1234', wallet: '50', ourNumber: '00000000548', account: '7000900' };
const INVOICE: Boleto = {
  bank: '237',
  dueOn: '2026-12-10',
  amountCents: 5_487,
  freeField: '1234500000000054870009000',
};
const INVOICE_LINE = '23791.23454 00000.000059 48700.090003 1 16560000005487';
const INVOICE_BARCODE = '23791165600000054871234500000000054870009000';

function barcodeOf(boleto: Boleto): string {
  const barcode = boletoBarcode(boleto);
  if (!barcode.ok) throw new Error(barcode.reason);
  return barcode.value;
}

describe('the due date in a boleto', () => {
  it.each([
    ['2000-07-03', '1000', '2010-01-01'],
    ['2025-02-21', '9999', TODAY],
    ['2025-02-22', '1000', TODAY],
    ['2026-12-10', '1656', TODAY],
    ['2028-02-29', '2102', TODAY],
    ['2049-10-13', '9999', '2049-01-01'],
    ['2049-10-14', '1000', '2049-01-01'],
    // A factor means a date at most 5500 days ahead, or a past date.
    ['2041-12-18', '7143', TODAY],
    ['2017-04-29', '7144', TODAY],
  ])('%s is %s, read back on %s', (dueOn, factor, reference) => {
    expect(factorOfDueDate(dueOn)).toBe(factor);
    expect(dueDateOfFactor(factor, reference)).toBe(dueOn);
  });

  it.each(['0000', '0999', '999', '10000', '1e3 ', ''])('is none in %j', (factor) => {
    expect(dueDateOfFactor(factor, TODAY)).toBeNull();
  });

  it('is null before factors had four digits', () => {
    expect(factorOfDueDate('2000-07-02')).toBeNull();
  });
});

describe('the free field of Bradesco', () => {
  it('has branch, wallet, number and account', () => {
    expect(bradescoFreeField(BILLING)).toBe(INVOICE.freeField);
    expect(readBradescoFreeField(INVOICE.freeField)).toEqual(BILLING);
  });

  it('pads shorter parts with zeros', () => {
    const short = { branch: '1', wallet: '9', ourNumber: '77', account: '12' };
    expect(bradescoFreeField(short)).toBe(`0001${'09'}00000000077${'0000012'}0`);
  });

  it.each([{ branch: '12345' }, { wallet: '' }, { ourNumber: '123456789012' }, { account: '7000-90' }])(
    'is not written with %j',
    (change) => {
      expect(bradescoFreeField({ ...BILLING, ...change })).toBeNull();
    },
  );

  it.each(['1234500000000054870009001', '123', `${'A'.repeat(24)}0`])('is not read out of %s', (field) => {
    expect(readBradescoFreeField(field)).toBeNull();
  });
});

describe('a boleto', () => {
  it('is written exactly', () => {
    expect(barcodeOf(INVOICE)).toBe(INVOICE_BARCODE);
    expect(boletoLine(INVOICE_BARCODE)).toBe(INVOICE_LINE);
    const other = { ...INVOICE, bank: '001', amountCents: 12_990, freeField: '1234567890123456789012345' };
    expect(boletoLine(barcodeOf(other))).toBe('00191.23454 67890.123457 67890.123457 2 16560000012990');
  });

  it.each<[string, Partial<Boleto>]>([
    ['of an invoice', {}],
    ['of 30,01', { amountCents: 3_001 }],
    ['without an amount', { amountCents: null }],
    ['without a date', { dueOn: null }],
    ['of the largest amount', { amountCents: 999_999_999 }],
    ['of a leap day', { dueOn: '2028-02-29' }],
    ['from before the factors began again', { dueOn: '2025-02-21' }],
    ['from the day they did', { dueOn: '2025-02-22' }],
    ...Array.from({ length: 24 }, (_, at): [string, Partial<Boleto>] => [
      `of ${(at + 1) * 1_237} cents`,
      {
        amountCents: (at + 1) * 1_237,
        freeField: String(7 ** at)
          .padStart(25, '9')
          .slice(0, 25),
      },
    ]),
  ])('%s is read back, also by another reader', (_, changes) => {
    const boleto = { ...INVOICE, ...changes };
    const barcode = barcodeOf(boleto);
    const line = boletoLine(barcode);
    const expected = { ok: true, value: { ...boleto, barcode } };
    expect(readBoleto(line, TODAY)).toEqual(expected);
    expect(readBoleto(barcode, TODAY)).toEqual(expected);
    const other = getBoletoInfo(line, { referenceDate: localMidnight(TODAY) });
    expect(other?.amount).toBe(boleto.amountCents ?? 0);
    expect(other?.bankCode).toBe(boleto.bank);
    expect(other?.expirationDate).toEqual(boleto.dueOn === null ? null : localMidnight(boleto.dueOn));
  });

  it.each<[keyof Boleto, Partial<Boleto>]>([
    ['bank', { bank: '23' }],
    ['bank', { bank: '60746948' }],
    ['dueOn', { dueOn: '1999-12-31' }],
    ['amountCents', { amountCents: -1 }],
    ['amountCents', { amountCents: 54.87 }],
    ['amountCents', { amountCents: 1_000_000_000 }],
    ['freeField', { freeField: '123' }],
    ['freeField', { freeField: 'A'.repeat(25) }],
  ])('is not written with a wrong %s: %j', (reason, changes) => {
    expect(boletoBarcode({ ...INVOICE, ...changes })).toEqual({ ok: false, reason });
  });

  it('is refused with any one digit changed or lost, if its check digit is not 1', () => {
    const barcode = barcodeOf({ ...INVOICE, amountCents: 5_489 });
    expect(barcode[4]).not.toBe('1');
    for (const code of [boletoLine(barcode), barcode]) {
      for (const [place, digit] of [...code].entries()) {
        if (!/\d/.test(digit)) continue;
        const [start, end] = [code.slice(0, place), code.slice(place + 1)];
        expect(readBoleto(start + ((Number(digit) + 3) % 10) + end, TODAY).ok, `${code}, ${place}`).toBe(
          false,
        );
        expect(readBoleto(start + end, TODAY).ok, `${code}, ${place} lost`).toBe(false);
      }
    }
    expect(readBoleto(INVOICE_LINE.replace('5487', '5488'), TODAY)).toEqual({
      ok: false,
      reason: 'wrong-digit',
    });
  });

  it.each([
    ['nothing', ''],
    ['letters', INVOICE_LINE.replace('23791', '2379A')],
    ['a bill of water or electricity', '846100000005246100291102005460339004695895061080'],
    ['a book', '0'.repeat(1_000_000)],
  ])('is not read out of %s', (_, text) => {
    expect(readBoleto(text, TODAY)).toEqual({ ok: false, reason: 'unreadable' });
  });
});

/** The library that the test compares with returns dates as local midnights. */
function localMidnight(date: string): Date {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

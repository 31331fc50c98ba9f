import { MAX_AMOUNT_CENTS } from '../../kit/cents/cents.ts';
import { weightedSum } from '../../kit/documents/modulus-eleven.ts';
import { ok, type Result, refused } from '../../kit/result.ts';
import type { CalendarDate } from '../../kit/time/calendar-date.ts';
import { dueDateOfFactor, factorOfDueDate } from './boleto-due-factor.ts';

/** The data in a boleto's bar code. */
export interface Boleto {
  /** Three digits of the issuing bank. */
  bank: string;
  /** Null for a boleto without due date. */
  dueOn: CalendarDate | null;
  amountCents: number | null;
  /** 25 digits defined by the bank. */
  freeField: string;
}

/** Code of Brazilian reais. */
const CURRENCY = '9';
const NO_DATE = '0000';
const LONGEST_TYPED = 80;

/**
 * Builds the 44 digits of a bar code: bank, currency, check digit, due date, amount, free field
 * (Carta-Circular BCB 2.926/2000). On failure returns the part that is invalid.
 */
export function boletoBarcode(boleto: Boleto): Result<string, keyof Boleto> {
  const { bank, dueOn, amountCents, freeField } = boleto;
  const factor = dueOn === null ? NO_DATE : factorOfDueDate(dueOn);
  const cents = amountCents ?? 0;
  if (!/^\d{3}$/.test(bank)) return refused('bank');
  if (factor === null) return refused('dueOn');
  if (!Number.isSafeInteger(cents) || cents < 0 || cents > MAX_AMOUNT_CENTS) return refused('amountCents');
  if (!/^\d{25}$/.test(freeField)) return refused('freeField');
  const end = `${factor}${String(cents).padStart(10, '0')}${freeField}`;
  return ok(bank + CURRENCY + barcodeDigit(bank + CURRENCY + end) + end);
}

/** The typeable line (linha digitável) of a bar code: `23791.23454 00000.000059 48700.090003 1 16560000005487`. */
export function boletoLine(barcode: string): string {
  const freeField = barcode.slice(19);
  const fields = [barcode.slice(0, 4) + freeField.slice(0, 5), freeField.slice(5, 15), freeField.slice(15)];
  const typed = fields.map((field) => `${field}${lineDigit(field)}`.replace(/^(.{5})/, '$1.'));
  return [...typed, barcode.slice(4, 5), barcode.slice(5, 19)].join(' ');
}

/**
 * Parses the typeable line of a boleto, or the digits of its bar code. `reference`, usually today, decides which cycle
 * of due factors applies. `wrong-digit`: a digit was changed. `unreadable`: not a boleto of a bank in reais.
 */
export function readBoleto(
  text: string,
  reference: CalendarDate,
): Result<Boleto & { barcode: string }, 'unreadable' | 'wrong-digit'> {
  const digits = text.length > LONGEST_TYPED ? '' : text.replace(/[\s.-]/g, '');
  if (!/^\d{3}9(?:\d{40}|\d{43})$/.test(digits)) return refused('unreadable');
  const barcode = digits.length === 44 ? digits : barcodeOfLine(digits);
  if (barcode === null) return refused('wrong-digit');
  if (barcode[4] !== barcodeDigit(barcode.slice(0, 4) + barcode.slice(5))) return refused('wrong-digit');
  const factor = barcode.slice(5, 9);
  const dueOn = dueDateOfFactor(factor, reference);
  if (dueOn === null && factor !== NO_DATE) return refused('unreadable');
  const amountCents = Number(barcode.slice(9, 19)) || null;
  return ok({ barcode, bank: barcode.slice(0, 3), dueOn, amountCents, freeField: barcode.slice(19) });
}

/** The bar code of a typeable line; null if one of its three fields has a wrong check digit. */
function barcodeOfLine(line: string): string | null {
  const fields = [line.slice(0, 10), line.slice(10, 21), line.slice(21, 32)];
  if (fields.some((field) => field.at(-1) !== lineDigit(field.slice(0, -1)))) return null;
  const [first = '', ...others] = fields.map((field) => field.slice(0, -1));
  return first.slice(0, 4) + line.slice(32) + first.slice(4) + others.join('');
}

/** Check digit of a bar code, never 0. The remainders 0, 1 and 10 all give 1. */
function barcodeDigit(digits: string): string {
  const digit = 11 - (weightedSum(digits, 9) % 11);
  return String(digit > 9 ? 1 : digit);
}

/**
 * Check digit of a field of the line. From the right, every other digit is doubled. Products of 10 or more are replaced
 * by the sum of their digits.
 */
function lineDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const product = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

import { expect, it } from 'vitest';
import { readBarcode } from './gtin.ts';

it.each([
  ['7891149107797', '7891149107797'],
  ['789-1149 10779.7', '7891149107797'],
  // The export of a POS system pads the code to 14 digits.
  ['07891149107797', '7891149107797'],
  ['96385074', '96385074'],
  ['036000291452', '036000291452'],
  // The 14 digits (GTIN-14) name a carton, which is no product for customers.
  ['17891149107794', null],
  ['7891149107798', null],
  ['00000000000000', null],
  ['789114910779', null],
  ['', null],
])('the barcode %s', (text, code) => expect(readBarcode(text)).toBe(code));

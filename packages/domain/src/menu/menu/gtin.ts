/**
 * Reads a barcode: GTIN-8, GTIN-12 or GTIN-13 with a valid check digit (GS1 General Specifications, 7.9). Null for any
 * other text, and for zeros only. Codes are text because leading zeros matter. POS systems export a GTIN-13 with an
 * extra zero in front, which is removed. The GTIN-14 of a carton is invalid here.
 */
export function readBarcode(text: string): string | null {
  const digits = text.replace(/[\s.-]/g, '').replace(/^0(?=\d{13}$)/, '');
  if (!/^(?!0+$)(?:\d{8}|\d{12,13})$/.test(digits)) return null;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? digits : null;
}

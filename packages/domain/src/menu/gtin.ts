/**
 * A product's barcode as it is kept: the digits of a GTIN-8, GTIN-12 or GTIN-13 whose last digit proves the others (GS1
 * General Specifications, 7.9); null for anything else, as for zeros only. Codes are text: a leading zero belongs to them. In 14 places a
 * GTIN-13 has a zero before it, which tills export and nobody prints; a carton's own GTIN-14 is no product's.
 */
export function readBarcode(text: string): string | null {
  const digits = text.replace(/[\s.-]/g, '').replace(/^0(?=\d{13}$)/, '');
  if (!/^(?!0+$)(?:\d{8}|\d{12,13})$/.test(digits)) return null;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? digits : null;
}

import { endsInCheckDigits } from './modulus-eleven.ts';

const HIGHEST_WEIGHT = 9;

/**
 * True for a CNPJ with valid check digits: 14 characters, the last two always digits. The first twelve are digits or
 * capital letters (IN RFB 2.229/2024, issued since July 2026). Fourteen equal characters are invalid.
 */
export function isCnpj(characters: string): boolean {
  return /^(?!(.)\1*$)[0-9A-Z]{12}\d{2}$/.test(characters) && endsInCheckDigits(characters, HIGHEST_WEIGHT);
}

/** Formats fourteen characters as a CNPJ: `12.ABC.345/01DE-35`. Other texts are returned unchanged. */
export function formatCnpj(characters: string): string {
  return characters.replace(
    /^([0-9A-Z]{2})([0-9A-Z]{3})([0-9A-Z]{3})([0-9A-Z]{4})(\d{2})$/,
    '$1.$2.$3/$4-$5',
  );
}

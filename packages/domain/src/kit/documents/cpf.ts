import { endsInCheckDigits } from './modulus-eleven.ts';

const HIGHEST_WEIGHT = 11;

/**
 * True for a CPF: eleven digits with valid check digits. Eleven equal digits are invalid although their check digits
 * match.
 */
export function isCpf(digits: string): boolean {
  return /^(?!(.)\1*$)\d{11}$/.test(digits) && endsInCheckDigits(digits, HIGHEST_WEIGHT);
}

/** Formats eleven digits as a CPF: `529.982.247-25`. Other texts are returned unchanged. */
export function formatCpf(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
}

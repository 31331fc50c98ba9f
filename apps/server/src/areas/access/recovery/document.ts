import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';

/** A CNPJ or CPF as stored: upper case, digits and (in the CNPJ since 2026) letters only. */
export function normalizeDocument(text: string): string {
  return text.toUpperCase().replace(/[^0-9A-Z]/g, '');
}

/** A CPF belongs to a person, so what it leads to is shown masked. */
export function isPersonal(document: string): boolean {
  return document.length === 11;
}

/** True when a normalised document has the right form and check digits. */
export function isValidDocument(document: string): boolean {
  return isPersonal(document) ? isValidCpf(document) : isValidCnpj(document, { version: 2 });
}

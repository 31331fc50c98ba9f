import { formatCnpj, isCnpj } from './cnpj.ts';
import { formatCpf, isCpf } from './cpf.ts';

const CPF_LENGTH = 11;

/** A CNPJ or CPF as it is kept, compared and searched: digits and capital letters without punctuation. It is text, never a number. */
export function normalizeDocument(typed: string): string {
  return typed.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
}

/** Whether a normalised document is a CPF. It belongs to a person, so what it leads to is shown masked. */
export function isPersonal(document: string): boolean {
  return document.length === CPF_LENGTH;
}

/** True when a normalised document is a CPF or a CNPJ, check digits included. */
export function isDocument(document: string): boolean {
  return isPersonal(document) ? isCpf(document) : isCnpj(document);
}

/** A normalised document as people write it; anything else as it is. */
export function formatDocument(document: string): string {
  return isPersonal(document) ? formatCpf(document) : formatCnpj(document);
}

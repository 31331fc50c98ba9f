import { formatCnpj, isCnpj } from './cnpj.ts';
import { formatCpf, isCpf } from './cpf.ts';

const CPF_LENGTH = 11;

/** Normalises a CNPJ or CPF to digits and capital letters, so that stored documents can be compared and searched. */
export function normalizeDocument(typed: string): string {
  return typed.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
}

/** True when a normalised document is a CPF. A CPF is personal data, so screens mask the data of its owner. */
export function isPersonal(document: string): boolean {
  return document.length === CPF_LENGTH;
}

/** True when a normalised document is a CPF or a CNPJ with valid check digits. */
export function isDocument(document: string): boolean {
  return isPersonal(document) ? isCpf(document) : isCnpj(document);
}

/** Formats a normalised document. Other texts are returned unchanged. */
export function formatDocument(document: string): string {
  return isPersonal(document) ? formatCpf(document) : formatCnpj(document);
}

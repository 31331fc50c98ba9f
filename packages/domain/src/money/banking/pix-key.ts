import { isCnpj } from '../../kit/documents/cnpj.ts';
import { isCpf } from '../../kit/documents/cpf.ts';
import { normalizeDocument } from '../../kit/documents/document.ts';

/** Kinds of Pix keys. The user chooses one, because eleven digits may be a CPF or a phone. */
export const PIX_KEY_KINDS = ['cpf', 'cnpj', 'phone', 'email', 'random'] as const;
export type PixKeyKind = (typeof PIX_KEY_KINDS)[number];

/** Maximum length of a key, which is that of an e-mail address. */
const LONGEST_KEY = 77;
/** Maximum length of a typed key, with punctuation and blanks. */
const LONGEST_TYPED = 120;

/** Area code and number: eight digits of a landline, or nine of a mobile phone. */
const PHONE = /^[1-9]{2}(?:[2-5]\d{7}|[6-9]\d{8})$/;
const EMAIL_LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = new RegExp(`^[a-z0-9.!#$&'*+/=?^_{|}~-]+@${EMAIL_LABEL}(?:\\.${EMAIL_LABEL})+$`);

const READERS: Record<PixKeyKind, (typed: string) => string | null> = {
  cpf: (typed) => when(isCpf, normalizeDocument(typed)),
  cnpj: (typed) => when(isCnpj, normalizeDocument(typed)),
  phone: readPhone,
  email: readEmail,
  random: readRandom,
};

/**
 * Parses a Pix key into the format of the Central Bank's directory (DICT). Documents have no punctuation, a phone is
 * `+5511987654321`, e-mail and random key are lower case. Null when the text is no key of that kind.
 */
export function readPixKey(kind: PixKeyKind, typed: string): string | null {
  return typed.length > LONGEST_TYPED ? null : READERS[kind](typed.trim());
}

/**
 * True if a normalised key is a CPF or CNPJ that is not the holder's. All other kinds of keys do not show
 * their owner.
 */
export function namesOtherHolder(kind: PixKeyKind, key: string, holderDocument: string): boolean {
  return (kind === 'cpf' || kind === 'cnpj') && key !== holderDocument;
}

/** The country code `+55` is optional. Without the plus sign, 55 may also be an area code. */
function readPhone(typed: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '');
  const isAbroad = typed.startsWith('+') && !digits.startsWith('55');
  const hasCountry = typed.startsWith('+') || digits.length > 11;
  const national = hasCountry ? digits.replace(/^55/, '') : digits;
  return !isAbroad && PHONE.test(national) ? `+55${national}` : null;
}

function readEmail(typed: string): string | null {
  // Lower case turns some capitals of other alphabets into ASCII, so the typed text must be ASCII already.
  if (typed.length > LONGEST_KEY || !/^[\x21-\x7e]+$/.test(typed)) return null;
  return when((address) => EMAIL.test(address), typed.toLowerCase());
}

function readRandom(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '');
  if (!/^[0-9A-Fa-f]{32}$/.test(digits)) return null;
  return digits.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function when(isRight: (text: string) => boolean, text: string): string | null {
  return isRight(text) ? text : null;
}

import { MAX_AMOUNT_CENTS } from '../../kit/cents/cents.ts';
import { ok, type Result, refused } from '../../kit/result.ts';
import { checksumOf, type EmvObjects, emvObject, readEmvObjects } from './emv-objects.ts';

/** The data of a Pix code (BR Code). Customers scan the code as a QR code or copy it as text. */
export interface PixCode {
  /** Pix key of a static code, or charge URL of a dynamic code: host and path without `https://`. */
  payee: { key: string } | { location: string };
  /**
   * The receiver's name; `city`: the receiver's city. We write ASCII with at most 25 and 15 characters; other
   * banks also write accents.
   */
  name: string;
  city: string;
  /** Null when the payer enters the amount, or the charge at `location` contains it. */
  amountCents: number | null;
  /**
   * Our id of the charge: 1 to 25 letters and digits; null without one. For a dynamic code only the charge contains
   * the id.
   */
  txid: string | null;
}

export type PixCodeFault = 'key' | 'location' | 'name' | 'city' | 'amount' | 'txid';

/** Ids of the objects (Manual do BR Code of the Central Bank). */
const ID = {
  format: '00',
  use: '01',
  account: '26',
  category: '52',
  currency: '53',
  amount: '54',
  country: '58',
  name: '59',
  city: '60',
  more: '62',
  checksum: '63',
} as const;
/** Ids inside `account`; `txid` is inside `more`. */
const PART = { scheme: '00', key: '01', location: '25', txid: '05' } as const;
/** Ids of the accounts: a code may contain accounts of several payment schemes. */
const ACCOUNT_IDS = Array.from({ length: 26 }, (_, place) => String(26 + place));

const PIX = 'br.gov.bcb.pix';
const ONCE = '12';
const NO_TXID = '***';
const REAL = '986';
/** Id, length and value of the checksum at the end. */
const ENDING = /^6304[0-9A-F]{4}$/;
const LONGEST_CODE = 600;

const KEY = /^[\x21-\x7e]{1,77}$/;
const LOCATION = /^(?=.{1,77}$)[A-Za-z0-9.-]+(?::\d{1,5})?\/[\x21-\x7e]+$/;
const TXID = /^[A-Za-z0-9]{1,25}$/;

/** Writes a Pix code. Name and city lose accents and are cut to length. Returns the invalid part on failure. */
export function writePixCode({ payee, amountCents, txid, ...texts }: PixCode): Result<string, PixCodeFault> {
  const isDynamic = 'location' in payee;
  if (isDynamic && !LOCATION.test(payee.location)) return refused('location');
  if (!isDynamic && !KEY.test(payee.key)) return refused('key');
  if (amountCents !== null && !isAmount(amountCents)) return refused('amount');
  if (txid !== null && (isDynamic || !TXID.test(txid))) return refused('txid');
  const name = asciiOf(texts.name, 25);
  const city = asciiOf(texts.city, 15);
  if (name === '') return refused('name');
  if (city === '') return refused('city');
  const account = isDynamic ? emvObject(PART.location, payee.location) : emvObject(PART.key, payee.key);
  const code = [
    emvObject(ID.format, '01'),
    isDynamic ? emvObject(ID.use, ONCE) : '',
    emvObject(ID.account, emvObject(PART.scheme, PIX) + account),
    emvObject(ID.category, '0000'),
    emvObject(ID.currency, REAL),
    amountCents === null ? '' : emvObject(ID.amount, reaisText(amountCents)),
    emvObject(ID.country, 'BR'),
    emvObject(ID.name, name),
    emvObject(ID.city, city),
    emvObject(ID.more, emvObject(PART.txid, txid ?? NO_TXID)),
    `${ID.checksum}04`,
  ].join('');
  return ok(code + checksumOf(code));
}

/** Why a Pix code must not be shown: it is invalid, or has a different amount. */
export type PixCodeDoubt = 'unreadable' | 'wrong-checksum' | 'other-amount';

/**
 * Parses a Pix code. `wrong-checksum`: a character was lost or changed. `unreadable`: not a Pix payment in
 * reais. For lengths and checksum, some banks count a letter outside ASCII as one character, others as
 * several UTF-8 bytes. Tries both ways of reading. If they give different amounts, the code is refused.
 */
export function readPixCode(text: string): Result<PixCode, 'unreadable' | 'wrong-checksum'> {
  const code = text.trim();
  if (code.length > LONGEST_CODE || /\p{C}/u.test(code)) return refused('unreadable');
  if (!ENDING.test(code.slice(-8))) return refused('unreadable');
  const bytes = isAscii(code) ? code : bytesOf(code);
  const isComplete = (form: string) => checksumOf(form.slice(0, -4)) === code.slice(-4);
  if (!isComplete(bytes) && !isComplete(code)) return refused('wrong-checksum');
  const read = [...new Set([code, bytes])].flatMap((form) => {
    const objects = readEmvObjects(form);
    const found = objects === null ? null : readObjects(objects);
    if (found === null) return [];
    return form === code ? [found] : [{ ...found, name: textOf(found.name), city: textOf(found.city) }];
  });
  // A wrong reading may be valid by chance, but it lacks the objects at the end. Prefers the reading with a
  // txid.
  const first = read.find(({ txid }) => txid !== null) ?? read[0];
  const isSure = read.every(({ amountCents }) => amountCents === first?.amountCents);
  return first === undefined || !isSure ? refused('unreadable') : ok(first);
}

/** Why a Pix code must not be shown for a payment of `cents`; null if the code is right. */
export function doubtOfPixCode(code: string, cents: number): PixCodeDoubt | null {
  const read = readPixCode(code);
  if (!read.ok) return read.reason;
  return (read.value.amountCents ?? cents) === cents ? null : 'other-amount';
}

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

/** Makes a string with one character per UTF-8 byte. */
const bytesOf = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));
const textOf = (bytes: string) =>
  new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));

function readObjects(objects: EmvObjects): PixCode | null {
  const isPayment = objects.get(ID.format) === '01' && objects.get(ID.currency) === REAL;
  const payee = payeeOf(objects);
  const name = objects.get(ID.name);
  const city = objects.get(ID.city);
  const amount = objects.get(ID.amount) ?? '0';
  const more = objects.has(ID.more) ? readEmvObjects(objects.get(ID.more) ?? '') : new Map<string, string>();
  const isComplete = /^\d{1,10}(\.\d{0,2})?$/.test(amount) && more !== null;
  if (!isPayment || payee === null || name === undefined || city === undefined || !isComplete) return null;
  const txid = more.get(PART.txid) ?? NO_TXID;
  return { payee, name, city, amountCents: centsOf(amount) || null, txid: txid === NO_TXID ? null : txid };
}

function payeeOf(objects: EmvObjects): PixCode['payee'] | null {
  const accounts = ACCOUNT_IDS.map((id) => readEmvObjects(objects.get(id) ?? ''));
  const pix = accounts.find((parts) => parts?.get(PART.scheme)?.toLowerCase() === PIX);
  const key = pix?.get(PART.key);
  const location = pix?.get(PART.location);
  if (key !== undefined && location === undefined) return { key };
  return key === undefined && location !== undefined ? { location } : null;
}

function isAmount(cents: number): boolean {
  return Number.isSafeInteger(cents) && cents > 0 && cents <= MAX_AMOUNT_CENTS;
}

function reaisText(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

function centsOf(reais: string): number {
  const [total, cents = ''] = reais.split('.');
  return Number(total) * 100 + Number(cents.padEnd(2, '0'));
}

function asciiOf(text: string, length: number): string {
  const plain = text
    .normalize('NFD')
    .replace(/\s+/g, ' ')
    .replace(/[^\x20-\x7e]/g, '');
  return plain.replace(/ {2,}/g, ' ').trim().slice(0, length).trim();
}

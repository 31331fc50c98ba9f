/** What a Pix code ("copia e cola", EMV QR code of the Banco Central) says. */
export interface PixCode {
  /** Key of whoever is paid. */
  key: string;
  name: string;
  city: string;
  cents: number;
  /** Letters and digits, at most 25. */
  txid: string;
}

const GUI = 'br.gov.bcb.pix';
const LONGEST_TXID = 25;

const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** The code a payer's bank reads. Texts are taken as they are: ASCII, name up to 25 and city up to 15 characters. */
export function writePixCode({ key, name, city, cents, txid }: PixCode): string {
  const body = [
    field('00', '01'),
    field('26', field('00', GUI) + field('01', key)),
    field('52', '0000'),
    field('53', '986'),
    field('54', `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`),
    field('58', 'BR'),
    field('59', name),
    field('60', city),
    field('62', field('05', txid)),
    '6304',
  ].join('');
  return body + checksum(body);
}

/** Reads a code back; null where it is broken, or nothing a payer's bank would take. */
export function readPixCode(code: string): PixCode | null {
  const body = code.slice(0, -4);
  if (!body.endsWith('6304') || checksum(body) !== code.slice(-4).toUpperCase()) return null;
  const fields = fieldsOf(code);
  const account = fieldsOf(fields?.get('26') ?? '');
  const amount = /^(\d{1,10})\.(\d{2})$/.exec(fields?.get('54') ?? '');
  const txid = fieldsOf(fields?.get('62') ?? '')?.get('05') ?? '';
  if (fields === null || account?.get('00')?.toLowerCase() !== GUI || amount === null) return null;
  if (fields.get('53') !== '986' || txid.length > LONGEST_TXID) return null;
  return {
    key: account.get('01') ?? '',
    name: fields.get('59') ?? '',
    city: fields.get('60') ?? '',
    cents: Number(amount[1]) * 100 + Number(amount[2]),
    txid,
  };
}

function fieldsOf(text: string): Map<string, string> | null {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    const end = at + 4 + length;
    if (!/^\d{4}$/.test(text.slice(at, at + 4)) || end > text.length) return null;
    fields.set(text.slice(at, at + 2), text.slice(at + 4, end));
    at = end;
  }
  return fields;
}

/** CRC-16/CCITT-FALSE, four upper-case hex digits. */
function checksum(text: string): string {
  let crc = 0xff_ff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = ((crc & 0x80_00 ? (crc << 1) ^ 0x10_21 : crc << 1) & 0xff_ff) >>> 0;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

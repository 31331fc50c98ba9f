/** The data objects of a code by their two-digit id (EMV QR Code Specification, merchant-presented mode, 3.2). */
export type EmvObjects = ReadonlyMap<string, string>;

/** Writes an object: id, length in two digits, value. The value is ASCII of at most 99 characters. */
export function emvObject(id: string, value: string): string {
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

/** Parses consecutive objects. Null for a wrong length, an empty object or a repeated id. */
export function readEmvObjects(text: string): EmvObjects | null {
  const objects = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const [, id, length] = /^(\d{2})(\d{2})/.exec(text.slice(at, at + 4)) ?? [];
    if (id === undefined || objects.has(id)) return null;
    const value = text.slice(at + 4, at + 4 + Number(length));
    if (value.length === 0 || value.length !== Number(length)) return null;
    objects.set(id, value);
    at += 4 + value.length;
  }
  return objects;
}

/**
 * Checksum of a text with one byte per character, as four upper-case hexadecimal digits: CRC-16, polynomial 1021,
 * from FFFF (ISO/IEC 13239).
 */
export function checksumOf(text: string): string {
  let crc = 0xffff;
  for (let place = 0; place < text.length; place += 1) {
    crc ^= text.charCodeAt(place) << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = ((crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

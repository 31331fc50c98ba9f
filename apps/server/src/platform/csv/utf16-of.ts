/** Bytes looked at to tell UTF-16 without its mark. */
export const LOOKED_AT = 2_000;

/** By its mark, or by every second byte being zero: most letters of a list are Latin. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, LOOKED_AT);
  const zeros = [0, 0];
  start.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const most = start.length / 2;
  if (odd > most * 0.8 && even === 0) return 'utf-16le';
  return even > most * 0.8 && odd === 0 ? 'utf-16be' : null;
}

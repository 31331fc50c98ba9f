/**
 * Atkinson dithering: each of these neighbours gets an eighth of a dot's error. The remaining quarter is dropped, which
 * makes letters crisp.
 */
const NEIGHBOURS = [
  [1, 0],
  [2, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [0, 2],
] as const;

/**
 * Converts grey pixels to black and white dots. A pixel has `channels` bytes; only its first byte is used,
 * and 0 is black. Each dot is one bit, and black is 1. A row starts with the highest bit of a byte and fills
 * whole bytes. Grey areas become patterns of dots, so that a photo can be recognised.
 */
export function ditherDots(
  pixels: Uint8Array,
  { width, height, channels }: { width: number; height: number; channels: number },
): Uint8Array {
  const greys = Float32Array.from({ length: width * height }, (_, at) => pixels[at * channels] ?? 255);
  const bytesOfRow = Math.ceil(width / 8);
  const dots = new Uint8Array(bytesOfRow * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const grey = greys[y * width + x] ?? 255;
      const isBlack = grey < 128;
      const place = y * bytesOfRow + (x >> 3);
      if (isBlack) dots[place] = (dots[place] ?? 0) | (0x80 >> (x & 7));
      const share = (grey - (isBlack ? 0 : 255)) / 8;
      for (const [right, down] of NEIGHBOURS) {
        const at = (y + down) * width + x + right;
        if (x + right < 0 || x + right >= width || y + down >= height) continue;
        greys[at] = (greys[at] ?? 255) + share;
      }
    }
  }
  return dots;
}

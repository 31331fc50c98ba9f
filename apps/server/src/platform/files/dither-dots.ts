/** Where Atkinson's rule hands the mistake of a dot on, an eighth each; a quarter is dropped, which keeps letters crisp. */
const NEIGHBOURS = [
  [1, 0],
  [2, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [0, 2],
] as const;

/**
 * Grey pixels (0 black, `channels` bytes each, the first counts) as black and white dots: a bit a dot, black is 1, rows
 * begin with a byte's highest bit and fill whole bytes. Greys become patterns, so a photo can be told.
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

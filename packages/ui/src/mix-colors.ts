/** Returns the three channels (0–255) of a `#rrggbb` colour. Throws for any other notation. */
export function channelsOf(hex: string): [number, number, number] {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex);
  if (!match) throw new Error(`not a #rrggbb colour: ${hex}`);
  const [, red = '', green = '', blue = ''] = match;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** Blends `over` on `base` with an opacity (0–1); returns an opaque `#rrggbb`. */
export function mixColors(base: string, over: string, opacity: number): string {
  const below = channelsOf(base);
  const above = channelsOf(over);
  const mixed = below.map((channel, i) => Math.round(channel + ((above[i] ?? channel) - channel) * opacity));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

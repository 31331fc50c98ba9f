/** Widths of a digit's five bars or gaps: n narrow, w wide (Interleaved 2 of 5, ISO/IEC 16390). */
const DIGITS = ['nnwwn', 'wnnnw', 'nwnnw', 'wwnnn', 'nnwnw', 'wnwnn', 'nwwnn', 'nnnww', 'wnnwn', 'nwnwn'];
const START = 'nnnn';
const STOP = 'wnn';
/** A wide bar is three times a narrow one, as Febraban requires. */
const WIDE = 3;

/** The bars of a boleto's 44 digits. Bars and gaps alternate, beginning with a bar. Widths are in narrow bars. */
export function barsOf(digits: string): number[] {
  if (!/^(?:\d\d)+$/.test(digits)) throw new RangeError('an even number of digits');
  const pairs = (digits.match(/../g) ?? []).map((pair) => {
    const [bars = '', gaps = ''] = [...pair].map((digit) => DIGITS[Number(digit)] ?? '');
    return [...bars].map((bar, place) => bar + gaps[place]).join('');
  });
  return [...`${START}${pairs.join('')}${STOP}`].map((width) => (width === 'w' ? WIDE : 1));
}

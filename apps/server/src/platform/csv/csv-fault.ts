/**
 * A file that cannot be read as CSV. `encoding`: no known text encoding. `quotes`: unclosed quotes.
 * `too-long`: an absurdly long line. `line` is the place, counted from 1, if it is known.
 */
export class CsvFault extends Error {
  readonly kind: 'encoding' | 'quotes' | 'too-long';
  readonly line: number | null;

  constructor(kind: CsvFault['kind'], line: number | null = null) {
    super(`not a CSV: ${kind}${line === null ? '' : ` at line ${line}`}`);
    this.kind = kind;
    this.line = line;
  }
}

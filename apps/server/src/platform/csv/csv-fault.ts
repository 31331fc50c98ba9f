/**
 * Thrown for a file that is not valid CSV. `encoding`: unknown text encoding. `quotes`: unclosed quotes.
 * `too-long`: a line longer than any real one. `line` counts from 1; null when unknown.
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

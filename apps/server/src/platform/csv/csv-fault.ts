/**
 * A file that cannot be read as CSV: no text we know (`encoding`), quotes that do not close (`quotes`), or a line beyond
 * every sense (`too-long`). `line` says where, counted from 1, where it is known.
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

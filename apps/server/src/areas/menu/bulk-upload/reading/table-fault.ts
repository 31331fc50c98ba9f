/** Reasons to refuse a file as a table of products. */
export type TableFaultKind =
  | 'empty'
  | 'encoding'
  | 'quotes'
  | 'too-long'
  | 'too-many-rows'
  | 'too-many-menu-rows'
  | 'too-many-columns'
  | 'no-such-column'
  | 'unpacks-too-large'
  | 'old-excel'
  | 'broken'
  | 'took-too-long';

/** Thrown when a file is refused as a whole. `at`: the faulty line or column, if known. */
export class TableFault extends Error {
  readonly kind: TableFaultKind;
  readonly at: number | null;

  constructor(kind: TableFaultKind, at: number | null = null) {
    super(`no table of products: ${kind}${at === null ? '' : ` at ${at}`}`);
    this.kind = kind;
    this.at = at;
  }
}

/** What somebody wrote, or null where it is nothing but blanks. */
export function blankToNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** A fact that is left out of the document where nobody said it. */
export function said<Field extends string, Value>(
  field: Field,
  value: Value | null,
): { [Key in Field]?: Value } {
  return value === null ? {} : ({ [field]: value } as { [Key in Field]: Value });
}

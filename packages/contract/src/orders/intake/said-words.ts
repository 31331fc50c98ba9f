/** The text without outer blanks, or null where it has nothing else. */
export function blankToNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** A field that the document leaves out where the value is missing. */
export function said<Field extends string, Value>(
  field: Field,
  value: Value | null,
): { [Key in Field]?: Value } {
  return value === null ? {} : ({ [field]: value } as { [Key in Field]: Value });
}

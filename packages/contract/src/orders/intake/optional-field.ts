/** Removes blanks at both ends; returns null if the text is then empty. */
export function blankToNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** Returns an object with the field, or an empty object if the value is missing. */
export function optionalField<Field extends string, Value>(
  field: Field,
  value: Value | null,
): { [Key in Field]?: Value } {
  return value === null ? {} : ({ [field]: value } as { [Key in Field]: Value });
}

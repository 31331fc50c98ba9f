/** The text without outer blanks; null if nothing is left. */
export function blankToNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** An object with the field, or an empty one if the value is missing. */
export function optionalField<Field extends string, Value>(
  field: Field,
  value: Value | null,
): { [Key in Field]?: Value } {
  return value === null ? {} : ({ [field]: value } as { [Key in Field]: Value });
}

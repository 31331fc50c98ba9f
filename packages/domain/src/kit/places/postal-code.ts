/** Formats a Brazilian postal code as `01510-000`. Anything but eight digits is returned unchanged. */
export function formatPostalCode(code: string): string {
  const digits = code.replace(/\D/g, '');
  return digits.length === 8 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : code.trim();
}

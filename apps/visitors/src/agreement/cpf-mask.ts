/** Formats typed digits as a CPF: `529.982.247-25`. Other characters are removed. */
export function maskCpf(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 11);
  const [first, second, third] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9)];
  const last = digits.slice(9);
  return [first, second, third].filter((part) => part !== '').join('.') + (last === '' ? '' : `-${last}`);
}

/** Formats a stored CNPJ or CPF with punctuation. */
export function formatDocument(document: string): string {
  if (document.length === 11) return maskCpf(document);
  return document.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');
}

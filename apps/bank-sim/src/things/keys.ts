/**
 * Finds the holder of a Pix key. All data are fictitious. An e-mail address with a CPF or CNPJ
 * ('pix.52998224725@loja.com.br') belongs to that holder. Any other key belongs to Maria, except the keys without an
 * owner below.
 */
export function holderOf(kind: string, key: string): { name: string; document: string } | null {
  const isDocument = kind === 'cpf' || kind === 'cnpj';
  // A CNPJ may begin with zeros.
  if (key.includes('ninguem') || (!isDocument && key.startsWith('000'))) return null;
  if (isDocument) return { name: 'TITULAR DO DOCUMENTO', document: key };
  const carried = kind === 'email' ? /(?<!\d)(\d{11}|\d{14})(?!\d)/.exec(key)?.[1] : undefined;
  if (carried !== undefined) return { name: 'TITULAR DO DOCUMENTO', document: carried };
  return { name: 'MARIA DA SILVA', document: '11144477735' };
}

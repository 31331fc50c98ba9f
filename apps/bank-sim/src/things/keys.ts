/**
 * Finds the holder of a Pix key. All data are fictitious. If the key is an e-mail address that contains a CPF
 * or CNPJ ('pix.52998224725@loja.com.br'), the holder has that document. The holder of any other key is
 * Maria. Keys that contain 'ninguem', and other keys that begin with '000', have no holder.
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

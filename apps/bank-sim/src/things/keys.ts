/**
 * Whose key it is. Everything is made up: a key names its holder, but those that nobody has. An e-mail that carries a CPF or CNPJ
 * ('pix.52998224725@loja.com.br') is that holder's, any other key is Maria's.
 */
export function holderOf(kind: string, key: string): { name: string; document: string } | null {
  if (key.includes('ninguem') || key.startsWith('000')) return null;
  if (kind === 'cpf' || kind === 'cnpj') return { name: 'TITULAR DO DOCUMENTO', document: key };
  const carried = kind === 'email' ? /(?<!\d)(\d{11}|\d{14})(?!\d)/.exec(key)?.[1] : undefined;
  if (carried !== undefined) return { name: 'TITULAR DO DOCUMENTO', document: carried };
  return { name: 'MARIA DA SILVA', document: '11144477735' };
}

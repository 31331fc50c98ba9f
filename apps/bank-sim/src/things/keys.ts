/** Whose key it is. Everything is made up: a key names its holder, but those that nobody has. */
export function holderOf(kind: string, key: string): { name: string; document: string } | null {
  if (key.includes('ninguem') || key.startsWith('000')) return null;
  if (kind === 'cpf' || kind === 'cnpj') return { name: 'TITULAR DO DOCUMENTO', document: key };
  return { name: 'MARIA DA SILVA', document: '11144477735' };
}

import type { AccountData } from './accounts.reads.ts';

const KEY_NAMES = {
  cpf: 'CPF',
  cnpj: 'CNPJ',
  phone: 'telefone',
  email: 'e-mail',
  random: 'aleatória',
} as const;

/**
 * Shortened account data for mails and history. The store can recognise the account, but other readers cannot
 * use the data.
 */
export function accountInWords({ keyKind, key, bank, account }: Omit<AccountData, 'label'>): string {
  const end = (text: string) => text.slice(-4);
  if (keyKind !== null) return `chave Pix ${KEY_NAMES[keyKind]} com final ${end(key ?? '')}`;
  return `conta com final ${end(account ?? '')} do banco ${bank ?? ''}`;
}

import type { Bank, ReceivingAccount } from '@comanda/contract/money/online-payment/accounts.wire';

/** An account that is not active; `changes` replaces fields. */
export function anAccount(changes: Partial<ReceivingAccount> = {}): ReceivingAccount {
  return {
    accountId: 2,
    storeId: 7,
    way: 'manual',
    label: '',
    keyKind: null,
    key: null,
    bank: '001',
    bankName: 'Banco do Brasil S.A.',
    type: 'current',
    branch: '1234',
    branchDigit: '5',
    account: '98765-4',
    holderName: 'Dona Conceição Pizzas Ltda.',
    holderDocument: '11222333000181',
    isActive: false,
    activeFrom: null,
    version: 3,
    changedBy: 'Luciana Moreira',
    changedAt: Date.UTC(2026, 10, 24, 15),
    ...changes,
  };
}

/** Three accounts: the active one, one with a Pix key, and one without special properties. */
export function someAccounts(): ReceivingAccount[] {
  const byKey = { way: 'key', bank: null, bankName: null, type: null, branch: null } as const;
  return [
    anAccount({ accountId: 1, label: 'Conta da pizzaria', isActive: true, version: 1 }),
    anAccount({
      ...byKey,
      accountId: 3,
      branchDigit: null,
      account: null,
      keyKind: 'phone',
      key: '+5511987654321',
    }),
    anAccount(),
  ];
}

export const accountPage = (rows: ReceivingAccount[]) => ({ rows, total: rows.length, pages: 1 });

export const someBanks: Bank[] = [
  { code: '001', name: 'Banco do Brasil S.A.', ispb: '00000000' },
  { code: '341', name: 'Itaú Unibanco S.A.', ispb: '60701190' },
  { code: '', name: 'Cooperativa sem código', ispb: '12345678' },
];

export const someFees =
  '<h3>Plano Standard Padrão</h3><p>Comissão: 12,00 % de cada venda.</p>' +
  '<h4>Débito: recebimento em 1 dia</h4><table><thead><tr><th>Parcelas</th><th>Bandeira</th><th>Taxa</th></tr></thead>' +
  '<tbody><tr><td>1x</td><td>Pix</td><td>0,99 %</td></tr><tr><td>1x</td><td>Visa</td><td>1,99 %</td></tr></tbody></table>' +
  '<h4>Crédito: recebimento em 30 dias</h4><table><thead><tr><th>Parcelas</th><th>Bandeira</th><th>Taxa</th></tr></thead>' +
  '<tbody><tr><td>1x</td><td>Visa</td><td>3,99 %</td></tr></tbody></table>';

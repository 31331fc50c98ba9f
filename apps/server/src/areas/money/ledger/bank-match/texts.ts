import type { BankMatchRow } from '@comanda/contract/money/ledger/bank-match.calls';

/** Texts of the spreadsheet with a bank comparison. */
export const BANK_MATCH_SHEET = {
  title: 'Conferência com o banco',
  file: 'conferencia-banco',
  example: 'extrato-de-exemplo.ofx',
  columns: {
    name: 'Repasse',
    outcome: 'Situação',
    sentOn: 'Enviado em',
    cents: 'Valor do repasse',
    bankDay: 'Data no banco',
    bankCents: 'Valor no banco',
    difference: 'Diferença',
    bankText: 'Descrição no banco',
  },
  outcomes: {
    found: 'Encontrado',
    different: 'Valor diferente',
    missing: 'Não encontrado',
    doubtful: 'De outro pagador?',
    'may-come': 'Ainda pode chegar',
    beyond: 'Depois do arquivo',
    returned: 'Devolvido pelo banco',
    'not-sent': 'Não transferido',
    nothing: 'Sem depósito',
    unclaimed: 'Crédito sem repasse',
  } satisfies Record<BankMatchRow['outcome'], string>,
} as const;

import type { ActionRows } from '../../people/audit/action-row.ts';
import type { AuditFacts } from '../../people/audit/audit-facts.ts';

/** Audit log: transfers to the store's account. */
export const PAYOUT_ACTIONS = {
  'finance.transfer-asked': {
    area: 'finance',
    describe: (f) => `Transferiu${worth(f)} para a ${f.text('conta') ?? 'conta de recebimento'}`,
  },
  'finance.automatic-payout-set': {
    area: 'finance',
    describe: (f) => `${f.flag('automatico') === true ? 'Ligou' : 'Desligou'} o repasse automático`,
  },
  'finance.payout-held': {
    area: 'finance',
    describe: (f) => `Reteve as transferências da loja${because(f)}`,
  },
  'finance.payout-released': { area: 'finance', describe: () => 'Liberou as transferências da loja' },
  'finance.book-released': {
    area: 'finance',
    describe: (f) => `Liberou os repasses da loja depois de conferir o livro${because(f)}`,
  },
  'finance.book-proven': { area: 'finance', describe: () => 'Conferiu o livro da loja desde o início' },
  'finance.settlement-retried': { area: 'finance', describe: () => 'Tentou de novo o repasse da loja' },
} as const satisfies ActionRows;

function worth(facts: AuditFacts): string {
  const money = facts.money('centavos');
  return money === null ? '' : ` ${money}`;
}

function because(facts: AuditFacts): string {
  const reason = facts.text('motivo');
  return reason === null ? '' : ` (${reason})`;
}

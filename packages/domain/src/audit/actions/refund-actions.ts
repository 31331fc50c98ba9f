import type { ActionRows } from '../action-row.ts';
import type { AuditFacts } from '../audit-facts.ts';

const PAYERS: Readonly<Record<string, string>> = {
  store: ', por conta da loja',
  provider: ', por conta da equipe',
  courier: ', por conta do motoboy',
};

/** What was given back to customers who had paid online. */
export const REFUND_ACTIONS = {
  'payments.refund-asked': {
    area: 'payments',
    say: (f) => `Devolveu${worth(f)}${f.ofOrder()}${PAYERS[f.text('paga') ?? ''] ?? ''}${because(f)}`,
  },
  'payments.refund-retried': {
    area: 'payments',
    say: (f) => `Tentou de novo a devolução${of(worth(f))}${f.ofOrder()}`,
  },
} as const satisfies ActionRows;

function worth(facts: AuditFacts): string {
  const money = facts.money('centavos');
  return money === null ? '' : ` ${money}`;
}

const of = (money: string) => (money === '' ? '' : ` de${money}`);

function because(facts: AuditFacts): string {
  const reason = facts.text('motivo');
  return reason === null ? '' : ` (${reason})`;
}

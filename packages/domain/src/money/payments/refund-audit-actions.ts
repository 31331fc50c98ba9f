import type { ActionRows } from '../../people/audit/action-row.ts';
import type { AuditFacts } from '../../people/audit/audit-facts.ts';

const PAYERS: Readonly<Record<string, string>> = {
  store: ', por conta da loja',
  provider: ', por conta da equipe',
  courier: ', por conta do motoboy',
};

const ABOUT: Readonly<Record<string, string>> = {
  charge: ' pela cobrança',
  refund: ' pelo reembolso',
  dispute: ' pela contestação',
  notice: ' pelo aviso',
};

/** Audit log: refunds to customers who paid online. */
export const REFUND_ACTIONS = {
  'payments.refund-asked': {
    area: 'payments',
    describe: (f) => `Devolveu${worth(f)}${f.ofOrder()}${PAYERS[f.text('paga') ?? ''] ?? ''}${because(f)}`,
  },
  'payments.refund-retried': {
    area: 'payments',
    describe: (f) => `Tentou de novo o reembolso${of(worth(f))}${f.ofOrder()}`,
  },
  'payments.asked-now': {
    area: 'payments',
    describe: (f) => `Perguntou ao provedor de pagamentos${ABOUT[f.text('sobre') ?? ''] ?? ''}${numbered(f)}`,
  },
} as const satisfies ActionRows;

function numbered(facts: AuditFacts): string {
  const number = facts.number('numero');
  return number === null ? '' : ` ${number}`;
}

function worth(facts: AuditFacts): string {
  const money = facts.money('centavos');
  return money === null ? '' : ` ${money}`;
}

const of = (money: string) => (money === '' ? '' : ` de${money}`);

function because(facts: AuditFacts): string {
  const reason = facts.text('motivo');
  return reason === null ? '' : ` (${reason})`;
}

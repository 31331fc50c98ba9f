import type { ActionRows } from '../../people/audit/action-row.ts';
import type { AuditFacts } from '../../people/audit/audit-facts.ts';

/** Audit log: changes of the provider's terms with the store. */
export const TERMS_ACTIONS = {
  'finance.commission-set': {
    area: 'finance',
    describe: (f) => `Combinou a comissão${rateOf(f)}${since(f)}`,
  },
} as const satisfies ActionRows;

function rateOf(facts: AuditFacts): string {
  const rate = facts.number('milionesimos');
  if (rate === null) return '';
  const onDelivery = facts.flag('entrega') ? ', também sobre a entrega' : '';
  return ` de ${(rate / 10_000).toLocaleString('pt-BR')} %${onDelivery}`;
}

function since(facts: AuditFacts): string {
  const day = facts.day('desde');
  return day === null ? '' : ` a partir de ${day}`;
}

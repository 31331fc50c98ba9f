import { formatCents } from '../../kit/cents/format-cents.ts';
import type { ActionRows } from '../../people/audit/action-row.ts';
import type { AuditFacts } from '../../people/audit/audit-facts.ts';
import type { ApprovedKind } from '../../people/provider/alone-limit.ts';

/** Audit log: actions on fines, stores' requests to cancel them, and their evidence. */
export const FINE_ACTIONS = {
  'finance.reversal-asked': {
    area: 'finance',
    describe: (f) => `Pediu o estorno da multa${worth(f)}${ofOrder(f)}`,
  },
  'finance.reversal-decided': {
    area: 'finance',
    describe: (f) =>
      `${f.flag('aprovado') === true ? 'Aprovou' : 'Recusou'} o estorno da multa${worth(f)}${ofOrder(f)}${because(f)}`,
  },
  'finance.fined': {
    area: 'finance',
    describe: (f) => `Lançou uma multa${worth(f)}${ofOrder(f)}${because(f)}`,
  },
  'finance.fine-reversed': {
    area: 'finance',
    describe: (f) => `Estornou a multa${worth(f)}${ofOrder(f)}${because(f)}`,
  },
  'finance.manual-asked': {
    area: 'finance',
    describe: (f) => `Pediu ${manual(f)}${because(f)}`,
  },
  'finance.manual-decided': {
    area: 'finance',
    describe: (f) => `${f.flag('aprovado') === true ? 'Aprovou' : 'Recusou'} ${manual(f)}${because(f)}`,
  },
  'finance.kit-taken': { area: 'finance', describe: (f) => `Baixou o dossiê${ofOrder(f)}` },
} as const satisfies ActionRows;

const APPROVED: Readonly<Record<ApprovedKind, string>> = {
  refund: 'um reembolso',
  fine: 'uma multa',
  'fine-reversed': 'o estorno de uma multa',
  'reversal-approved': 'o estorno, pedido pela loja, de uma multa',
  invoice: 'uma cobrança avulsa',
  holder: 'outro titular do pagamento online',
  commission: 'outra comissão',
  plan: 'outras taxas de um plano',
};

/**
 * Describes a manual request, e.g. 'um ajuste de R$ 7,77 contra a loja', 'o cancelamento da fatura nº 7 de R$
 * 54,87'.
 */
function manual(facts: AuditFacts): string {
  const [kind, number] = [facts.text('tipo'), facts.number('fatura')];
  const invoice = `da fatura${number === null ? '' : ` nº ${number}`}`;
  if (kind === 'invoice-paid') return `o pagamento${worth(facts)} ${invoice}`;
  if (kind === 'invoice-cancelled') return `o cancelamento ${invoice}${worth(facts)}`;
  const approved = APPROVED[kind as ApprovedKind];
  if (approved !== undefined) {
    const about = facts.text('sobre');
    const moved = Math.abs(facts.number('centavos') ?? 0);
    return `${approved}${moved === 0 ? '' : ` de ${formatCents(moved)}`}${about === null ? '' : `: ${about}`}`;
  }
  const what = kind === 'opening' ? 'um saldo de abertura' : 'um ajuste';
  const cents = facts.number('centavos');
  if (cents === null) return what;
  return `${what} de ${formatCents(Math.abs(cents))} ${cents < 0 ? 'contra a loja' : 'a favor da loja'}`;
}

function worth(facts: AuditFacts): string {
  const money = facts.money('centavos');
  return money === null ? '' : ` de ${money}`;
}

function ofOrder(facts: AuditFacts): string {
  const code = facts.text('codigo');
  return code === null ? '' : ` do pedido ${code}`;
}

function because(facts: AuditFacts): string {
  const reason = facts.text('motivo');
  return reason === null ? '' : ` (${reason})`;
}

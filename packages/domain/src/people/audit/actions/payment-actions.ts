import { type MethodGroup, PAYMENT_METHODS } from '../../../store/payment-methods/payment-methods.ts';
import type { ActionRows } from '../action-row.ts';
import { type AuditFacts, listChange } from '../audit-facts.ts';

const KIND_NAMES: Record<MethodGroup, string> = {
  cash: '',
  credit: ' crédito',
  debit: ' débito',
  'meal-voucher': ' refeição',
  'food-voucher': ' alimentação',
  wallet: '',
};
const NAMES = new Map(PAYMENT_METHODS.map(({ key, name, group }) => [key, `${name}${KIND_NAMES[group]}`]));

/** Accepted payment methods, and the store's debts to the provider. */
export const PAYMENT_ACTIONS = {
  'payment-methods.changed': {
    area: 'payments',
    say: () => 'Mudou as formas de pagamento',
    changes: (f) =>
      listChange(namesOf(f.before), namesOf(f.after), {
        come: 'Passou a aceitar',
        gone: 'Deixou de aceitar',
      }),
  },
  'finance.invoice-opened': {
    area: 'finance',
    say: (f) => `Emitiu a fatura${invoiceOf(f)}${worth(f)}${dueOn(f)}`,
  },
  'finance.commission-set': {
    area: 'finance',
    say: (f) => `Combinou a comissão${rateOf(f)}${since(f)}`,
  },
  'finance.invoice-paid': {
    area: 'finance',
    say: (f) => `Registrou o pagamento da fatura${invoiceOf(f)}${worth(f)}`,
  },
  'finance.period-retried': { area: 'finance', say: () => 'Tentou de novo o fechamento do mês da loja' },
  'finance.boleto-asked': { area: 'finance', say: (f) => `Pediu outro boleto da fatura${invoiceOf(f)}` },
  'finance.invoice-cancelled': { area: 'finance', say: (f) => `Cancelou a fatura${invoiceOf(f)}` },
  'catalogue.categories-replaced': {
    area: 'catalogue',
    say: (f) => {
      const [categories, items] = [f.number('categorias'), f.number('itens')];
      const counts =
        categories === null || items === null ? '' : `: ${categories} categorias, ${items} itens`;
      return `Atualizou as categorias do cardápio${counts}`;
    },
  },
} as const satisfies ActionRows;

const namesOf = (facts: AuditFacts) => facts.texts('formas').map((key) => NAMES.get(key) ?? 'outra forma');

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

function invoiceOf(facts: AuditFacts): string {
  const number = facts.number('fatura');
  return number === null ? '' : ` nº ${number}`;
}

function worth(facts: AuditFacts): string {
  const money = facts.money('centavos');
  return money === null ? '' : ` de ${money}`;
}

function dueOn(facts: AuditFacts): string {
  const day = facts.day('vencimento');
  return day === null ? '' : `, com vencimento em ${day}`;
}

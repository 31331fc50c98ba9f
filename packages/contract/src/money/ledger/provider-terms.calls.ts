import { calendarDay } from '../../kit/calendar-day.ts';
import { defineCall } from '../../kit/define-call.ts';
import {
  bool,
  id,
  integer,
  plainMoment,
  plainNumber,
  plainText,
  text,
  translated,
} from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, nullable, record } from '../../kit/record.ts';
import { nothing } from '../../kit/shape.ts';
import { storeField } from '../../kit/store-field.ts';
import { doneOrRequested, REQUEST_ERRORS } from '../../people/provider/requested.wire.ts';
import { RATE_KIND_WORDS } from '../online-payment/plans.calls.ts';
import { percentRate } from './percent.ts';

const READ = { kind: 'provider', permission: 'finance.read' } as const;
/** Access to calls that set the provider's commission on all sales from a day on. */
const SET = { kind: 'provider', permission: 'services.manage', isSensitive: true } as const;

/** Status of a version of the terms on a given day. */
const STATUS_WORDS = { past: 'PASSADA', current: 'VALE_HOJE', coming: 'VAI_VALER' } as const;
const versionFields = {
  fromDay: ['desde', calendarDay],
  status: ['situacao', translated(STATUS_WORDS)],
  setAt: ['definida_em', plainMoment],
  // Null: the default of the installation, which no person set.
  setBy: ['definida_por', nullable(plainText)],
} as const;
export type VersionStatus = keyof typeof STATUS_WORDS;

const commission = record({
  ...versionFields,
  rateMillionths: ['comissao', percentRate],
  includesDelivery: ['sobre_entrega', bool],
});
export type CommissionVersion = DomainOfShape<typeof commission>;

export const getStoreTerms = defineCall({
  name: 'provider.get-store-terms',
  summary: 'A comissão combinada com uma loja, versão por versão, e o plano que vale em cada dia',
  route: 'GET provedor/lojas/{loja}/comissoes',
  access: READ,
  input: record(storeField),
  output: answer(
    record({
      // Sorted by first day, the newest first.
      commissions: ['comissoes', list(commission)],
      plans: ['planos', list(record({ ...versionFields, name: ['plano', plainText] }))],
      today: ['hoje', calendarDay],
      // The first possible day of a new version.
      firstDay: ['primeiro_dia', calendarDay],
    }),
  ),
  errors: ['provider.unknown-store'],
});
export type StoreTermsShown = DomainOfShape<typeof getStoreTerms.output>;

export const commissionInput = record({
  ...storeField,
  fromDay: ['desde', calendarDay],
  rateMillionths: ['comissao', percentRate],
  includesDelivery: ['sobre_entrega', bool],
});

export const setStoreCommission = defineCall({
  name: 'provider.set-store-commission',
  summary:
    'Combinar a comissão de uma loja a partir de um dia que ainda não começou; a primeira abre o livro',
  route: 'POST provedor/lojas/{loja}/comissoes',
  access: SET,
  input: commissionInput,
  output: doneOrRequested,
  errors: ['provider.unknown-store', 'ledger.past-day', ...REQUEST_ERRORS],
});

export const MAX_INSTALMENTS = 24;
const MAX_RATES = 200;
const rate = record({
  kind: ['tipo', translated(RATE_KIND_WORDS)],
  brand: ['bandeira', text({ max: 40 })],
  instalments: ['parcelas', integer({ min: 1, max: MAX_INSTALMENTS })],
  rateMillionths: ['taxa', percentRate],
});

const planVersion = record({
  ...versionFields,
  returnsFee: ['devolve_taxa', bool],
  rates: ['taxas', list(rate)],
});
export type PlanVersionShown = DomainOfShape<typeof planVersion>;

const plan = record({
  planId: ['plano', plainNumber],
  name: ['nome', plainText],
  // Sorted by first day, the newest first.
  versions: ['versoes', list(planVersion)],
});
export type FeePlan = DomainOfShape<typeof plan>;

export const listFeePlans = defineCall({
  name: 'provider.list-fee-plans',
  summary:
    'As tabelas de taxas dos planos, versão por versão; as de exemplo valem até o provedor definir as suas',
  route: 'GET provedor/planos',
  access: READ,
  input: nothing,
  output: answer(
    record({
      plans: ['planos', list(plan)],
      today: ['hoje', calendarDay],
      firstDay: ['primeiro_dia', calendarDay],
    }),
  ),
});
export type FeePlans = DomainOfShape<typeof listFeePlans.output>;

export const planInput = record({
  planId: ['plano', id],
  fromDay: ['desde', calendarDay],
  returnsFee: ['devolve_taxa', bool],
  rates: ['taxas', list(rate, { least: 1, most: MAX_RATES })],
});

export const savePlanVersion = defineCall({
  name: 'provider.save-plan-version',
  summary:
    'Definir a tabela de taxas de um plano a partir de um dia que ainda não começou; do mesmo dia, a última vale',
  route: 'POST provedor/planos/{plano}/versoes',
  access: SET,
  input: planInput,
  output: doneOrRequested,
  errors: ['ledger.past-day', 'ledger.unknown-plan', ...REQUEST_ERRORS],
});

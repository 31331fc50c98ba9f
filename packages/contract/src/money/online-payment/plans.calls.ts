import type { RateKind } from '@comanda/domain/money/ledger/terms';
import { calendarDay } from '../../kit/calendar-day.ts';
import { defineCall } from '../../kit/define-call.ts';
import { bool, id, plainNumber, plainReais, plainText, translated } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, nullable, record } from '../../kit/record.ts';
import { asIs, nothing, shape } from '../../kit/shape.ts';
import { MANAGE } from './access.ts';
import { saved } from './answers.wire.ts';
import { registrationField } from './registration.wire.ts';

/** In the domain rates are millionths, on the wire percentages: 39,900 is 3.99. */
const percent = shape(plainNumber.wire, {
  decode: (wire) => Math.round(wire * 10_000),
  encode: (millionths: number) => millionths / 10_000,
});

export const RATE_KIND_WORDS = { debit: 'Débito', credit: 'Crédito' } as const satisfies Record<
  RateKind,
  string
>;

const planRate = record({
  planId: ['id_pagon_plano', plainNumber],
  kind: ['tipo', translated(RATE_KIND_WORDS)],
  brand: ['bandeira', plainText],
  instalments: ['parcelas', plainNumber],
  rateMillionths: ['taxas', percent],
});
export type ShownPlanRate = DomainOfShape<typeof planRate>;

export const listPlanRates = defineCall({
  name: 'online-payment.list-plan-rates',
  summary: 'As taxas dos planos, linha por linha, como valem hoje',
  route: 'GET pagamentoonline/listarPlanosTaxas',
  access: MANAGE,
  input: nothing,
  output: answer('obj', list(planRate)),
});

const plan = record({
  planId: ['id_pagon_plano', plainNumber],
  name: ['nome', plainText],
  isActive: ['ativo', bool],
  /** The operational day on which the plan starts; set only if the plan is chosen and not active yet. */
  fromDay: ['a_partir_de', nullable(calendarDay)],
  /** The store's part of a sale of `exampleCents`; null if the store has no commission terms. */
  yieldCents: ['rende', nullable(plainReais)],
});
export type ShownPlan = DomainOfShape<typeof plan>;

/** Data for the screen, and for the question before a change: 'sua venda de R$ 100,00 rende R$ 84,01'. */
export const listPlans = defineCall({
  name: 'online-payment.list-plans',
  summary: 'Os planos, o que vale, e quanto rende uma venda de R$ 100,00 em cada um',
  route: 'GET pagamentoonline/planos',
  access: MANAGE,
  input: nothing,
  output: answer(
    record({
      plans: ['planos', list(plan)],
      exampleCents: ['venda', plainReais],
      // The provider's commission on a sale; null without an agreement.
      commissionMillionths: ['comissao', nullable(percent)],
      // The operational day on which a plan would start if chosen now.
      nextDay: ['proximo_dia', calendarDay],
    }),
  ),
});

/** The plan starts on the next operational day; until then a new choice replaces it. */
export const choosePlan = defineCall({
  name: 'online-payment.choose-plan',
  summary: 'Ativar um plano, a partir do próximo dia de operação',
  route: 'POST pagamentoonline/ativarPagOnPlano',
  access: MANAGE,
  input: record({ ...registrationField, planId: ['id_pagon_planos_taxas', id] }),
  output: saved({ fromDay: ['a_partir_de', calendarDay] }),
  errors: ['online-payment.unknown-plan', 'online-payment.no-registration'],
});

/** Plan and rates as HTML from the server's own data: headings, lists and tables without attributes. */
export const getTaxAndPlans = defineCall({
  name: 'online-payment.get-tax-and-plans',
  summary: 'Resumo do plano e das taxas, em HTML',
  route: 'GET pagamentoonline/getTaxAndPlans',
  access: MANAGE,
  input: nothing,
  output: answer('planAndTax', asIs(plainText.wire)),
});

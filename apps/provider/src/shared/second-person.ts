import { ALONE } from '@comanda/domain/people/provider/alone-limit';
import { formatMoney } from '@comanda/web/formats/format-money';

export const secondPersonTexts = {
  waits: 'Espera a aprovação de outra pessoa. O pedido está em Financeiro.',
  capped: `Até ${formatMoney(ALONE.maxCents)}, e ${formatMoney(ALONE.dayCents)} por pessoa e dia, vale na hora. Acima disso outra pessoa da equipe aprova, em Financeiro.`,
  always: 'Vale quando outra pessoa da equipe aprovar, em Financeiro.',
} as const;

/** Toast after a call: done immediately, or waiting for the approval of a second user. */
export const doneOrWaits =
  (done: string) =>
  ({ requestId }: { requestId: number | null }): string =>
    requestId === null ? done : secondPersonTexts.waits;

import type { AmountEffect, ChangeEffect } from '@comanda/domain/store/delivery-areas/area-change';
import { formatMoney } from '@comanda/web/formats/format-money';
import { districts } from './texts.ts';

/** Describes the effect of a change of many areas in sentences: '12 bairros: taxa R$ 8,00 → R$ 9,00'. */
export function effectWords(effect: ChangeEffect): string[] {
  const lines: string[] = [];
  const count = (amount: number, words: string) => {
    if (amount > 0) lines.push(`${districts(amount)} ${words}`);
  };
  count(effect.activated, effect.activated === 1 ? 'passa a ser atendido' : 'passam a ser atendidos');
  count(effect.deactivated, effect.deactivated === 1 ? 'deixa de ser atendido' : 'deixam de ser atendidos');
  count(effect.becomeFree, 'com frete grátis');
  count(effect.becomePaid, effect.becomePaid === 1 ? 'volta a cobrar' : 'voltam a cobrar');
  amount(lines, 'taxa', effect.fee);
  amount(lines, 'compra mínima', effect.minimum);
  amount(lines, 'entrega grátis a partir de', effect.freeFrom);
  const stays = (amount: number) => (amount === 1 ? 'não muda' : 'não mudam');
  if (effect.stillFree > 0) lines.push(`${effect.stillFree} já grátis ${stays(effect.stillFree)} de taxa`);
  count(
    effect.inactive,
    `${effect.inactive === 1 ? 'não atendido' : 'não atendidos'} ${stays(effect.inactive)}`,
  );
  return lines;
}

function amount(lines: string[], name: string, effect: AmountEffect | null): void {
  if (effect === null) return;
  lines.push(`${districts(effect.areas)}: ${name} ${range(effect.before)} → ${range(effect.after)}`);
}

function range({ least, most }: AmountEffect['before']): string {
  if (most === null) return 'sem valor';
  if (least === most) return formatMoney(most);
  return least === null ? `sem valor a ${formatMoney(most)}` : `${formatMoney(least)} a ${formatMoney(most)}`;
}

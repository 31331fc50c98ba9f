import { brazilianDay } from '@comanda/domain/kit/time/brazilian-days';

export const COMISSAO = {
  summary: 'a comissão da loja; a primeira começa o financeiro dela',
  setSummary: 'Combina a comissão sobre os produtos, em por cento; com --entrega, também sobre a entrega.',
  notARate: (word: string) => `"${word}" não é uma taxa de 0 a 100: escreva como 12 ou 12,5.`,
  set: (rate: string, name: string, day: string) =>
    `Comissão de ${rate} % combinada com a loja "${name}" a partir de ${brazilianDay(day)}.`,
};

import { canBeFree } from '@comanda/domain/menu/menu/free-pieces';
import type { OptionGroup } from '@comanda/domain/menu/menu/menu-product';
import type { PriceRule } from '@comanda/domain/menu/menu/price-rules';

const choices = (least: number, most: number) => {
  if (least === 0) return most === 0 ? 'escolha quantas quiser' : `escolha até ${most}`;
  if (least === most) return `escolha ${least}`;
  return most === 0 ? `escolha ${least} ou mais` : `escolha de ${least} a ${most}`;
};

const rules: Record<PriceRule, string | null> = {
  highest: 'vale o preço da mais cara',
  lowest: 'vale o preço da mais barata',
  mean: 'vale a média dos preços',
  sum: null,
  incremental: null,
};

const freeWords = ({ free, freeOrder, rule }: OptionGroup) => {
  if (free === 0 || !canBeFree(rule)) return null;
  if (freeOrder === 'first') return free === 1 ? 'o primeiro é grátis' : `os ${free} primeiros são grátis`;
  return free === 1 ? 'o mais barato é grátis' : `os ${free} mais baratos são grátis`;
};

export const previewTexts = {
  close: 'Fechar',
  loadFailed: 'Não foi possível carregar o cardápio',
  moment: 'Quando',
  now: 'Agora',
  chosen: 'Em outro dia e hora',
  day: 'Dia',
  time: 'Hora',
  byHours: 'A loja aparece pelos seus horários de funcionamento.',
  dawn: (before: string, after: string) => `Madrugada de ${before} para ${after}.`,
  noHours: 'Sem horários de funcionamento salvos, a loja aparece aberta.',
  days: ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'],

  open: 'Aberta',
  closed: 'Fechada',
  closedUntil: (moment: string) => `Fechada · abre ${moment}`,
  categories: 'Categorias do cardápio',
  nothing: 'Nada aparece neste momento',
  nothingHint: 'Todos os produtos e categorias estão ocultos.',
  from: 'a partir de',
  insteadOf: 'de',
  noPrice: 'Sem preço: falta o que escolher',

  back: 'Voltar ao cardápio',
  notShown: 'Este produto não aparece para o cliente neste momento.',
  size: 'Tamanho',
  sizeHint: 'Obrigatório · escolha 1',
  group: (group: OptionGroup) =>
    [
      group.least > 0 ? 'Obrigatório' : 'Opcional',
      choices(group.least, group.most),
      freeWords(group),
      rules[group.rule],
    ]
      .filter((words) => words !== null)
      .join(' · '),
  none: 'Nenhuma',
  out: 'Em falta',
  less: (name: string) => `Menos ${name}`,
  more: (name: string) => `Mais ${name}`,
  recipe: 'Ingredientes',
  recipeHint: 'Desmarque o que não quer',
  goesWithout: 'em falta: o produto sai sem',
  quantity: 'Quantidade',

  total: 'Total',
  working: 'Como chegamos a este preço',
  base: 'Preço do produto',
  lowered: (money: string) => `promoção, em vez de ${money}`,
  part: (quantity: number, all: number, name: string) => `${quantity}/${all} ${name}`,
  times: (quantity: number, name: string) => (quantity === 1 ? name : `${quantity}× ${name}`),
  unit: 'Cada um',
  checking: 'Conferindo com o servidor…',
  confirmed: 'Conferido: o servidor cobra o mesmo.',
  differs: (money: string) =>
    `O servidor cobra ${money}. Os dois preços deviam ser iguais: avise o suporte antes de vender.`,
  unchecked: 'Não deu para conferir com o servidor agora.',
} as const;

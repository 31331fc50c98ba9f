/** Joins names in a list: `Calabresa`, `Calabresa e Cebola`, `Calabresa, Cebola e Bacon`. */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} e ${last}`;
}

const choices = (count: number) => (count === 1 ? '1 opção' : `${count} opções`);

/** Texts about menu items that cannot be bought: the reason, and the time when they are available again. */
export const menuTexts = {
  today: 'hoje',
  tomorrow: 'amanhã',
  weekdays: ['no domingo', 'na segunda', 'na terça', 'na quarta', 'na quinta', 'na sexta', 'no sábado'],
  onDay: (date: string) => `em ${date}`,
  /** Short names of days, for narrow places. */
  brief: {
    today: 'hoje',
    tomorrow: 'amanhã',
    weekdays: ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'],
    onDay: (date: string) => date,
  },
  // One o'clock is singular in Portuguese; all other hours are plural.
  atTime: (day: string, time: string) => `${day} ${time.startsWith('01') ? 'à' : 'às'} ${time}`,
  back: (moment: string) => `volta ${moment}`,
  opens: (moment: string) => `abre ${moment}`,
  available: (moment: string) => `disponível ${moment}`,
  listed,

  /** Texts of a few words, for rows. */
  short: {
    hidden: { product: 'Oculto', category: 'Categoria oculta' },
    out: { product: 'Em falta', category: 'Categoria em falta' },
    'none-left': 'Acabou',
    'outside-hours': { product: 'Fora do horário', category: 'Categoria fora do horário' },
    'ingredient-out': (name: string) => `${name} em falta`,
    'group-empty': (group: string, names: readonly string[]) =>
      names.length === 0 ? `${group}: sem opções` : `${listed(names)} em falta`,
    'no-size': 'Nenhum tamanho ativo',
    'no-price': 'Sem preço',
    'store-closed': 'Loja fechada',
    more: (count: number) => (count === 1 ? 'e mais 1 motivo' : `e mais ${count} motivos`),
  },

  /** Texts of two or three words, for the mark on a row. */
  mark: {
    back: (moment: string) => `Volta ${moment}`,
    without: (name: string, more: number) => `Sem ${name}${more === 0 ? '' : ` e mais ${more}`}`,
    soldWithout: (name: string, more: number) => `Sai sem ${name}${more === 0 ? '' : ` e mais ${more}`}`,
  },

  /** Whole sentences that also say how to make the item available. */
  long: {
    hidden: {
      product: 'O produto está oculto.',
      category: (name: string) => `A categoria ${name} está oculta.`,
    },
    out: {
      product: 'O produto está marcado como em falta.',
      category: (name: string) => `A categoria ${name} está marcada como em falta.`,
    },
    'none-left': 'Não resta nenhuma unidade.',
    'outside-hours': {
      product: 'O produto só é vendido em certos dias e horários, e agora não é um deles.',
      category: (name: string) =>
        `A categoria ${name} só é vendida em certos dias e horários, e agora não é um deles.`,
    },
    'ingredient-out': (name: string) => `${name} está em falta, e o produto não sai sem esse ingrediente.`,
    'group-empty': (group: string, min: number, left: number, names: readonly string[]) => {
      const requested = `A variação ${group} pede ${choices(min)}`;
      const has = left === 0 ? 'não há nenhuma' : `só dá para escolher ${left}`;
      if (names.length === 0) return `${requested} e ${has}.`;
      return `${requested} e ${has}: ${listed(names)} ${names.length === 1 ? 'está' : 'estão'} em falta.`;
    },
    'no-size': 'Nenhum tamanho do produto está ativo.',
    'no-price': 'O produto sairia de graça: falta o preço dele, de um tamanho ou do que se escolhe nele.',
    'store-closed': 'A loja está fechada.',
  },
  mend: {
    product: 'Abrir o produto',
    categories: 'Ver as categorias',
    stock: 'Abrir o estoque',
    hours: 'Ver os horários da loja',
  },

  /** Texts that customers read. */
  soldOut: 'Esgotado',
  outsideHours: 'Fora do horário',
} as const;

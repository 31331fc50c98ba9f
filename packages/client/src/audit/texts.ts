const WEEKDAYS = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
];
const MONTHS = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];

/** All texts of the history, except the sentences of its entries. */
export const auditTexts = {
  today: 'Hoje',
  yesterday: 'Ontem',
  /** Formats a day as `sábado, 21 de novembro`. A year that is not the current one is added. */
  day: (weekday: number, day: number, month: number, year: number | null) =>
    `${WEEKDAYS[weekday]}, ${day} de ${MONTHS[month - 1]}${year === null ? '' : ` de ${year}`}`,
  count: (count: number) => (count === 1 ? '1 registro' : `${count} registros`),
  became: 'virou',
  nothing: 'nada',
  seeChanges: (count: number) => `Ver as ${count} mudanças`,
  seeAlike: (count: number) => `Ver mais ${count} como este`,
  moreCount: (count: number) => (count === 1 ? 'e mais 1 mudança' : `e mais ${count} mudanças`),
  order: 'Ver pedido',
  person: 'Quem',
  area: 'Assunto',
  all: 'Todos',
  team: 'Equipe Comanda',
  system: 'Automático',
  blocked: (name: string) => `${name} (bloqueado)`,
} as const;

/** Texts of the editors of weekly hours. */
export const weekTexts = {
  days: ['Domingo', 'Segunda-feira', 'Terça-feira', 'Quarta-feira', 'Quinta-feira', 'Sexta-feira', 'Sábado'],
  columns: { day: 'Dia', first: 'Primeiro período', second: 'Segundo período' },
  to: 'às',
  times: {
    opens: 'primeira abertura',
    closes: 'primeiro fechamento',
    opensAgain: 'segunda abertura',
    closesAgain: 'segundo fechamento',
  },
  nextDay: '+1 dia',
  copy: (day: string) => `Copiar ${day} para outros dias`,
  copyTitle: (day: string) => `Copiar ${day} para`,
  copyTo: { all: 'Todos os dias', weekdays: 'Segunda a sexta', weekend: 'Sábado e domingo' },
} as const;

import { formatDay } from '@comanda/client/formats/date-time.ts';
import type { PlanVersionShown } from '@comanda/contract/money/ledger/provider-terms.calls';

export const planTexts = {
  title: 'Planos e taxas',
  subtitle:
    'O que cada plano cobra do pagamento online. Uma tabela nova vale a partir de um dia; o passado não muda.',
  failed: 'Não foi possível carregar os planos.',
  examples:
    'As taxas que valem hoje são de exemplo, da instalação. Defina as suas antes de cobrar das lojas.',
  isExample: 'Taxas de exemplo da instalação',
  add: 'Nova tabela',
  addTo: (plan: string) => `Nova tabela de ${plan}`,
  current: 'Tabela que vale hoje',
  versions: 'Outras tabelas',
  versionOf: ({ fromDay }: PlanVersionShown) => `Desde ${formatDay(fromDay)}`,
  comesOf: ({ fromDay }: PlanVersionShown) => `A partir de ${formatDay(fromDay)}`,
  setBy: ({ setBy }: PlanVersionShown) =>
    setBy === null ? 'Taxas de exemplo da instalação' : `Definida por ${setBy}`,
  fee: (returns: boolean) =>
    returns
      ? 'A taxa volta quando o pagamento é devolvido.'
      : 'A taxa não volta quando o pagamento é devolvido.',
  table: (plan: string, day: string) => `Taxas de ${plan} desde ${formatDay(day)}`,
  head: 'Tipo e bandeira',
  instalments: (count: number) => `${count}x`,
  kinds: { debit: 'Débito', credit: 'Crédito' } as const,
  none: '–',
  dialog: {
    hint: (day: string) =>
      `O primeiro dia possível é ${formatDay(day)}. As lojas deste plano pagam estas taxas pelo que venderem desse dia em diante.`,
    fromDay: 'Vale a partir de',
    tooEarly: (day: string) => `Escolha ${formatDay(day)} ou depois.`,
    returnsFee: 'A taxa volta quando o pagamento é devolvido',
    rates: 'Taxas',
    kind: (row: number) => `Tipo da linha ${row}`,
    brand: (row: number) => `Bandeira da linha ${row}`,
    instalments: (row: number) => `Parcelas da linha ${row}`,
    rate: (row: number) => `Taxa da linha ${row}`,
    remove: (row: number) => `Tirar a linha ${row}`,
    addRow: 'Outra linha',
    columns: { kind: 'Tipo', brand: 'Bandeira', instalments: 'Parcelas', rate: 'Taxa' },
    submit: 'Guardar tabela',
    done: 'Tabela guardada.',
  },
} as const;

import { formatDay } from '@comanda/client/formats/date-time.ts';
import type { BankMatchRow } from '@comanda/contract/money/ledger/bank-match.calls';
import type { Tone } from '@comanda/ui/tone.ts';
import type { BankFileFaultKind } from './read-bank-file.ts';

type Outcome = BankMatchRow['outcome'];

/** Label, colour and counted words of each outcome. */
export const outcomes: Record<Outcome, { word: string; tone: Tone; one: string; many: string }> = {
  missing: { word: 'Não encontrado', tone: 'late', one: 'não encontrado', many: 'não encontrados' },
  different: {
    ...{ word: 'Valor diferente', tone: 'late' },
    ...{ one: 'com valor diferente', many: 'com valor diferente' },
  },
  doubtful: {
    ...{ word: 'De outro pagador?', tone: 'late' },
    ...{ one: 'pode ser de outro pagador', many: 'podem ser de outro pagador' },
  },
  returned: { word: 'Devolvido pelo banco', tone: 'late', one: 'devolvido', many: 'devolvidos' },
  unclaimed: {
    ...{ word: 'Crédito sem repasse', tone: 'pending' },
    ...{ one: 'crédito sem repasse', many: 'créditos sem repasse' },
  },
  'may-come': {
    ...{ word: 'Ainda pode chegar', tone: 'pending' },
    ...{ one: 'ainda pode chegar', many: 'ainda podem chegar' },
  },
  beyond: {
    ...{ word: 'Depois do arquivo', tone: 'pending' },
    ...{ one: 'pode estar depois do arquivo', many: 'podem estar depois do arquivo' },
  },
  'not-sent': { word: 'Não transferido', tone: 'neutral', one: 'não transferido', many: 'não transferidos' },
  found: { word: 'Encontrado', tone: 'delivered', one: 'encontrado', many: 'encontrados' },
  nothing: { word: 'Sem depósito', tone: 'neutral', one: 'sem depósito', many: 'sem depósito' },
};

/** The sequence of rows: outcomes that need action come first. */
export const OUTCOME_ORDER = Object.keys(outcomes) as Outcome[];
/** Outcomes that need action. */
export const NEEDS_CARE: readonly Outcome[] = ['missing', 'different', 'doubtful', 'returned', 'unclaimed'];

const faults: Record<BankFileFaultKind | 'too-long', string> = {
  'too-large': 'O arquivo tem mais de 5 MB. Baixe um período menor no banco e escolha de novo.',
  empty: 'O arquivo está vazio. Baixe o extrato de novo no banco.',
  pdf: 'Este arquivo é um PDF. Baixe o extrato em OFX ou CSV no site do banco.',
  spreadsheet: 'Este arquivo é uma planilha do Excel. Salve como CSV ou baixe o extrato em OFX.',
  'no-text': 'Não reconhecemos um extrato neste arquivo. Baixe em OFX ou CSV no site do banco.',
  quotes: 'O CSV tem aspas que não fecham. Baixe de novo no banco ou prefira o OFX.',
  'too-many': 'O extrato tem mais de 50 mil lançamentos. Baixe um período menor no banco.',
  card: 'Este arquivo é a fatura de um cartão. Baixe o extrato da conta que recebe os repasses.',
  nothing: 'Não há lançamentos que possamos ler neste arquivo. Baixe o extrato de novo no banco.',
  'too-long': 'O extrato tem mais de um ano. Baixe um período menor no banco e escolha de novo.',
};

const few = (numbers: readonly number[]) =>
  numbers.length > 5 ? `${numbers.slice(0, 5).join(', ')} e mais ${numbers.length - 5}` : numbers.join(', ');

export const bankMatchTexts = {
  title: 'Conferir com o banco',
  example: {
    words:
      'Nesta demonstração, um extrato feito com os repasses da loja: um falta no banco e um entrou com outro valor.',
    tryIt: 'Experimentar com um extrato de exemplo',
    save: 'Baixar este extrato',
    notSaved: 'Não foi possível salvar o extrato.',
  },
  subtitle:
    'Cada repasse no extrato da conta da loja: o que entrou, o que falta e o que veio com outro valor.',
  drop: {
    words: 'Arraste o extrato para cá',
    over: 'Solte o arquivo aqui',
    or: 'ou',
    choose: 'Escolher arquivo',
    limits: 'OFX ou CSV, até 5 MB e um ano de extrato',
  },
  start: 'Extrato do banco',
  steps: 'Como conferir',
  stepList: [
    'No site ou no aplicativo do banco, baixe o extrato da conta que recebe os repasses. Prefira OFX; CSV também serve.',
    'Escolha o arquivo aqui. Ele é lido neste aparelho: não é enviado, e nada dele é guardado.',
    'Veja primeiro o que precisa de atenção. O que não chegou, leve ao suporte com a planilha da conferência.',
  ],
  faults,
  failed: 'Não foi possível ler o arquivo. Baixe o extrato de novo no banco.',
  other: 'Escolher outro arquivo',
  account: 'Qual conta do arquivo você quer conferir?',
  accountHint: 'O arquivo tem o extrato de mais de uma conta.',
  accountField: 'Conta do arquivo',
  choose: 'Escolha',
  bankAccount: (bank: string | null, account: string | null, count: number) =>
    `${bank === null ? '' : `Banco ${bank}, `}conta ${account ?? 'sem número'} (${count} ${count === 1 ? 'lançamento' : 'lançamentos'})`,
  columns: 'O que cada coluna tem?',
  columnsHint: 'Diga onde estão a data e o valor. A descrição ajuda a reconhecer os créditos de repasses.',
  columnFields: { day: 'Data', amount: 'Valor (ou só os créditos)', text: 'Descrição' },
  column: (number: number, title: string | undefined) => `Coluna ${number}${title ? ` · ${title}` : ''}`,
  noColumn: 'Nenhuma',
  samples: (samples: readonly string[]) => (samples.length === 0 ? 'Vazia' : samples.join(' · ')),
  columnNeeded: 'Escolha a coluna.',
  columnShared: 'Escolha outra coluna: esta já foi usada.',
  compare: 'Conferir',
  correct: 'Corrigir colunas',
  loadFailed: 'Não foi possível carregar os repasses destes dias.',
  loadFailedHint: 'O arquivo continua escolhido.',
  payoutAccount: 'Conta dos repasses',
  payoutAccountField: 'Conta do extrato',
  payoutAccountHint: 'Os repasses destes dias foram para mais de uma conta. De qual é este extrato?',
  payoutAccountOf: (
    bank: string | null,
    branch: string | null,
    account: string | null,
    key: string | null,
  ) =>
    key === null
      ? [bank ?? 'Banco', branch === null ? '' : `agência ${branch}`, `conta ${account ?? ''}`]
          .filter(Boolean)
          .join(', ')
      : `chave Pix ${key}`,
  otherAccount: (shown: string, ours: string) =>
    `O extrato é da conta ${shown}, e os repasses vão para ${ours}. Confira se é o arquivo certo.`,
  /** The numbers of unreadable entries: for tables line numbers, for OFX files numbers of movements. */
  unread: (numbers: readonly number[], isTable: boolean) => {
    const place = isTable ? (numbers.length === 1 ? 'linha' : 'linhas') : 'nº';
    const left = numbers.length === 1 ? '1 lançamento ficou' : `${numbers.length} lançamentos ficaram`;
    return `${left} fora: a data ou o valor não puderam ser lidos (${place} ${few(numbers)} do arquivo).`;
  },
  fileFacts: (lines: number, from: string, to: string) =>
    `${lines} ${lines === 1 ? 'lançamento' : 'lançamentos'}, de ${formatDay(from)} a ${formatDay(to)}`,
  summary: 'Resultado',
  counted: (outcome: Outcome, count: number) => `${count} ${outcomes[outcome][count === 1 ? 'one' : 'many']}`,
  allFound: 'Tudo confere com o banco',
  isRightFile: 'É o extrato da conta certa?',
  isPayer: 'É mesmo quem paga os repasses?',
  strangers: (names: readonly string[]) =>
    `Tudo o que foi encontrado veio de ${names
      .slice(0, 3)
      .map((name) => name.toUpperCase())
      .join(
        ', ',
      )}${names.length > 3 ? ` e mais ${names.length - 3}` : ''}. Se for um cliente, nenhum destes repasses chegou.`,
  payerIsRight: 'É quem paga os repasses',
  fileAccount: (account: string) => `conta ${account}`,
  needsCare: (count: number) =>
    count === 1 ? '1 linha precisa de atenção' : `${count} linhas precisam de atenção`,
  stillOpen: 'Nada errado até aqui',
  figures: {
    ...{ sent: 'Enviado à conta', came: 'Encontrado no banco', lacking: 'Falta no banco' },
    ...{ open: 'Ainda pode chegar', excess: 'Veio a mais' },
  },
  how: [
    'Comparamos cada depósito que a Comanda enviou à conta com os créditos do extrato. Um repasse é encontrado quando há um crédito do mesmo valor, do dia do envio até 2 dias úteis depois do pagamento. Cada crédito do banco vale para um só depósito; valores iguais são ligados um a um, na ordem dos dias.',
    'Valor diferente: no prazo há um crédito de quem costuma pagar os repasses, com outro valor. Diferença é o valor no banco menos o enviado. Créditos de clientes nunca são usados para isso.',
    'De outro pagador: o valor é o do repasse, mas o nome no extrato não é o de quem paga os outros. Pode ser o Pix de um cliente: confira antes de dar o repasse como recebido.',
    'Crédito sem repasse: quem paga os repasses depositou, e nenhum repasse tem esse valor nesses dias.',
    'Uma transferência feita à mão pode ter vários repasses: no banco eles são um crédito só.',
  ],
  privacy:
    'O arquivo é lido neste aparelho. Ao baixar a planilha, só as linhas da tabela passam pela Comanda, e nada é guardado.',
  list: 'Repasses e o banco',
  noun: ['linha', 'linhas'] as const,
  none: 'Nenhum repasse nos dias deste extrato',
  noneHint: (from: string, to: string) =>
    `De ${formatDay(from)} a ${formatDay(to)} nada foi enviado à conta. Escolha um extrato de outros dias.`,
  fields: {
    name: 'Repasse',
    sent: 'Enviado',
    came: 'No banco',
    difference: 'Diferença',
    line: 'No extrato',
    outcome: 'Situação',
  },
  allOutcomes: 'Todas',
  settlement: (day: string) => `Repasse de ${formatDay(day)}`,
  settlements: (days: readonly string[]) =>
    days.length > 3
      ? `${days.length} repasses, de ${formatDay(days[0] ?? '')} a ${formatDay(days.at(-1) ?? '')}`
      : `Repasses de ${days.map(formatDay).join(' e ')}`,
  transfer: (day: string) => `Transferência de ${formatDay(day)}`,
  credit: (day: string) => `Crédito de ${formatDay(day)}`,
  /** A statement spans at most a year, so its days are shown without a year. */
  line: (day: string, text: string) => [formatDay(day).slice(0, 5), text].filter(Boolean).join(' · '),
  hints: {
    missing: (latest: string) => `O prazo foi até ${formatDay(latest)}`,
    'may-come': (latest: string) => `Pode entrar até ${formatDay(latest)}`,
    processing: 'O banco ainda não confirmou a transferência',
    beyond: (latest: string) => `O prazo ia até ${formatDay(latest)}, depois do fim do extrato`,
    returned: 'O banco devolveu a transferência',
    'not-sent': 'Disponível, ainda não transferido',
    nothing: 'O repasse foi de R$ 0,00',
  },
} as const;

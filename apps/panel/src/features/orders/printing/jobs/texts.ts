import type { PrinterTrouble } from '@comanda/domain/orders/printing/print-device';
import type { PrintKind, PrintState } from '@comanda/domain/orders/printing/print-job';
import type { Tone } from '@comanda/ui/tone.ts';

export const printTexts = {
  key: 'P',
  print: 'Imprimir',
  acceptAndPrint: 'Aceitar e imprimir',
  accepted: 'Pedido aceito e enviado para a impressora',
  attention: 'Atenção!',
  requested: 'Pedido enviado para a impressora',
  secondRequested: '2ª via enviada para a impressora',
  noPrinter: 'Impressora não selecionada, escolha uma impressora e tente novamente.',
  failed: 'Não foi possível imprimir. Tente novamente.',
  offline: 'Sem conexão com o servidor. Nada foi impresso.',
  secondTitle: 'Imprimir a 2ª via?',
  wasPrinted: (code: string) =>
    `O pedido ${code} já foi impresso. As comandas saem de novo, com “2ª VIA” no alto.`,
  isWaiting: (code: string) =>
    `As comandas do pedido ${code} ainda estão na fila. Se imprimir a 2ª via, as duas podem sair.`,
  isFailing: (code: string) =>
    `As comandas do pedido ${code} não saíram e a impressora ainda vai tentar. Se imprimir a 2ª via, as duas podem sair.`,
  second: 'Imprimir 2ª via',
  back: 'Cancelar',
} as const;

export const kindTexts: Record<PrintKind, string> = {
  order: 'Comanda do pedido',
  customer: 'Via do cliente',
  store: 'Via da loja',
  production: 'Produção',
  cancellation: 'Aviso de cancelamento',
  test: 'Página de teste',
};

export const stateTones: Record<PrintState, Tone> = {
  queued: 'pending',
  sent: 'accepted',
  failed: 'late',
  printed: 'delivered',
  expired: 'cancelled',
};

export const jobTexts = {
  title: 'Impressão',
  allOut: (count: number) => (count === 1 ? '1 impressa' : `${count} impressas`),
  loading: 'Carregando as comandas…',
  loadFailed: 'Não foi possível ver as comandas deste pedido.',
  retry: 'Tentar novamente',
  revision: (number: number) => `${number}ª via`,
  second: '2ª via',
  again: 'Imprimir de novo',
  elsewhere: 'Outra impressora',
  giveUp: 'Desistir',
  of: (action: string, station: string) => `${action}: ${station}`,
  noPrinterYet: 'ainda sem impressora',
  giveUpTitle: 'Desistir desta comanda?',
  giveUpText: (job: string, station: string) =>
    `${job} · ${station} não será impresso. Avise quem prepara o pedido.`,
  gaveUp: 'A comanda não será mais impressa',
  keep: 'Continuar tentando',
  withdrawn: 'Dispensada',
} as const;

export const alarmTexts = {
  region: 'Comandas que não saíram',
  notPrinted: 'não foi impresso',
  isCalledOff: 'foi cancelado, mas o aviso não saiu',
  printer: (printer: string, trouble: string) => `${printer} ${trouble}`,
  printsNot: 'não imprime',
  deviceOff: (device: string) => `${device} desligado ou sem internet`,
  noPrinter: 'Nenhuma impressora escolhida',
  queue: 'Comandas paradas na fila',
  timeIsUp: 'prazo esgotado',
  waits: (jobs: number, codes: string, more: number) =>
    `${jobs === 1 ? '1 comanda espera' : `${jobs} comandas esperam`}: ${codes}${more > 0 ? ` e mais ${more}` : ''}.`,
  advice: {
    printer: 'Confira a impressora, ou avise a cozinha.',
    'device-off': 'Ligue o computador, ou avise a cozinha.',
    'no-printer': 'Escolha onde imprimir, ou avise a cozinha.',
    expired: 'Imprima de novo, ou avise a cozinha.',
    waiting: 'Confira se a impressora está ligada e com papel.',
  },
  elsewhere: 'Imprimir em outra…',
  choose: 'Escolher impressora',
  giveUpOf: (code: string) => `Desistir de imprimir o pedido ${code}`,
  elsewhereOf: (what: string) => `Imprimir ${what} em outra impressora`,
  chooseOf: (what: string) => `Escolher a impressora: ${what}`,
  againOf: (code: string) => `Imprimir de novo o pedido ${code}`,
  orderOf: (code: string) => `o pedido ${code}`,
  waitingOf: (count: number) => `as ${count} comandas paradas`,
  giveUpText: (code: string, jobs: string) =>
    `O que falta do pedido ${code} (${jobs}) não será impresso. Avise quem prepara o pedido.`,
} as const;

export const choiceTexts = {
  title: 'Escolher a impressora',
  forStation: (station: string) => `Onde imprimir ${station}?`,
  forDefault: 'Ela passa a ser a impressora padrão deste computador.',
  inPlaceOf: (printer: string) => `Onde imprimir em vez de ${printer}?`,
  fromNowOn: (stations: string) => `O que espera sai nela, e as próximas comandas de ${stations} também.`,
  moved: 'As comandas que esperavam saem na outra impressora',
  confirm: 'Salvar e imprimir',
  back: 'Cancelar',
  loadFailed: 'Não foi possível ver as impressoras da loja.',
  none: 'Nenhum computador imprime para esta loja',
  noneHint: 'Ligue o programa de impressão no computador da impressora, em Impressoras.',
  settings: 'Configurar impressoras',
  here: 'Imprimir por este computador',
  hereHint: 'Pelo módulo de impressão instalado aqui.',
  noPrinters: 'Nenhuma impressora encontrada neste computador.',
  connected: 'ligado',
  disconnected: 'desligado',
  isDefault: 'padrão do sistema',
  didNotPrint: 'não imprimiu',
  missing: 'Escolha uma impressora.',
} as const;

export const agentTexts = {
  button: (words: string) => `${words}. Ver comandas e computadores`,
  unknown: 'Impressoras',
  none: 'Sem programa de impressão',
  noneChosen: 'Nenhuma impressora escolhida',
  stuck: 'Comandas paradas',
  connected: 'Impressão ligada',
  noReport: 'Impressão sem notícia',
  awaited: 'Esperando o computador',
  disconnected: 'Impressão desligada',
  suspended: 'Computador parado',
  some: (on: number, all: number) => `${on} de ${all} computadores ligados`,
  trouble: (printer: string, trouble: string) => `${printer} ${trouble}`,
} as const;

/** Texts about a printer's trouble, shown after its name. */
export const troubleTexts: Record<PrinterTrouble, string> = {
  'no-answer': 'sem resposta',
  'paper-out': 'sem papel',
  'cover-open': 'tampa aberta',
  halted: 'parada',
};

export const logTexts = {
  title: 'Impressão',
  devices: 'Computadores que imprimem',
  noDevices: 'Nenhum computador com o programa de impressão.',
  noDevicesHint: 'Com o programa, as comandas saem mesmo com o painel fechado.',
  seen: (time: string) => `visto às ${time}`,
  neverSeen: 'nunca ligado',
  morePrinters: (count: number) => ` e mais ${count}`,
  jobs: 'Últimas comandas',
  filter: 'Mostrar',
  all: 'Todas',
  waiting: 'Na fila',
  failed: 'Não saíram',
  printed: 'Impressas',
  empty: 'Nenhuma comanda ainda',
  emptyHint: 'Cada comanda aparece aqui, com a impressora e a hora em que saiu.',
  emptyFilter: 'Nenhuma comanda assim',
  emptyFilterHint: 'Escolha outro filtro para ver as demais.',
  loadFailed: 'Não foi possível ver as comandas',
  loadFailedHint: 'Confira a internet e tente novamente.',
  settings: 'Configurar impressoras',
  check: 'Verificar o turno',
} as const;

import type { PrinterTrouble } from '@comanda/domain/orders/printing/print-device';

// All texts that people read, on the terminal, in the server's panel and on pages.

/**
 * Heading of a ticket that may have been printed before: the agent stopped, or lost its printer, during the
 * ticket.
 */
export const MAYBE_PRINTED = 'POSSÍVEL 2ª VIA';

const TROUBLES: Record<PrinterTrouble, string> = {
  'no-answer': 'está desligada ou fora da rede',
  'paper-out': 'está sem papel',
  'cover-open': 'está com a tampa aberta',
  halted: 'está parada: veja a luz de erro dela',
};

/** Reasons for an unprinted ticket, as people read them in the panel. */
export const FAULTS = {
  unreachable: 'impressora desligada ou fora da rede',
  inTrouble: (name: string, trouble: PrinterTrouble) => `a impressora "${name}" ${TROUBLES[trouble]}`,
  endedInside: (name: string, trouble: PrinterTrouble) =>
    `a impressora "${name}" ${TROUBLES[trouble]} desde o meio da comanda, que sai de novo inteira`,
  goneInside: (name: string) =>
    `a impressora "${name}" parou de responder no meio da comanda, que sai de novo inteira`,
  brokeOff: 'sem papel ou tampa aberta',
  stuck: 'a impressora parou de receber: sem papel ou tampa aberta',
  queueMissing: 'fila do sistema não existe',
  queueRefuses: 'a fila do sistema não aceita trabalhos',
  queueWaits: 'parada na fila do sistema: veja se a impressora está ligada e com papel',
  noSpooler: 'o sistema de impressão não respondeu',
  noPdfProgram: 'nenhum programa deste Windows imprime PDF: use o modo direto (ESC/POS) nesta impressora',
  noDevice: 'dispositivo não encontrado: impressora desligada ou desconectada',
  deviceDenied: 'sem permissão para usar o dispositivo',
  noPrinter: (name: string) => `a impressora ${name} não existe neste computador`,
  noDefaultPrinter: 'este computador não tem impressora padrão',
  noPrinterChosen: 'nenhuma impressora escolhida para esta estação',
  notDrawn: 'a comanda não pôde ser desenhada',
  notUnderstood: 'o agente não entendeu a comanda: atualize o agente',
  disk: 'o disco deste computador não aceita gravações',
  unexpected: 'falha inesperada na impressão',
  expired: 'passou da hora sem sair',
  withdrawn: 'retirada antes de sair',
  givenBack: 'mudou de impressora',
  withdrawnLate: 'retirada quando já saía',
  stopping: 'o agente está sendo encerrado',
  tooLong: 'não saiu em tempo',
} as const;

/** Reasons why the loopback module refuses a page. */
export const REFUSALS = {
  origin: 'Esta página não pode usar este módulo de impressão.',
  path: 'Este módulo não conhece esta chamada.',
  json: 'O pedido precisa ser JSON (Content-Type: application/json).',
  tooLarge: 'Texto grande demais para uma comanda.',
  malformed: 'O pedido não está no formato esperado.',
  textOrTicket: 'Envie o texto ou a comanda.',
  limit: 'Muitos pedidos. Aguarde um pouco e tente novamente.',
  unpaired: 'Este navegador ainda não foi autorizado neste módulo de impressão.',
  codeShown: 'Digite o código de 6 números que o agente mostrou na tela deste computador.',
  codeWrong: 'Código errado ou vencido.',
  noPrinter: 'Impressora não encontrada neste computador.',
  refused: (reason: string) => `Erro EP01 - módulo de impressão (${reason})`,
  unexpected: 'Erro no módulo de impressão',
} as const;

/** Messages of the running agent on its terminal. */
export const MESSAGES = {
  started: (store: string, device: string) => `Agente de impressão: ${device}, loja ${store}.`,
  connected: 'Ligado ao servidor.',
  disconnected: 'Sem ligação com o servidor; tentando de novo.',
  refusedBy: (reason: string) => `O servidor não aceitou a ligação agora (${reason}); tentando de novo.`,
  reportRefused: (job: number) => `O servidor não aceita o relato da comanda ${job}; ele não é repetido.`,
  removed:
    'Este computador foi desligado da loja: nada mais será buscado. Para voltar, abra a Comanda Impressão de novo e digite um código novo do painel.',
  pairedAgain: 'O pareamento mudou; ligando de novo.',
  failed: (title: string, printer: string, reason: string) => `Não saiu: ${title} em ${printer}: ${reason}.`,
  printed: (title: string, printer: string) => `Impresso: ${title} em ${printer}.`,
  reprinting: (title: string) => `${title} pode já ter saído; sai de novo marcada como ${MAYBE_PRINTED}.`,
  printedBefore: (title: string) =>
    `${title} já tinha saído antes de o servidor ser restaurado; não sai de novo.`,
  moduleOpen: (port: number) => `Módulo local em http://127.0.0.1:${port}.`,
  portTaken: (address: string, port: number) =>
    `A porta ${port} de ${address} já está em uso por outro programa; o módulo local não responde nela.`,
  noLoopback: (address: string, port: number) => `O módulo local não abriu em ${address}:${port}.`,
  moduleCode: (code: string, minutes: number) =>
    `Código para autorizar um navegador neste computador: ${code} (vale por ${minutes} minutos, uma vez).`,
  cutJournal: (lines: number) => `O diário tinha ${lines} linha(s) ilegível(is), que foram deixadas de lado.`,
  unexpected: (what: string) => `Falha inesperada: ${what}`,
} as const;

/** Messages of the commands. */
export const COMMANDS = {
  usage: `Uso:
  npm run agente                                     imprime o que a loja mandar
  npm run agente -- abrir                            liga este computador pelo navegador
  npm run agente -- parear --servidor https://… --codigo XXXX-XXXX [--nome "Computador da cozinha"]
  npm run agente -- impressoras                      mostra as impressoras deste computador
  npm run agente -- impressora adicionar NOME tcp://192.168.0.50:9100
  npm run agente -- impressora adicionar NOME arquivo:/dev/usb/lp0
  npm run agente -- impressora remover NOME
  npm run agente -- instalar                         liga o agente junto com o computador, e agora
  npm run agente -- remover                          não liga mais junto com o computador
  npm run agente -- situacao                         mostra se está ligado e se liga sozinho
Opções: --pasta DIR (onde o agente guarda o que sabe), --ajuda`,
  unknownCommand: (word: string) => `Comando desconhecido: ${word}`,
  badArguments: 'Argumentos inválidos.',
  paired: (store: string) => `Pronto: este computador imprime para ${store}.`,
  notPaired:
    'Este computador ainda não está ligado a uma loja. Gere um código no painel e use: npm run agente -- parear.',
  alreadyRunning: 'O agente já está em execução neste computador, com esta pasta.',
  needsServer: 'Informe --servidor, por exemplo https://painel.exemplo.com.br',
  needsHttps: 'O servidor precisa ser https:// (http:// só no próprio computador).',
  needsCode: 'Informe --codigo com o código que o painel mostrou.',
  noServer: (reason: string) => `O servidor não respondeu (${reason}).`,
  badAnswer: 'O servidor respondeu algo que não é deste sistema.',
  noPrinters: 'Nenhuma impressora encontrada.',
  isDefault: 'padrão',
  added: (name: string) => `Impressora ${name} guardada.`,
  removed: (name: string) => `Impressora ${name} removida.`,
  notSaved: (name: string) => `Não há impressora ${name} guardada aqui.`,
  badName: 'O nome da impressora deve ter de 1 a 120 letras visíveis.',
  badAddress: 'Endereço inválido: use tcp://MÁQUINA:PORTA ou arquivo:/CAMINHO.',
  installed: (log: string) =>
    `Pronto: o agente está ligado e liga sozinho com este computador. O que ele faz fica em ${log}.`,
  endOther:
    'Já havia um agente aberto à mão: feche-o. O que liga sozinho assume em poucos segundos; dois nunca imprimem juntos.',
  lingerHint: (user: string) =>
    `Para ligar também antes de alguém entrar no computador, use uma vez: sudo loginctl enable-linger ${user}`,
  uninstalled: 'Pronto: o agente não liga mais com este computador e foi encerrado.',
  notInstalled: 'Não liga sozinho com este computador. Para ligar: npm run agente -- instalar',
  isInstalled: (place: string) => `Liga sozinho com este computador (${place}).`,
  pairedWith: (store: string, server: string) => `Imprime para ${store} (${server}).`,
  isRunning: 'Agora: em execução.',
  isStopped: 'Agora: parado.',
  systemRefused: (program: string, output: string) => `O sistema não aceitou (${program}): ${output}`,
  badConfig: (path: string) => `O arquivo ${path} está danificado. Pareie de novo.`,
} as const;

/** Messages in the program's window while its page is open. */
export const SETUP = {
  opened: 'A página para ligar este computador abriu no navegador. Se não abriu, copie este endereço:',
  openByHand: 'Abra este endereço no navegador deste computador:',
  incomplete: 'Digite o código que o painel mostra e o nome deste computador.',
} as const;

/** Texts of the page that links a computer to its store. */
export const SETUP_PAGE = {
  title: 'Comanda Impressão',
  loading: 'Só um instante…',
  lead: 'Ligue este computador à sua loja para as comandas saírem sozinhas.',
  code: 'Código',
  codeHint: 'Está no painel, em Impressoras, depois de tocar em Ligar um computador.',
  codeMissing: 'Digite o código que o painel mostra.',
  name: 'Nome deste computador',
  nameHint: 'Onde ele fica: Balcão, Cozinha, Caixa 2…',
  nameMissing: 'Escreva um nome para este computador.',
  server: 'Endereço do painel',
  send: 'Ligar este computador',
  sending: 'Ligando…',
  linked: 'Pronto: este computador imprime para {}.',
  next: 'Agora escolha as impressoras no painel. Esta página pode ser fechada.',
  byItself: 'A impressão liga sozinha com este computador.',
  notByItself:
    'Este computador não deixa a impressão ligar sozinha: quando ele for ligado de novo, abra a Comanda Impressão outra vez.',
  close: 'Fechar',
  other: 'Ligar a outra loja',
  over: 'Pode fechar esta página.',
  failed: 'Não deu certo. Tente de novo.',
  gone: 'O programa foi fechado. Abra a Comanda Impressão de novo.',
} as const;

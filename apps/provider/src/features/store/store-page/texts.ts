export const storeTexts = {
  /** Shown until the store's name is loaded. */
  unnamed: 'Loja',
  loadFailed: 'Não foi possível carregar a loja.',
  unknownTitle: 'Loja não encontrada',
  unknown: 'Não há loja com este número',
  unknownHint: 'Procure a loja pelo nome, pelo documento ou pela cidade.',
  back: 'Lojas',
  tabs: 'Partes da página da loja',
  number: (storeId: number) => `Loja ${storeId}`,
  created: (day: string) => `desde ${day}`,
  brand: { fominha: 'Fominha', pracinha: 'Pracinha', comanda: 'Comanda' } as Readonly<Record<string, string>>,
  partMissing: 'Não foi possível abrir esta parte da página.',
} as const;

export const statusTexts = {
  cards: { status: 'Acesso da loja', now: 'Agora', switches: 'O que a loja pode', hours: 'Horários' },
  missingSteps: (words: readonly string[]) => `Falta: ${words.join(', ')}.`,
  steps: {
    hours: 'horários',
    areas: 'locais de atendimento',
    menu: 'cardápio',
    payments: 'formas de pagamento',
    printer: 'impressora',
    team: 'mais alguém na equipe',
  },
  missingSales: (names: string) => `Nenhum pedido é cobrado online ainda. Falta ${names}.`,
  statusHint: 'Uma loja suspensa não recebe pedidos, e quem a administra lê o motivo no painel.',
  suspend: 'Suspender loja',
  reactivate: 'Reativar loja',
  changeText: 'Mudar o texto',
  active: 'A loja trabalha normalmente.',
  suspendedWith: 'O painel mostra:',
  suspendedBare: 'O painel diz que a loja está suspensa, sem motivo.',
  suspendTitle: (name: string) => `Suspender ${name}`,
  suspendConsequence:
    'A loja fecha para novos pedidos e ninguém pode abri-la. Os painéis abertos mostram o aviso na hora.',
  text: 'O que a loja vai ler',
  textHint: 'Diga o motivo e o que fazer: como resolver, com quem falar.',
  suspended: 'Loja suspensa.',
  reactivateQuestion: (name: string) =>
    `${name} volta a poder receber pedidos. O aviso some dos painéis abertos na hora.`,
  reactivateTitle: 'Reativar a loja?',
  reactivated: 'Loja reativada.',
  yes: 'Sim, continuar',
  no: 'Cancelar',
  ordersToday: 'pedidos hoje',
  underWay: 'em andamento',
  estimate: 'previsão de entrega',
  minutes: (min: number, max: number) => `${min} a ${max} min`,
  openUntil: (when: string) => `Fecha sozinha ${when}`,
  closedUntil: (when: string) => `Abre sozinha ${when}`,
  byHand: 'Até que alguém da loja mude',
  movedBy: (who: string) => `por ${who}`,
  reason: (reason: string) => `Motivo: ${reason}`,
  clock: (time: string) => `No relógio da loja são ${time}.`,
  noHours: 'A loja ainda não disse quando abre: ela abre e fecha só pelo botão.',
  days: ['Domingo', 'Segunda-feira', 'Terça-feira', 'Quarta-feira', 'Quinta-feira', 'Sexta-feira', 'Sábado'],
  closedDay: 'Fechada',
  auto: (opens: boolean, closes: boolean) =>
    opens && closes
      ? 'Abre e fecha sozinha nestes horários.'
      : opens
        ? 'Abre sozinha; fecha só pelo botão.'
        : closes
          ? 'Fecha sozinha; abre só pelo botão.'
          : 'Não abre nem fecha sozinha.',
  switched: 'Pronto, a loja já vê a mudança.',
  switchFailed: 'Não foi possível mudar.',
  readOnly: 'Só a administração da equipe muda isto.',
} as const;

export interface SwitchWords {
  label: string;
  hint: string;
  /** Questions before a switch is turned on or off. Without a question, the switch does not ask. */
  confirmOn?: string;
  confirmOff?: string;
}

export const switchWords = {
  'online-payment': {
    label: 'Aceita pagamento online',
    hint: 'A mesma chave que a loja tem no painel. Pede o cadastro aprovado, uma conta ativa e a comissão combinada.',
    confirmOff: 'Os clientes deixam de poder pagar pelo app.',
  },
  'pay-online-notice': {
    label: 'Aviso de pagamento online',
    hint: 'Mostra a todos da loja o convite para aceitar pagamento online; ligado de novo, aparece de novo.',
  },
  'orders-while-closed': {
    label: 'Recebe pedidos mesmo fechada',
    hint: 'Pedidos para agora entram também com a loja fechada ou em pausa.',
    confirmOn:
      'Pedidos vão chegar também com a loja fechada ou em pausa. Quem trabalha nela precisa saber disso.',
  },
  franchisee: { label: 'Franqueada', hint: 'Muda o texto do aviso de pagamento online.' },
  'bulk-upload': {
    label: 'Upload em massa',
    hint: 'A loja cadastra e atualiza produtos por planilha.',
  },
} as const satisfies Record<string, SwitchWords>;

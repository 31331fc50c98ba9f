import type { CourierRequestStatus } from '@comanda/domain/orders/orders/courier-request';
import type { ProblemAction } from '@comanda/domain/orders/orders/delivery-problem';
import type { CourierStatus } from '@comanda/domain/orders/orders/order-status';

export const courierTexts = {
  /** Keyboard shortcut: the board clicks the button that shows this key. */
  key: 'B',
  request: 'Chamar motoboy',
  /** Labels of the button for places where only one word fits. */
  requestShort: 'Motoboy',
  adjust: 'Ajustar endereço',
  adjustShort: 'Endereço',
  unlocated: 'Para chamar motoboy, ajuste o endereço',
  cancel: 'Cancelar Solicitação',
  cancelling: 'Cancelando…',
  cancelTitle: 'Cancelar a solicitação?',
  cancelSearch: (code: string) => `O motoboy deixa de ser buscado para o pedido ${code}.`,
  cancelOnTheWay: (code: string) => `O motoboy do pedido ${code} já está a caminho da loja.`,
  cancelCode: (code: string) => `O código do pedido ${code} deixa de valer.`,
  keep: 'Voltar',
  cancelled: 'Solicitação de entrega cancelada com sucesso!',
  cancelFailed: 'Problema ao cancelar solicitação de entrega.',
  codeOf: (code: string) => `Código do motoboy: ${code}`,
  copy: 'Copiar código',
  copied: 'Código copiado.',
  copyFailed: 'Não foi possível copiar. Anote o código.',
  offline: 'Sem conexão com o servidor. Confira a internet e tente de novo.',
  offlineRequest:
    'Sem conexão com o servidor. Se a solicitação chegou, ela aparece no pedido; chamar de novo nunca traz dois motoboys.',
  failed: 'Erro interno, tente novamente!',
} as const;

export const requestTexts = {
  title: 'Selecione o Bairro de entrega do pedido:',
  which: (code: string, customer: string) => `${code} · ${customer}`,
  ways: 'Quem entrega',
  service: 'Chamar entregador',
  serviceHint: 'Serviço de entregas, preço pelo bairro',
  own: 'Vincular meu motoboy',
  ownHint: 'Um código para o motoboy da loja',
  close: 'Fechar',
  call: 'Chamar entregador',
  makeCode: 'Gerar código',
  area: 'Bairro',
  searchArea: 'Procure o bairro',
  noArea: (query: string) => `Nenhum bairro com “${query}”.`,
  price: 'Valor da entrega',
  chooseFirst: 'Escolha o bairro para ver o valor e chamar.',
  suggested: 'É o bairro do endereço do pedido. Confira antes de chamar.',
  noAreas: 'Nenhum bairro com entrega externa',
  noAreasHint: 'Sua loja ainda não tem bairros atendidos. Fale com o suporte, ou vincule o seu motoboy.',
  areasFailed: 'Não foi possível carregar os bairros',
  priceChanged: (before: string, now: string) =>
    `O valor mudou de ${before} para ${now}. Confira e chame de novo.`,
  courierName: 'Nome do motoboy (opcional)',
  ownExplained:
    'Criamos um código para este pedido. O motoboy digita o código no celular dele e vê o endereço, o que cobrar e os botões de retirada e entrega.',
  codeReady: 'Passe este código ao motoboy',
  codeWhere: (address: string) => `Ele abre ${address} e digita o código.`,
  unlocatedTitle: 'Erro ao solicitar entrega externa!',
  unlocated:
    'O endereço deste pedido não está padronizado, por isso a entrega externa está desabilitada para ele. Ajuste o endereço no mapa e chame de novo.',
} as const;

export const quoteTexts = {
  asking: 'Consultando o valor e o tempo de agora…',
  now: 'Valor de agora no serviço',
  dynamic: (percent: number) =>
    percent > 0
      ? `Tarifa dinâmica: ${Math.round(percent)}% acima da tabela. Ao chamar, você aceita este valor.`
      : 'Tarifa dinâmica. Ao chamar, você aceita este valor.',
  pickup: (minutes: number) => `coleta em cerca de ${minutes} min`,
  delivery: (minutes: number) => `entrega em cerca de ${minutes} min`,
  refused: (reason: string | null) =>
    reason === null
      ? 'O serviço avisa que não atende este pedido agora.'
      : `O serviço avisa que não atende este pedido agora: ${reason}.`,
} as const;

export const problemTexts = {
  title: 'Problema na entrega:',
  waits: 'O motoboy espera a sua resposta.',
  answered: 'O motoboy foi avisado.',
  answeredWith: (action: string) => `Resposta: ${action.toLowerCase()}`,
  underWay: '(avisando o motoboy…)',
  failed: 'Não foi possível avisar o motoboy. Tente de novo.',
  cancelTitle: 'Cancelar a entrega?',
  cancelHint: (code: string) => `O motoboy desiste da entrega do pedido ${code}. O pedido continua com você.`,
  actions: {
    'deliver-product': 'Entregar mesmo assim',
    'return-to-store': 'Voltar para a loja',
    'cancel-delivery': 'Cancelar a entrega',
  } satisfies Record<ProblemAction, string>,
  shortActions: {
    'deliver-product': 'Entregar',
    'return-to-store': 'Voltar à loja',
    'cancel-delivery': 'Cancelar entrega',
  } satisfies Record<ProblemAction, string>,
} as const;

export const courierCardTexts = {
  title: 'Motoboy',
  vehicle: 'Veículo',
  plate: 'Placa',
  notGiven: 'não informada',
  vehicleNotGiven: 'não informado',
  noName: 'Nome não informado',
  own: 'Motoboy da loja',
  track: 'Acompanhar no mapa',
  again: 'Chamar de novo',
  history: 'Andamento da entrega',
  historyFailed: 'Não foi possível ver o andamento da entrega.',
  reason: (reason: string) => `Motivo: ${reason}`,
} as const;

export const requestStatusTexts: Record<CourierRequestStatus, string> = {
  asking: 'Chamando o serviço de entregas…',
  searching: 'Buscando motoboy',
  'waiting-collect': 'Motoboy a caminho da loja',
  'with-delivery': 'Motoboy a caminho do cliente',
  returning: 'Voltando para a loja',
  returned: 'Voltou para a loja',
  finished: 'Entrega concluída',
  cancelled: 'Solicitação cancelada',
  rejected: 'Nenhum motoboy aceitou',
};

/** The status of a request while the store's own courier has not typed the code. */
export const ownSearchText = 'Esperando o código';

export const stepTexts: Record<CourierStatus, string> = {
  searching: 'Motoboy solicitado',
  'waiting-collect': 'Motoboy a caminho da loja',
  'with-delivery': 'Saiu para entrega',
  returning: 'Voltando para a loja',
  returned: 'Voltou para a loja',
  dropped: 'Sem motoboy',
  finished: 'Entregue',
};

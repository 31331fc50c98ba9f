import type { PlacePrecision } from '@comanda/domain/orders/addresses/address-adjustment';

export const addressTexts = {
  /** Keyboard shortcut: the board clicks the button that shows this key. */
  key: 'L',
  title: 'Ajustar endereço de entrega',
  adjust: 'Ajustar endereço',
  unlocated: 'Endereço fora do mapa: sem ajuste, não dá para chamar motoboy.',
  adjusted: 'Endereço ajustado.',
  wrote: 'O cliente escreveu',
  searchLabel: 'Procurar endereço',
  search: 'Procurar',
  candidates: 'Resultados',
  noCandidates: 'Nenhum lugar encontrado',
  noCandidatesHint: 'Tente só a rua e o bairro, ou marque o ponto no mapa.',
  isIncomplete: 'O serviço de mapas não respondeu. Estes lugares vêm da lista da Comanda.',
  failed: 'Não foi possível procurar o endereço',
  distance: (text: string) => `${text} da loja`,
  formatted: 'Endereço que o motoboy vai ler',
  coordinates: 'Latitude e longitude',
  coordinatesHint: 'Como -23,5587, -46,6350. Serve a quem não usa o mapa.',
  coordinatesWrong: 'Escreva latitude e longitude, nesta ordem, de um lugar no Brasil.',
  approximate: 'Ponto aproximado: arraste o pino até a porta do cliente.',
  choose: 'Escolha um resultado ou toque no mapa.',
  cancel: 'Cancelar',
  save: 'Salvar',
  saveFailed: 'Não foi possível salvar o endereço. Tente de novo.',
  meanwhile: (by: string | null, at: string) =>
    `${by ?? 'Outra pessoa'} ajustou este endereço em ${at}, enquanto você marcava. Confira com quem ajustou; se o seu estiver certo, salve de novo.`,
  offline: 'Sem conexão com o servidor. O que você marcou continua aqui; tente de novo.',
  offlineSearch: 'Sem conexão com o servidor. Confira a internet e tente de novo.',
  farTitle: 'Tão longe assim?',
  far: (distance: string) => `O ponto fica a ${distance} da loja. Salvar mesmo assim?`,
  farYes: 'Salvar assim mesmo',
  nowhere: 'Escreva o endereço que o motoboy vai ler.',
} as const;

export const mapTexts = {
  label: 'Mapa do endereço',
  store: 'Loja',
  pin: 'Ponto de entrega. Use as setas para mover.',
  candidate: (number: number, label: string) => `Resultado ${number}: ${label}`,
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
  credit: (credit: string) => `Mapa: ${credit}`,
  missing: 'O mapa não abriu',
  missingHint: 'Você ainda pode escolher um resultado ou digitar as coordenadas.',
  hint: 'Toque no mapa para marcar, ou arraste o pino.',
} as const;

export const precisionTexts: Record<PlacePrecision, string> = {
  address: 'endereço exato',
  street: 'na rua',
  district: 'só o bairro',
  city: 'só a cidade',
};

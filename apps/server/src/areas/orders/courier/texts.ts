import type { ProblemAction } from '@comanda/domain/orders/orders/delivery-problem';

/** Texts of screens about couriers. */
export const TEXTS = {
  searching: 'Chamamos um motoboy. Avisamos assim que alguém aceitar.',
  notAnswered: 'O serviço de entregas ainda não respondeu. Continuamos chamando.',
  codeMade: 'Código criado. Passe-o ao motoboy.',
  cancelled: 'Solicitação de entrega cancelada com sucesso!',
  cancellationPending: 'o cancelamento anterior ainda espera a resposta do serviço.',
  stillCancelling: 'o serviço não respondeu; continuamos tentando cancelar.',
  deliveryOver: 'a entrega já terminou.',
  courierStays: 'o serviço não cancelou o motoboy.',
  problemAnswered: 'O motoboy foi avisado.',
  answerUnderWay: 'O serviço ainda não respondeu. Continuamos avisando o motoboy.',
  answerElsewhere: 'fale com o motoboy por telefone.',
  badUrl: 'O endereço do serviço é http(s), sem usuário, sem ? e sem #.',
  localUrl:
    'O serviço precisa de https e de um endereço público: o segredo da conta vai para lá. Para um serviço da sua própria rede, diga COMANDA_ENTREGAS_LOCAL=sim.',
  unknownHost: 'O nome deste endereço não foi encontrado agora. Confira e tente de novo.',
  secretMissing: 'A conta precisa de um segredo.',
  secretElsewhere: 'Este endereço é de outro servidor: digite o segredo de novo.',
  halfPlace: 'Latitude e longitude vêm juntas.',
  badLine: (line: number) => `Linha ${line}: use nome, cidade e preço.`,
  badPrice: (line: number, word: string) => `Linha ${line}: "${word}" não é um preço de 0 a 999,99.`,
  emptySheet: 'A planilha não tem nenhum bairro.',
  notCsv: 'O arquivo não é um CSV: salve a planilha como "CSV UTF-8".',
} as const;

/** Texts in the order's history for the store's answer to a delivery problem. */
export const PROBLEM_ACTION_TEXTS: Record<ProblemAction, string> = {
  'deliver-product': 'entregar mesmo assim',
  'return-to-store': 'voltar para a loja',
  'cancel-delivery': 'cancelar a entrega',
};

import type { ProblemAction } from '@comanda/domain/courier/delivery-problem';

/** What people read about couriers. */
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
} as const;

/** What a courier was told to do about a problem, as the order's history says it. */
export const PROBLEM_ACTION_TEXTS: Record<ProblemAction, string> = {
  'deliver-product': 'entregar mesmo assim',
  'return-to-store': 'voltar para a loja',
  'cancel-delivery': 'cancelar a entrega',
};

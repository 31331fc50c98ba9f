/** What people read about couriers. */
export const TEXTS = {
  searching: 'Chamamos um entregador. Avisamos assim que alguém aceitar.',
  notAnswered: 'O serviço de entregadores ainda não respondeu. Continuamos chamando.',
  codeMade: 'Código criado. Passe-o ao entregador.',
  cancelled: 'Solicitação de entrega cancelada com sucesso!',
  cancellationPending: 'o cancelamento anterior ainda espera a resposta do serviço.',
  stillCancelling: 'o serviço não respondeu; continuamos tentando cancelar.',
  deliveryOver: 'a entrega já terminou.',
  courierStays: 'o serviço não cancelou o entregador.',
} as const;

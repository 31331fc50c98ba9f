export const attentionTexts = {
  sound: 'Som e avisos',
  volume: 'Volume',
  tone: 'Toque',
  silence: 'Silenciar 30 s',
  silenced: 'Silenciado…',
  ringAgain: 'Voltar a tocar',
  notifications: 'Avisar fora desta tela',
  notificationsHint:
    'Mostra um aviso do computador quando um pedido chega e o painel está atrás de outra janela.',
  notificationsBlocked: 'Este navegador está bloqueando os avisos. Libere nas configurações do site.',
  locked: 'Toque para ligar o som dos pedidos',
  lockedHint: 'O navegador só toca depois de um toque ou clique nesta tela.',
  unlock: 'Ligar o som',
  arrived: (code: string, customer: string) => `Novo pedido ${code}, ${customer}`,
  seeOrder: 'Ver pedido',
  seeOrders: 'Ver pedidos',
  arrivedMany: (count: number) => `${count} novos pedidos`,
} as const;

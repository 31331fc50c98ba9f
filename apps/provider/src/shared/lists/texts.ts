export const failureTexts = {
  store: 'Loja',
  reason: 'Motivo',
  attempts: 'Tentativas',
  next: 'Próxima tentativa',
  actions: 'Ações',
  actionsOf: (store: string) => `Ações de ${store}`,
  retry: 'Tentar novamente',
} as const;

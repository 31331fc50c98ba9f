export const visitFrameTexts = {
  label: 'Visita de suporte',
  visiting: (storeName: string) => `Visita de suporte a ${storeName}.`,
  readOnly: 'Só leitura, sem os dados dos clientes.',
  left: (time: string) => `Termina em ${time}`,
  leave: 'Sair da visita',
  // The important part of the sentence comes first, because a narrow screen cuts its end.
  watching: (personName: string, until: string) =>
    `Visita de suporte até ${until}: ${personName}, da equipe Comanda, vê este painel.`,
  reason: (reason: string) => `Motivo: ${reason}`,
  end: 'Encerrar',
  ended: 'Visita encerrada.',
} as const;

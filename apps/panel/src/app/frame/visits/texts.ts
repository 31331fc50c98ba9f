export const visitFrameTexts = {
  label: 'Visita de suporte',
  visiting: (storeName: string) => `Visita de suporte a ${storeName}.`,
  readOnly: 'Só leitura, sem os dados dos clientes.',
  left: (time: string) => `Termina em ${time}`,
  leave: 'Sair da visita',
  watching: (personName: string, until: string) =>
    `${personName}, da equipe Comanda, está vendo este painel até ${until}.`,
  reason: (reason: string) => `Motivo: ${reason}`,
  end: 'Encerrar',
  ended: 'Visita encerrada.',
} as const;

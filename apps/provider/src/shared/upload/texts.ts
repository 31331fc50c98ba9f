export const uploadTexts = {
  tooLarge: (bytes: number) => `O arquivo tem mais de ${bytes / 1024 / 1024} MB.`,
  sending: 'Enviando o arquivo',
  reading: 'Arquivo enviado. Lendo…',
} as const;

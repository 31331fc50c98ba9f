export const documentTexts = {
  title: 'Meu Cadastro / Documentos',
  subtitle:
    'Três fotos, uma de cada documento. Só administradores da loja e a equipe que confere o cadastro veem.',
  loadFailed: 'Não foi possível carregar os documentos.',
  sendFailed: 'Não foi possível enviar o documento.',
  registrationFirst: 'Salve antes os dados cadastrais: os documentos são conferidos com eles.',
  openRegistration: 'Preencher os dados',
  lockedCaption: 'Primeiro os dados cadastrais',
  kinds: {
    identification: {
      title: 'Identificação',
      photo: 'Foto do documento de identificação',
      hint: 'RG, CNH ou passaporte de quem responde pela loja, frente e verso.',
    },
    residence: {
      title: 'Comprovante de residência',
      photo: 'Foto do comprovante de residência',
      hint: 'Conta de luz, água ou internet recente, com nome e endereço.',
    },
    activity: {
      title: 'Comprovante de atividade',
      photo: 'Foto do comprovante de atividade',
      hint: 'Contrato social, alvará ou certificado de MEI.',
    },
  },
  states: {
    missing: 'Não enviado',
    waiting: 'Em análise',
    approved: 'Aprovado',
    rejected: 'Recusado',
  },
  photoHint: 'Inteira e nítida, sem reflexos.',
  approved: 'Não é preciso enviar outro.',
  sent: (by: string, when: string) => `Enviado por ${by} em ${when}.`,
} as const;

export const newStoreTexts = {
  submit: 'Criar loja',
  hint: 'A loja nasce fechada.',
  mailed:
    'Quem a administra recebe por e-mail o convite para escolher a senha (vale por 7 dias) e faz o resto no painel.',
  notMailed:
    'Este servidor não envia e-mails (SMTP_URL): depois de criar, entregue você mesmo a quem a administra o link para escolher a senha.',
  store: 'A loja',
  company: 'Marca',
  companies: { comanda: 'Comanda', fominha: 'Fominha', pracinha: 'Pracinha' },
  name: 'Nome da loja',
  legalName: 'Razão social',
  document: 'CNPJ ou CPF',
  district: 'Bairro',
  email: 'E-mail da loja (opcional)',
  mobile: 'Celular (opcional)',
  admin: 'Quem administra',
  adminName: 'Nome de quem administra',
  adminEmail: 'E-mail de quem administra',
  adminHint: 'Com este e-mail a pessoa entra no painel; o convite vai para ele.',
} as const;

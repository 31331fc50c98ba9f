/** The rooms of 'Pagamento online', for links from one to another. */
export const PATHS = {
  registration: '/financeiro/cadastro/dados',
  documents: '/financeiro/cadastro/documentos',
  plans: '/financeiro/cadastro/planos',
  accounts: '/financeiro/cadastro/recebimentos',
} as const;

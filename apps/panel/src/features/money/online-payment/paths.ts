/** Paths of the 'Pagamento online' screens, for links between them. */
export const PATHS = {
  registration: '/financeiro/cadastro/dados',
  documents: '/financeiro/cadastro/documentos',
  plans: '/financeiro/cadastro/planos',
  accounts: '/financeiro/cadastro/recebimentos',
} as const;

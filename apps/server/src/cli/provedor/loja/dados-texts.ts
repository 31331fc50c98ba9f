import type { StoreData } from '@comanda/contract/store/store/provider-store-data.calls';

export const DADOS = {
  summary:
    'Mostra o que só o provedor muda de uma loja, ou muda: celular de recuperação, CNPJ, Razão Social, cidade, UF e fuso horário. Os contatos de antes são avisados, onde e-mail e SMS saem.',
  help: '[--celular …] [--cnpj …] [--razao-social …] [--cidade …] [--uf …] [--fuso America/Manaus] [--motivo "…"]',
  noReason: 'Diga o motivo com --motivo "…": ele fica no histórico da loja e no aviso a ela.',
  unchanged: (name: string) => `Nada mudou na loja "${name}".`,
  changed: (name: string) => `Dados da loja "${name}" mudados.`,
  question: (name: string, changes: readonly string[]) => `${changes.join('. ')}. Mudar a loja "${name}"?`,
  lines: ({ mobile, document, legalName, city, state, timeZone }: StoreData) => [
    `Celular de recuperação: ${mobile ?? '(nenhum)'}`,
    `CNPJ ou CPF: ${document}`,
    `Razão Social: ${legalName}`,
    `Cidade: ${city} (${state})`,
    `Fuso horário: ${timeZone}`,
  ],
};

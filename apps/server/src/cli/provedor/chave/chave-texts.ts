import type { IntakeKeySummary } from '../../../areas/people/intake-keys/public.ts';
import { minute } from '../pessoa/pessoa-texts.ts';

export const CHAVE = {
  summary: 'chaves de integração (X-API-KEY) com que os parceiros mandam pedidos',
  listSummary: 'Lista as chaves pelo nome curto; a chave mesmo só aparece quando é feita.',
  makeSummary: 'Faz uma chave e a mostra, uma vez só. O rótulo diz para quem é.',
  withdrawSummary: 'Retira uma chave: o parceiro que a usa não manda mais nada. Não tem volta.',
  none: 'Nenhuma chave.',
  line: ({ keyName, label, createdAt, revokedAt }: IntakeKeySummary) =>
    `${keyName}  ${label}  feita ${minute(createdAt)}${revokedAt === null ? '' : `  RETIRADA ${minute(revokedAt)}`}`,
  made: (name: string) => `Chave da loja "${name}". Guarde agora: ela não aparece de novo.`,
  withdrawQuestion: (keyName: string, name: string) =>
    `Retirar a chave ${keyName} da loja "${name}"? O parceiro que a usa para de mandar pedidos.`,
  unknown: (keyName: string) => `Não há chave ${keyName} em uso nesta loja.`,
  withdrawn: (keyName: string) => `Chave ${keyName} retirada.`,
};

import type { RegistrationSummary } from '../../../areas/people/leads/public.ts';
import { minute } from '../pessoa/pessoa-texts.ts';

export const CADASTRO = {
  summary: 'solicitações de cadastro feitas na tela de login; guardadas por 180 dias',
  listSummary: 'Lista as solicitações em aberto, ou todas.',
  answerSummary: 'Anota que alguém respondeu; a solicitação continua na lista.',
  closeSummary: 'Encerra a solicitação: virou loja, ou não vai virar.',
  none: 'Nenhuma solicitação em aberto.',
  line: (request: RegistrationSummary) => {
    const { requestName, name, storeName, mobile, email, createdAt, answeredAt, closedAt, handledBy } =
      request;
    const by = handledBy === null ? '' : ` por ${handledBy}`;
    const status =
      closedAt !== null
        ? `encerrada ${minute(closedAt)}${by}`
        : answeredAt !== null
          ? `respondida ${minute(answeredAt)}${by}`
          : 'SEM RESPOSTA';
    return `${requestName}  ${minute(createdAt)}  ${storeName}: ${name}, ${mobile}, ${email}  ${status}`;
  },
  unknown: (name: string) => `Nenhuma solicitação em aberto tem o código ${name}.`,
  ambiguous: (name: string, requests: readonly (string | undefined)[]) =>
    [`Mais de uma solicitação em aberto tem o código ${name}. Use o código inteiro:`, ...requests].join(
      '\n  ',
    ),
  answered: (name: string) => `Solicitação ${name} respondida.`,
  closed: (name: string) => `Solicitação ${name} encerrada.`,
};

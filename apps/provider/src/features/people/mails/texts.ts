import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import {
  MAIL_FAULT_WORDS,
  MAIL_STATE_WORDS,
  type MailOut,
  mailKindWords,
} from '@comanda/contract/people/mail/provider-mails.wire';

const at = (moment: number) => formatDateTime(new Date(moment));

export const mailTexts = {
  title: 'E-mails',
  subtitle: (givenUp: number | undefined) => {
    if (givenUp === undefined) return undefined;
    if (givenUp === 0) return 'O que o sistema envia a lojas e à equipe.';
    return givenUp === 1 ? '1 e-mail não saiu' : `${givenUp.toLocaleString('pt-BR')} e-mails não saíram`;
  },
  hint: 'O que o sistema enviou à loja nos últimos 30 dias. O texto nunca aparece aqui.',
  shown: 'Mostrar',
  words: { unsent: 'nao-enviados', all: 'todos' },
  unsent: 'Não enviados',
  all: 'Todos',
  list: 'E-mails',
  failed: 'Não foi possível carregar os e-mails.',
  noneUnsentTitle: 'Nenhum e-mail parado',
  noneUnsentHint: 'Tudo o que o sistema tinha para enviar já saiu.',
  noneTitle: 'Nenhum e-mail nos últimos 30 dias',
  noun: ['e-mail', 'e-mails'],
  kind: mailKindWords,
  team: 'Equipe e solicitações',
  /** The reason why the mail is unsent, and the next step. */
  status: ({ state, attempts, fault, faultCodes, nextAt, expiresAt }: MailOut) =>
    state !== 'waiting' && state !== 'given-up'
      ? null
      : [
          fault === null
            ? null
            : `${attempts > 1 ? `${attempts} tentativas. ` : ''}Na última, ${MAIL_FAULT_WORDS[fault]}${faultCodes === null ? '' : ` (${faultCodes})`}.`,
          nextAt === null ? null : `Próxima tentativa: ${at(nextAt)}.`,
          expiresAt === null ? null : `O código ou link vale até ${at(expiresAt)}.`,
        ]
          .filter(Boolean)
          .join(' ') || null,
  columns: {
    kind: 'E-mail',
    store: 'Loja',
    to: 'Para',
    queuedAt: 'Criado em',
    state: 'Situação',
    why: 'Por quê',
    actions: 'Ações',
  },
  state: MAIL_STATE_WORDS,
  actionsOf: (kind: string, to: string) => `Ações de ${mailKindWords(kind)}, para ${to}`,
  send: 'Enviar agora',
  sendDone: 'Tentando enviar agora.',
  drop: 'Descartar',
  dropTitle: 'Descartar este e-mail?',
  dropText: (kind: string, to: string) =>
    `“${mailKindWords(kind)}”, para ${to}, não será enviado. Não dá para desfazer.`,
  dropYes: 'Descartar e-mail',
  dropDone: 'E-mail descartado.',
  back: 'Voltar',
} as const;

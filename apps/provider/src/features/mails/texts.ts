import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import type { MailOut } from '@comanda/contract/provider/mails.calls';

const KINDS: Readonly<Record<string, string>> = {
  'agreement-signature': 'Link para assinar um documento',
  'agreement-signed': 'Cópia do documento assinado',
  'email-changed': 'Aviso: e-mail da pessoa trocado',
  invitation: 'Convite para o painel',
  'many-failed-logins': 'Aviso: muitas senhas erradas',
  'many-wrong-codes': 'Aviso: muitos códigos errados',
  'new-device': 'Aviso: entrada em aparelho novo',
  'new-email-code': 'Código do novo e-mail',
  'own-password-changed': 'Aviso: senha trocada',
  'password-changed': 'Aviso: senha da loja trocada',
  'password-set': 'Aviso: senha escolhida',
  'provider-password-link': 'Link de senha da equipe',
  'recovery-code': 'Código de recuperação',
  'registration-request': 'Nova solicitação de cadastro',
  'second-factor-off': 'Aviso: segundo fator desligado',
  'second-factor-on': 'Aviso: segundo fator ligado',
  'second-factor-recovery-code-used': 'Aviso: código de recuperação usado',
  'store-data-changed': 'Aviso: dados da loja trocados',
  'store-email-changed': 'Aviso: e-mail da loja trocado',
  'store-email-code': 'Código do novo e-mail da loja',
  'support-visit': 'Aviso: visita do suporte',
};

const FAULTS: Readonly<Record<NonNullable<MailOut['fault']>, string>> = {
  refused: 'o servidor de e-mail recusou este endereço ou esta mensagem',
  unreachable: 'o servidor de e-mail não atendeu ou pediu para esperar',
  unknown: 'a conexão caiu no meio: pode ter chegado',
  'not-set-up': 'este servidor não envia e-mails (SMTP_URL)',
  unreadable: 'foi guardado com outro segredo (COMANDA_SECRET)',
};

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
  kind: (kind: string) => KINDS[kind] ?? kind,
  team: 'Equipe e solicitações',
  /** Why it has not left, and what happens next. */
  standing: ({ state, attempts, fault, faultCodes, nextAt, expiresAt }: MailOut) =>
    state !== 'waiting' && state !== 'given-up'
      ? null
      : [
          fault === null
            ? null
            : `${attempts > 1 ? `${attempts} tentativas. ` : ''}Na última, ${FAULTS[fault]}${faultCodes === null ? '' : ` (${faultCodes})`}.`,
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
  state: {
    waiting: 'Esperando',
    sent: 'Enviado',
    'given-up': 'Não saiu',
    expired: 'Venceu antes de sair',
    dropped: 'Descartado',
  },
  actionsOf: (kind: string, to: string) => `Ações de ${KINDS[kind] ?? kind}, para ${to}`,
  send: 'Enviar agora',
  sendDone: 'Tentando enviar agora.',
  drop: 'Descartar',
  dropTitle: 'Descartar este e-mail?',
  dropText: (kind: string, to: string) =>
    `“${KINDS[kind] ?? kind}”, para ${to}, não será enviado. Não dá para desfazer.`,
  dropYes: 'Descartar e-mail',
  dropDone: 'E-mail descartado.',
  back: 'Voltar',
} as const;

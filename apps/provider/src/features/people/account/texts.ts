import { OWN_WORDS_HINT } from '@comanda/contract/people/access/password-fault-texts';

export const accountTexts = {
  title: 'Minha conta',
  subtitle: (login: string, role: string) => `${login} · ${role}`,
  password: 'Senha',
  passwordHint: 'Ao trocar, suas sessões em outros navegadores terminam.',
  current: 'Senha atual',
  newPassword: 'Nova senha',
  confirmation: 'Repita a nova senha',
  passwordRules: `No mínimo 8 caracteres, com letra maiúscula, número e caractere especial. ${OWN_WORDS_HINT}`,
  changePassword: 'Trocar senha',
  passwordChanged: 'Senha alterada.',
  factor: 'Segundo fator',
  factorHint: 'Além da senha, o console pede um código do seu celular a cada entrada.',
  replace: 'Usar outro celular',
  replaceTitle: 'Usar outro celular',
  factorFailed: 'Não foi possível configurar o segundo fator agora.',
  confirmFactor: 'Confirmar',
  codeMissing: 'Digite os 6 números.',
  passwordMissing: 'Digite sua senha.',
  sessions: 'Sessões',
  sessionsHint: 'Esqueceu o console aberto em outro lugar? Termine as outras sessões daqui.',
  endOthers: 'Sair dos outros navegadores',
  ended: (count: number) =>
    count === 0
      ? 'Não havia outra sessão aberta.'
      : count === 1
        ? '1 sessão encerrada.'
        : `${count} sessões encerradas.`,
  failed: 'Não foi possível agora. Tente de novo em instantes.',
  setUpTitle: 'Proteja sua entrada',
  setUpHint:
    'O console abre os dados de todas as lojas: antes de continuar, ligue um aplicativo de códigos do seu celular à sua conta.',
  codesTitle: 'Guarde estes códigos',
  linkTitle: 'Sua senha no console',
  linkHint: (name: string, login: string) =>
    `Olá, ${name}. Você entra no console com o usuário ${login}. Escolha sua senha.`,
  linkOver: 'Este link já foi usado ou venceu',
  linkOverHint: 'Peça outro a quem administra a equipe.',
  linkFailed: 'Não foi possível abrir o link',
  linkFailedHint: 'Confira a internet e tente novamente.',
  save: 'Salvar',
  saved: 'Senha salva. Entre com ela.',
  toLogin: 'Ir para a entrada',
} as const;

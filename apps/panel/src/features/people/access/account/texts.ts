export const accountTexts = {
  subtitle: 'Seus dados, sua senha e onde você está conectado.',
  loadFailed: 'Não foi possível carregar a sua conta.',
  profile: 'Seus dados',
  name: 'Nome',
  login: 'Usuário',
  email: 'E-mail',
  noEmail: 'Nenhum: os avisos vão para o e-mail da loja.',
  changeName: 'Mudar nome',
  changeEmail: 'Mudar e-mail',
  save: 'Salvar',
  nameSaved: 'Nome alterado.',
  nameFailed: 'Não foi possível mudar o nome.',
  newEmail: 'Novo e-mail',
  newEmailHint: 'Vamos enviar um código a ele. Até você digitar o código, nada muda.',
  sendCode: 'Enviar código',
  confirmEmail: 'Confirme o novo e-mail',
  codeSent: (email: string) => `Enviamos um código a ${email}. Ele vale por 10 minutos.`,
  code: 'Código de 6 números',
  codeMissing: 'Digite os 6 números.',
  confirm: 'Confirmar',
  emailSaved: 'E-mail alterado. Avisamos também o endereço de antes.',
  emailFailed: 'Não foi possível mudar o e-mail.',
  password: 'Senha',
  passwordHint: 'Ao trocar, os outros aparelhos são desconectados; este continua.',
  changePassword: 'Trocar senha',
  savePassword: 'Salvar',
  current: 'Senha atual',
  currentMissing: 'Digite a senha atual.',
  newPassword: 'Nova senha',
  confirmation: 'Confirme a nova senha',
  passwordChanged: 'Senha alterada. Os outros aparelhos foram desconectados.',
  passwordFailed: 'Não foi possível trocar a senha.',
} as const;

export const factorTexts = {
  title: 'Segundo fator',
  hint: 'Além da senha, um código do seu celular. Quem descobrir a sua senha não entra sem ele.',
  on: 'Ligado',
  turnOn: 'Ligar segundo fator',
  setUpTitle: 'Ligar segundo fator',
  changeApp: 'Trocar de aplicativo',
  confirm: 'Confirmar',
  cancel: 'Cancelar',
  codeMissing: 'Digite os 6 números.',
  beginFailed: 'Não foi possível criar a chave agora.',
  confirmFailed: 'Não foi possível confirmar o código.',
  codesLeft: (left: number) => `Você tem ${left} códigos de recuperação guardados.`,
  fewCodes: (left: number) =>
    left === 0
      ? 'Seus códigos de recuperação acabaram. Gere novos: sem eles, quem perde o celular fica de fora.'
      : `Resta${left === 1 ? '' : 'm'} ${left} código${left === 1 ? '' : 's'} de recuperação. Gere novos para não ficar sem.`,
  newCodes: 'Gerar novos códigos',
  codesFailed: 'Não foi possível gerar os códigos.',
  turnOff: 'Desligar',
  turnOffTitle: 'Desligar o segundo fator?',
  turnOffText: 'Para entrar bastará a senha. Os códigos de recuperação deixam de valer.',
  turnOffDemanded:
    'A sua loja exige segundo fator dos administradores: sem ele, você só poderá abrir a sua conta para ligar de novo.',
  keep: 'Manter ligado',
  turnedOff: 'Segundo fator desligado.',
  turnOffFailed: 'Não foi possível desligar o segundo fator.',
  codesTitle: 'Códigos de recuperação',
} as const;

export const sessionTexts = {
  title: 'Onde você está conectado',
  hint: 'Não reconhece um aparelho? Encerre e troque a senha.',
  loadFailed: 'Não foi possível carregar os aparelhos.',
  thisDevice: 'Este aparelho',
  unknownDevice: 'Aparelho não identificado',
  place: (place: string) => `Endereço ${place}`,
  since: (at: string) => `Conectado desde ${at}`,
  used: (at: string, since: string) => `Último uso ${at} · desde ${since}`,
  end: 'Encerrar',
  endOf: (device: string) => `Encerrar ${device}`,
  ended: 'Sessão encerrada.',
  failed: 'Não foi possível encerrar.',
  endOthers: 'Sair de todos os outros',
  endOthersTitle: 'Sair de todos os outros aparelhos?',
  endOthersText:
    'Só este aparelho continua conectado. Se um deles recebe os pedidos, será preciso entrar de novo lá.',
  cancel: 'Cancelar',
  othersEnded: (count: number) => (count === 1 ? '1 sessão encerrada.' : `${count} sessões encerradas.`),
} as const;

export const demandTexts = {
  title: 'Segurança da loja',
  hint: 'Vale para todos os administradores da loja. Operadores continuam entrando só com a senha.',
  label: 'Exigir segundo fator dos administradores',
  from: (at: string) =>
    `Quem não ligar até ${at} só poderá abrir a própria conta, para ligar. Até lá, nada muda no trabalho.`,
  failed: 'Não foi possível mudar.',
} as const;

export const setUpPageTexts = {
  title: 'Ligue o segundo fator para continuar',
  why: 'A sua loja exige de administradores um código além da senha. Leva dois minutos e você volta ao trabalho.',
  leave: 'Sair',
} as const;

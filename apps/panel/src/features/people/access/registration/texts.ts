export const registrationTexts = {
  title: 'Solicitar cadastro',
  intro: 'Conte quem você é. Nossa equipe entra em contato para cadastrar a sua loja.',
  name: 'Seu nome',
  storeName: 'Nome do estabelecimento',
  mobile: 'Celular',
  email: 'E-mail',
  consent:
    'Ao enviar, você autoriza o uso destes dados apenas para entrarmos em contato sobre o cadastro da sua loja, conforme a Lei Geral de Proteção de Dados (LGPD).',
  submit: 'Solicitar cadastro',
  nameShort: 'Informe o seu nome.',
  storeNameShort: 'Informe o nome do estabelecimento.',
  mobileWrong: 'Informe o celular com DDD.',
  emailWrong: 'Informe um e-mail válido.',
  done: 'Solicitação enviada. Em breve entraremos em contato.',
  failed: 'Não foi possível enviar a solicitação. Tente novamente.',
  offline: 'Sem conexão com o servidor. Confira a internet.',
} as const;

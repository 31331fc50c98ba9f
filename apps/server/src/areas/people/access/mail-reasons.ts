/** The last sentence of a mail, which explains to the reader why the mail was sent. */
export const MAIL_REASONS = {
  account: ({ storeName, login }: { storeName: string; login: string }) =>
    `Você recebe este e-mail porque ele está na conta do usuário ${login} da loja ${storeName}.`,
  formerAccount: ({ storeName, login }: { storeName: string; login: string }) =>
    `Você recebe este e-mail porque ele estava na conta do usuário ${login} da loja ${storeName}.`,
  store: (storeName: string) => `Você recebe este e-mail porque ele é o contato da loja ${storeName}.`,
  formerStore: (storeName: string) =>
    `Você recebe este e-mail porque ele era o contato da loja ${storeName}.`,
  administrators: (storeName: string) =>
    `Este aviso vai para quem administra a loja ${storeName} e para o e-mail dela.`,
  /** The address was typed on a screen. */
  typed: (screen: string) => `Você recebe este e-mail porque alguém digitou este endereço em “${screen}”.`,
} as const;

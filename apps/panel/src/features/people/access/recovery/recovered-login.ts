const KEY = 'comanda.recovered-login';

/** The login of the newly saved password, for the next login in this tab. */
export const recoveredLogin = {
  keep: (login: string) => {
    try {
      sessionStorage.setItem(KEY, login);
    } catch {
      // Without storage, the user types the login.
      return;
    }
  },
  read: (): string => {
    try {
      return sessionStorage.getItem(KEY) ?? '';
    } catch {
      return '';
    }
  },
};

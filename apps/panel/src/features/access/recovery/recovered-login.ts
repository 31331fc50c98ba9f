const KEY = 'comanda.recovered-login';

/** The user whose password was just saved, for the login that follows in this tab. */
export const recoveredLogin = {
  keep: (login: string) => {
    try {
      sessionStorage.setItem(KEY, login);
    } catch {
      // It is typed then.
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

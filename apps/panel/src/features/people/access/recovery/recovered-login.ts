const KEY = 'comanda.recovered-login';

/** The login whose password was just saved, for the next login in this tab. */
export const recoveredLogin = {
  keep: (login: string) => {
    try {
      sessionStorage.setItem(KEY, login);
    } catch {
      // Without storage, the user types it.
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

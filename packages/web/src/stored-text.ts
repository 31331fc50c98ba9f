/**
 * A text that is saved in this browser under a name. Without browser storage, nothing is saved and nothing
 * fails.
 */
export function storedText(name: string): { read(): string | null; write(text: string | null): void } {
  return {
    read: () => {
      try {
        return localStorage.getItem(name);
      } catch {
        return null;
      }
    },
    write: (text) => {
      try {
        if (text === null) localStorage.removeItem(name);
        else localStorage.setItem(name, text);
      } catch {
        // In a private window or with a full disk, the text is lost when the page closes.
      }
    },
  };
}

/** A text saved in this browser under a name. Without storage it saves nothing and does not fail. */
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
        // In private windows and with a full disk, the text lasts only as long as the page.
      }
    },
  };
}

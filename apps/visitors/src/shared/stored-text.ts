/** A text this browser keeps under a name; where storage is refused, nothing is kept and nothing breaks. */
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
        // Private windows and full disks: what is typed lives as long as the page.
      }
    },
  };
}

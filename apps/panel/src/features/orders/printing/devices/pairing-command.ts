/** Formats a code in two groups of four characters, easier to read aloud and to type. */
export function readableCode(code: string): string {
  const letters = code.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  return letters.length === 8 ? `${letters.slice(0, 4)}-${letters.slice(4)}` : code;
}

/** The exact command for the printing computer, to run in the agent's folder. */
export function pairingCommand(origin: string, code: string): string {
  return `npm run agente -- parear --servidor ${origin} --codigo ${readableCode(code)}`;
}

const STARS = '******';

/** `contato@pizzaria.com.br` → `co******@pizzaria.com.br`. The number of stars is always the same. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? STARS : `${beginning(email.slice(0, at))}${STARS}${email.slice(at)}`;
}

/** Masks a Brazilian number with area code: `11987654321` → `(11) *****-4321`. */
export function maskPhone(digits: string): string {
  return `(${digits.slice(0, 2)}) ${'*'.repeat(Math.max(0, digits.length - 6))}-${digits.slice(-4)}`;
}

/** `dona.maria` → `do******`. If the login is an e-mail address, its domain stays visible. */
export function maskLogin(login: string): string {
  return login.includes('@') ? maskEmail(login) : `${beginning(login)}${STARS}`;
}

/** `Maria da Silva` → `M*** d*** S***`: the person recognises the own name, but other people cannot read it. */
export function maskName(name: string): string {
  return name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${[...word][0] ?? ''}***`)
    .join(' ');
}

/** The first two characters, or only the first of a short text. */
function beginning(text: string): string {
  const characters = [...text];
  return characters.slice(0, characters.length > 3 ? 2 : 1).join('');
}

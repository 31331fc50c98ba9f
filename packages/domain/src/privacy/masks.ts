const STARS = '******';

/** `contato@pizzaria.com.br` → `co******@pizzaria.com.br`; the number of stars tells nothing. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? STARS : `${beginning(email.slice(0, at))}${STARS}${email.slice(at)}`;
}

/** Digits of a Brazilian number with area code: `11987654321` → `(11) *****-4321`. */
export function maskPhone(digits: string): string {
  return `(${digits.slice(0, 2)}) ${'*'.repeat(Math.max(0, digits.length - 6))}-${digits.slice(-4)}`;
}

/** `dona.maria` → `do******`; an e-mail keeps its domain. */
export function maskLogin(login: string): string {
  return login.includes('@') ? maskEmail(login) : `${beginning(login)}${STARS}`;
}

/** `Maria da Silva` → `M*** d*** S***`: enough to recognise oneself, too little to learn a name. */
export function maskName(name: string): string {
  return name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${[...word][0] ?? ''}***`)
    .join(' ');
}

/** The first two characters, of short texts the first only. */
function beginning(text: string): string {
  const characters = [...text];
  return characters.slice(0, characters.length > 3 ? 2 : 1).join('');
}

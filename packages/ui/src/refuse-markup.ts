/** What our policy uses of Trusted Types, which TypeScript's own library does not know yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(text: string): string | null }): unknown;
}

/**
 * The server's policy lets no text become markup (`require-trusted-types-for`). The design system writes its style
 * sheets through that door, so text that can hold no element may pass; a `<` never does. To be called before
 * anything is drawn. Browsers without Trusted Types go without.
 */
export function refuseMarkup(): void {
  const trustedTypes: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes');
  trustedTypes?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) });
}

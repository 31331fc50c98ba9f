/** The part of the Trusted Types API that we use. TypeScript does not declare it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(text: string): string | null }): unknown;
}

/**
 * Must be called before the first render. The content security policy forbids parsing text as markup
 * (`require-trusted-types-for`). The component library writes style sheets as markup, so texts without `<`
 * are allowed; any other text throws. Browsers without Trusted Types ignore this policy.
 */
export function refuseMarkup(): void {
  const trustedTypes: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes');
  trustedTypes?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) });
}

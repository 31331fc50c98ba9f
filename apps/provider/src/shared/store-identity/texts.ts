const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');

export const identityTexts = {
  city: 'Cidade',
  state: 'UF',
  noState: '–',
  sameDocument: (storeId: number, name: string) => `A loja ${storeId} (${name}) já tem este CNPJ ou CPF.`,
  otherSpelling: (name: string) =>
    `Nos bairros importados esta cidade se escreve “${name}”. Use a mesma grafia.`,
  unknownCity: (city: string, similar: readonly string[]) =>
    similar.length > 0
      ? `Nenhum bairro de ${city} foi importado. Você quis dizer ${quoted(similar)}?`
      : `Nenhum bairro de ${city} foi importado: a loja só terá onde entregar depois disso.`,
} as const;

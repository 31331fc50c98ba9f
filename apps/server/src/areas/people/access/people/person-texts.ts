/** Faults of a person's typed data. */
export const PERSON_FAULTS = {
  required: 'Preencha este campo.',
  email: 'E-mail inválido.',
  username: 'Use de 3 a 60 letras minúsculas, números, ponto, hífen ou sublinhado.',
} as const;

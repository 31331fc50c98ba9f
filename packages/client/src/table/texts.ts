export const listTexts = {
  begunAgain: 'A lista mudou e começou de novo.',
} as const;

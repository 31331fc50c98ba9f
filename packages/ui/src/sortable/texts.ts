export const sortableTexts = {
  /** Accessible name of the handle. */
  handle: (name: string) => `Mover ${name}`,
  hint: 'Arraste, toque para escolher a posição, ou use Alt e as setas para cima e para baixo.',
  moveTo: 'Mover para…',
  title: (name: string) => `Mover ${name}`,
  position: 'Posição',
  positionHint: (count: number) => `De 1 (primeira) a ${count} (última).`,
  move: 'Mover',
  lifted: (name: string, at: number, count: number) => `${name} na mão. Posição ${at} de ${count}.`,
  moved: (name: string, at: number, count: number) => `${name}: posição ${at} de ${count}.`,
  dropped: (name: string, at: number, count: number) => `${name} ficou na posição ${at} de ${count}.`,
  cancelled: (name: string, at: number) => `${name} voltou para a posição ${at}.`,
  refused: (name: string, at: number) => `Não deu para mover. ${name} voltou para a posição ${at}.`,
} as const;

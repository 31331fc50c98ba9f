export const listTexts = {
  begunAgain: 'A lista mudou e começou de novo.',
  export: 'Exportar',
  exportAs: 'Exportar como',
  formats: { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' },
  exported: 'Planilha baixada.',
  exportFailed: 'Não foi possível exportar.',
  exportBroken: 'A planilha não chegou inteira, e nada foi salvo. Confira a internet e tente de novo.',
} as const;

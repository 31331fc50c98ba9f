export const MESSAGES = { paid: 'Fatura paga.', cancelled: 'Fatura cancelada.' };

import type { DeliveryEstimate } from '@comanda/domain/store/store/estimate';

export const estimateTexts = {
  label: 'Previsão',
  panel: 'Previsão de entrega',
  range: ({ minMinutes, maxMinutes }: DeliveryEstimate) => `${minMinutes}–${maxMinutes}`,
  minutes: 'min',
  custom: 'Personalizado',
  from: 'De',
  to: 'até',
  apply: 'Usar esta previsão',
  invalid: 'Previsão inválida: use minutos de 1 a 240, o menor primeiro.',
  saved: 'Previsão de entrega alterada',
} as const;

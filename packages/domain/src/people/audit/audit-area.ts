/** Areas for filtering the audit log, in the sequence of the screen. */
export const AUDIT_AREAS = [
  'people',
  'access',
  'store',
  'registration',
  'hours',
  'payments',
  'delivery-areas',
  'courier',
  'printing',
  'catalogue',
  'finance',
  'privacy',
] as const;
export type AuditArea = (typeof AUDIT_AREAS)[number];

export const AUDIT_AREA_NAMES: Record<AuditArea, string> = {
  people: 'Pessoas',
  access: 'Acesso',
  store: 'Loja',
  registration: 'Cadastro',
  hours: 'Horários',
  payments: 'Pagamentos',
  'delivery-areas': 'Locais de atendimento',
  courier: 'Entregas',
  printing: 'Impressão',
  catalogue: 'Cardápio',
  finance: 'Financeiro',
  privacy: 'Dados pessoais',
};

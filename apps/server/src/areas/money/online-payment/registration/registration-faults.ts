import type { FieldFault } from '@comanda/contract/errors';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { birthFault } from '@comanda/domain/money/online-payment/registration';
import { FAULTS } from '../texts.ts';
import { merchantCategories } from './merchant-categories.ts';
import type { RegistrationForm } from './registration.reads.ts';

/**
 * Finds faults of the form that the formats of single fields do not catch, by API name. `today`: the store's
 * day.
 */
export async function registrationFaults(form: RegistrationForm, today: CalendarDate): Promise<FieldFault[]> {
  const faults: FieldFault[] = [];
  const fault = (campo: string, mensagem: string) => faults.push({ campo, mensagem });
  if (form.personType === 'company' && form.companyDocument === '') fault('est_cnpj', FAULTS.required);
  const categories = await merchantCategories();
  if (!categories.some(({ code }) => code === form.category)) fault('est_cat_negocio', FAULTS.category);
  const born = birthFault(form.ownerBornOn, today);
  if (born !== null) fault('pro_nascimento', FAULTS[born]);
  return faults;
}

import { defineCall } from '../../kit/define-call.ts';
import { answer } from '../../kit/record.ts';
import { done, nothing } from '../../kit/shape.ts';
import { removedDateWire, specialDateWire, storedHoursWire, weekInputWire } from './hours.wire.ts';

export const listHours = defineCall({
  name: 'hours.list',
  summary: 'Horários da semana, abertura e fechamento automáticos, datas especiais e próximos feriados',
  route: 'GET software_app/listarHorarios',
  access: { kind: 'session', permission: 'store.read' },
  isOpenToVisits: true,
  input: nothing,
  output: answer(storedHoursWire),
});

/**
 * `horarios` is a list of seven entries, or the same list as JSON text. Without `versao` the week replaces
 * any version.
 */
export const saveWeek = defineCall({
  name: 'hours.save-week',
  summary: 'Salvar os horários da semana e a abertura e o fechamento automáticos',
  route: 'POST software_app/alteraHorarios2',
  access: { kind: 'session', permission: 'hours.manage' },
  input: weekInputWire,
  output: done,
  errors: ['record.changed-meanwhile'],
});

export const saveSpecialDate = defineCall({
  name: 'hours.save-special-date',
  summary: 'Dizer como a loja funciona em uma data: fechada, como sempre ou com horários próprios',
  route: 'POST funcionamento/datas',
  access: { kind: 'session', permission: 'hours.manage' },
  input: specialDateWire,
  output: done,
  errors: ['record.changed-meanwhile', 'hours.week-missing', 'hours.too-many-dates'],
});

export const removeSpecialDate = defineCall({
  name: 'hours.remove-special-date',
  summary: 'Voltar uma data ao horário da semana',
  route: 'POST funcionamento/datas/remover',
  access: { kind: 'session', permission: 'hours.manage' },
  input: removedDateWire,
  output: done,
  errors: ['record.changed-meanwhile', 'hours.date-missing'],
});

import { type CalendarDate, dateOfDayNumber, dayNumberOf } from '../time/calendar-date.ts';
import { addBankDays, nextBankDay } from './bank-calendar.ts';

/** Day of the month after a period on which its invoice is due. */
const DUE_DAY_OF_MONTH = 10;

/** The days in the life of an invoice. A boleto that is due on no bank day is paid on the next one without interest. */
export interface InvoiceDates {
  /** Written on the invoice and in its boleto; may be a Sunday or a holiday. */
  dueOn: CalendarDate;
  /** The last day on which paying is in time. */
  payableUntil: CalendarDate;
  /** The bank day on which a payment of the last day is known. */
  clearsOn: CalendarDate;
  /** The first day on which an unpaid invoice is overdue. */
  overdueFrom: CalendarDate;
}

/** Dates of the invoice of a month, which is told by any of its days. */
export function invoiceDates(dayOfPeriod: CalendarDate): InvoiceDates {
  const [year = 0, month = 0] = dayOfPeriod.split('-').map(Number);
  // Months count from 0 here, so this is the next one.
  const dueOn = new Date(Date.UTC(year, month, DUE_DAY_OF_MONTH)).toISOString().slice(0, 10);
  return datesOfDueDay(dueOn);
}

/** Dates of an invoice that is due on `dueOn`. */
export function datesOfDueDay(dueOn: CalendarDate): InvoiceDates {
  const payableUntil = nextBankDay(dueOn);
  const clearsOn = addBankDays(payableUntil, 1);
  return { dueOn, payableUntil, clearsOn, overdueFrom: dateOfDayNumber(dayNumberOf(clearsOn) + 1) };
}

/** Bank days after a period in which its tax invoices are issued. */
const TAX_INVOICE_BANK_DAYS = 13;

/** Until when the tax invoices of a period are expected, which is told by its last day. */
export const taxInvoicesExpectedOn = (endsOn: CalendarDate): CalendarDate =>
  addBankDays(endsOn, TAX_INVOICE_BANK_DAYS);

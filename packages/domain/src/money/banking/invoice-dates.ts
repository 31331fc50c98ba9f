import { type CalendarDate, dateOfDayNumber, dayNumberOf } from '../../kit/time/calendar-date.ts';
import { addBankDays, nextBankDay } from './bank-calendar.ts';

/** Day of the following month when an invoice is due. */
const DUE_DAY_OF_MONTH = 10;

/**
 * The dates of an invoice. If banks are closed on the due day, the boleto can be paid on the next bank day
 * without interest.
 */
export interface InvoiceDates {
  /** Date on the invoice and in its boleto, which may be a Sunday or a holiday. */
  dueOn: CalendarDate;
  /** The last day to pay without interest. */
  payableUntil: CalendarDate;
  /** The bank day when the bank reports a payment made on the last day. */
  clearsOn: CalendarDate;
  /** The first day when an unpaid invoice is overdue. */
  overdueFrom: CalendarDate;
}

/** The dates of the invoice for the month that contains this day. */
export function invoiceDates(dayOfPeriod: CalendarDate): InvoiceDates {
  const [year = 0, month = 0] = dayOfPeriod.split('-').map(Number);
  // `Date.UTC` counts months from 0, so `month` is already the next month.
  const dueOn = new Date(Date.UTC(year, month, DUE_DAY_OF_MONTH)).toISOString().slice(0, 10);
  return datesOfDueDay(dueOn);
}

/** Dates of an invoice that is due on `dueOn`. */
export function datesOfDueDay(dueOn: CalendarDate): InvoiceDates {
  const payableUntil = nextBankDay(dueOn);
  const clearsOn = addBankDays(payableUntil, 1);
  return { dueOn, payableUntil, clearsOn, overdueFrom: dateOfDayNumber(dayNumberOf(clearsOn) + 1) };
}

/** Tax invoices are issued within this many bank days after a period. */
const TAX_INVOICE_BANK_DAYS = 13;

/** The day by when tax invoices are expected for the period that ends on `endsOn`. */
export const taxInvoicesExpectedOn = (endsOn: CalendarDate): CalendarDate =>
  addBankDays(endsOn, TAX_INVOICE_BANK_DAYS);

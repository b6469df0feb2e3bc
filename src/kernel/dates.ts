import { dateFormat } from './formats.ts';

// Dates without a zone are ISO strings 'YYYY-MM-DD'; local wall times are 'YYYY-MM-DDTHH:MM'.
// No Temporal here: pages import this file, and not every browser has it.

/** True for an existing calendar date: not for 2026-02-30 nor for a year 0 (PostgreSQL has none). */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Days since 1970, both included. */
export type DayRange = { first: number; last: number };

/** The calendar day in a zone at an instant. */
export function localDate(instant: Date, timeZone: string): string {
  return dateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant);
}

/** 1 for Monday to 7 for Sunday (ISO 8601). */
export function isoWeekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

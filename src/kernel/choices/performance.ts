// Over which days a supplier looks at its performance, and what of it.

/** Days up to today. */
export const performancePeriods = { '7d': 7, '30d': 30, '90d': 90, '12m': 365 } as const;
export type PerformancePeriod = keyof typeof performancePeriods;

/** The longest time of one's own choice: a leap year. */
export const performanceDaysMost = 366;

/** Fewer bookings have no distribution: one of them would look like a trend. */
export const bookingsForShares = 5;

/** Each is a chart and a file. */
export const performanceTables = ['demand', 'occupancy', 'lead-times', 'cancellations', 'money', 'ranks'] as const;
export type PerformanceTable = (typeof performanceTables)[number];

/** Days between the booking and the start; each group begins where the one before it has ended. */
export const leadTimeGroups = [0, 1, 2, 4, 8, 15, 31, 61, 91] as const;

/** Whom a cancellation came from; `clock`: too few had booked. */
export const cancellationActors = ['traveller', 'supplier', 'operator', 'clock'] as const;
export type CancellationActor = (typeof cancellationActors)[number];

// How the lists of suppliers and operators can be sorted, by endpoint: the first is how a list is without a choice. A minus
// turns an order around: the latest, largest or last of the alphabet first. Lists that are always short, or are looked up by a
// text, have no choice (docs/decisions/193-lists-are-sorted-by-one-declaration.md).
export const listSorts = {
  listAccounts: ['-added', 'added', 'name', '-name'],
  findBookings: ['-booked', 'booked', '-start', 'start'],
  listSupplierBookings: ['next', 'start', '-start', '-booked', 'booked', '-total', 'total'],
  listTourDrafts: ['-updated', 'updated', 'name', '-name'],
  listSupplierDepartures: ['start', '-start', '-occupancy', 'occupancy'],
  listSupplierReviews: ['unanswered', '-written', 'written', '-rating', 'rating'],
  listSupplierCodes: ['-added', 'added', 'code', '-code', '-used', 'used'],
  listWebhookDeliveries: ['-at', 'at'],
  listSuppliers: ['waiting', 'name', '-name', '-added', 'added'],
  listReportedReviews: ['waiting', '-written', 'written', '-rating', 'rating'],
  listNotices: ['received', '-received'],
  listSubmittedTours: ['received', '-received'],
  listUnreviewedTours: ['-added', 'added'],
  listAffiliates: ['received', '-received'],
  listMessages: ['-received', 'received'],
  listApplications: ['-received', 'received'],
  listSellersOfYear: ['incomplete', 'name', '-name'],
  listAuditEntries: ['-at', 'at'],
  listPostings: ['-at', 'at'],
  findGiftCards: ['-added', 'added'],
  findPromoCodes: ['code', '-code', '-used', 'used'],
  listDeadJobs: ['-at', 'at'],
  listHeldMails: ['-at', 'at'],
  listHeldWebhooks: ['-at', 'at'],
  listAccountMails: ['-at', 'at'],
} as const;

export type SortedList = keyof typeof listSorts;
export type SortOf<List extends SortedList> = (typeof listSorts)[List][number];

/** What is sorted by, in either direction. */
export type SortKey<Sort extends string> = Sort extends `-${infer Key}` ? Key : Sort;

// Written by tools/describe-database.ts from the migrations; npm run check keeps it true.
import type { ColumnType, Generated } from 'kysely';

type Timestamp = Date;

export type AffiliateClicksTable = {
  id: string;
  affiliateId: string;
  clickedAt: Timestamp;
};

export type AffiliateDaysTable = {
  affiliateId: string;
  day: string;
  clicks: number;
};

export type AffiliateReferralsTable = {
  bookingId: string;
  affiliateId: string;
  shareMinor: number;
  currency: string;
  referredAt: Timestamp;
  earnedAt: Timestamp | null;
};

export type AffiliatesTable = {
  id: string;
  userId: string;
  kind: string;
  state: string;
  name: string;
  link: string;
  message: string;
  language: string;
  code: string | null;
  percent: number | null;
  appliedAt: Timestamp;
  decidedAt: Timestamp | null;
  decidedBy: string | null;
  reasons: string | null;
};

export type ApplicationsTable = {
  id: string;
  name: string;
  email: string;
  field: string;
  link: string | null;
  message: string;
  language: string;
  writtenAt: Timestamp;
};

export type AuditEntriesTable = {
  id: string;
  at: Timestamp;
  actorId: string | null;
  action: string;
  subjectKind: string;
  subjectId: string;
  reason: string;
};

export type BookingEventsTable = {
  bookingId: string;
  at: Timestamp;
  fromState: string | null;
  toState: string;
  actor: string;
  reason: string | null;
};

export type BookingsTable = {
  id: string;
  reference: string;
  userId: string;
  tourId: string;
  optionId: string;
  departureId: string;
  state: string;
  seats: number;
  adults: number;
  children: number;
  lines: ColumnType<unknown, string, string>;
  currency: string;
  totalMinor: number;
  commissionMinor: number;
  paymentKind: string;
  policyKey: string;
  startsAt: Timestamp;
  startsAtLocal: string;
  timeZone: string;
  language: string;
  createdAt: Timestamp;
  placedAt: Timestamp | null;
  holdExpiresAt: Timestamp | null;
  decideBy: Timestamp | null;
  confirmedAt: Timestamp | null;
  endedAt: Timestamp | null;
  endedBy: string | null;
  endReason: string | null;
  refundMinor: number | null;
  reviewedAt: Timestamp | null;
  attendedAt: Timestamp | null;
};

export type CategoriesTable = {
  id: string;
  slug: string;
  position: number;
};

export type CategoryTextsTable = {
  categoryId: string;
  language: string;
  name: string;
  description: string;
};

export type ChallengesTable = {
  tokenHash: Buffer;
  purpose: string;
  userId: string | null;
  expiresAt: Timestamp;
};

export type ContactMessagesTable = {
  id: string;
  name: string;
  email: string;
  topic: string;
  bookingReference: string | null;
  message: string;
  language: string;
  writtenAt: Timestamp;
};

export type DeparturesTable = {
  id: string;
  optionId: string;
  tourId: string;
  startsAtLocal: string;
  timeZone: string;
  startsAt: Timestamp;
  capacity: number;
  taken: Generated<number>;
  open: Generated<boolean>;
};

export type GiftCardRedemptionsTable = {
  bookingId: string;
  giftCardId: string;
  amountMinor: number;
  returnedMinor: Generated<number>;
  paidMinor: number;
  refundedMinor: Generated<number>;
  redeemedAt: Timestamp;
};

export type GiftCardsTable = {
  id: string;
  buyerId: string;
  state: string;
  codeHash: Buffer | null;
  amountMinor: number;
  balanceMinor: Generated<number>;
  currency: string;
  senderName: string;
  recipientName: string;
  recipientEmail: string;
  message: string | null;
  language: string;
  sendOn: string;
  orderedAt: Timestamp;
  paidAt: Timestamp | null;
  sentAt: Timestamp | null;
  withdrawnAt: Timestamp | null;
};

export type IdempotencyKeysTable = {
  userId: string;
  operation: string;
  key: string;
  requestHash: Buffer;
  status: number | null;
  response: ColumnType<unknown, string | null, string>;
  createdAt: Generated<Timestamp>;
};

export type JobsTable = {
  id: Generated<number>;
  name: string;
  payload: ColumnType<unknown, string | undefined, string>;
  runAt: Generated<Timestamp>;
  attempts: Generated<number>;
  lastError: string | null;
  deadAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
  recurring: Generated<boolean>;
  urgent: Generated<boolean>;
};

export type LedgerEntriesTable = {
  transactionId: string;
  account: string;
  supplierId: string | null;
  currency: string;
  amountMinor: number;
  giftCardId: string | null;
  affiliateId: string | null;
};

export type LedgerTransactionsTable = {
  id: string;
  bookingId: string | null;
  kind: string;
  at: Timestamp;
};

export type MailLinksTable = {
  tokenHash: Buffer;
  userId: string;
  purpose: string;
  email: string;
  expiresAt: Timestamp;
};

export type MailsTable = {
  id: string;
  event: string;
  recipient: string;
  language: string;
  subject: string;
  bodyText: string;
  bodyHtml: string;
  createdAt: Generated<Timestamp>;
  sentAt: Timestamp | null;
  attempts: Generated<number>;
  nextTryAt: Generated<Timestamp>;
  lastError: string | null;
  holdsSecret: Generated<boolean>;
  urgent: Generated<boolean>;
};

export type MissingTranslationsTable = {
  language: string;
  namespace: string;
  key: string;
  shown: string;
  times: Generated<number>;
  lastSeenAt: Generated<Timestamp>;
};

export type NoticeDecisionsTable = {
  noticeId: string;
  stage: string;
  outcome: string;
  basis: string | null;
  reasons: string;
  decidedBy: string | null;
  decidedAt: Timestamp;
};

export type NoticesTable = {
  id: string;
  reference: string;
  state: Generated<string>;
  category: string;
  address: string;
  tourId: string | null;
  statement: string;
  name: string | null;
  email: string | null;
  language: string;
  receivedAt: Timestamp;
  appealedBy: string | null;
  appeal: string | null;
  appealedAt: Timestamp | null;
};

export type OptionTextsTable = {
  optionId: string;
  language: string;
  name: string;
};

export type OptionsTable = {
  id: string;
  tourId: string;
  position: number;
  active: Generated<boolean>;
};

export type PasskeysTable = {
  id: string;
  userId: string;
  credentialId: string;
  publicKey: Buffer;
  signCount: number;
  transports: string[];
  name: string;
  createdAt: Timestamp;
  lastUsedAt: Timestamp | null;
};

export type PaymentsTable = {
  id: string;
  bookingId: string | null;
  provider: string;
  state: string;
  amountMinor: number;
  currency: string;
  refundedMinor: Generated<number>;
  pageToken: string;
  createdAt: Timestamp;
  expiresAt: Timestamp | null;
  capturedAt: Timestamp | null;
  giftCardId: string | null;
};

export type PlaceTextsTable = {
  placeId: string;
  language: string;
  name: string;
  line: string;
};

export type PlacesTable = {
  id: string;
  slug: string;
  country: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  popularity: Generated<number>;
  pictureUrl: string;
  pictureScene: ColumnType<unknown, string | null, string>;
};

export type RecoveryCodesTable = {
  userId: string;
  codeHash: Buffer;
};

export type RefreshTokensTable = {
  tokenHash: Buffer;
  sessionId: string;
  issuedAt: Generated<Timestamp>;
  replacedAt: Timestamp | null;
};

export type ReviewDecisionsTable = {
  id: string;
  reviewId: string;
  outcome: string;
  basis: string | null;
  reasons: string;
  decidedBy: string | null;
  decidedAt: Timestamp;
};

export type ReviewPhotosTable = {
  id: string;
  userId: string;
  reviewId: string | null;
  position: Generated<number>;
  file: string;
  smallFile: string;
  width: number;
  height: number;
  uploadedAt: Timestamp;
};

export type ReviewReportsTable = {
  id: string;
  reviewId: string;
  reason: string;
  details: string | null;
  userId: string | null;
  language: string;
  reportedAt: Timestamp;
  decisionId: string | null;
};

export type ReviewsTable = {
  id: string;
  tourId: string;
  bookingId: string;
  userId: string;
  author: string;
  stars: number;
  comment: string;
  language: string;
  supplierReply: string | null;
  writtenAt: Timestamp;
  replyLanguage: string | null;
  repliedAt: Timestamp | null;
  hiddenAt: Timestamp | null;
};

export type SchedulesTable = {
  id: string;
  optionId: string;
  weekdays: number[];
  startTimes: string[];
  capacity: number;
  seasonStartsOn: string | null;
  seasonEndsOn: string | null;
  madeUntil: string | null;
};

export type SearchChangesTable = {
  transactionId: Generated<number>;
  kind: string;
  subjectId: string;
  writtenAt: Generated<Timestamp>;
  firstDay: string | null;
  lastDay: string | null;
};

export type SearchChangesTrimmedTable = {
  onlyRow: Generated<boolean>;
  upTo: number;
};

export type SearchDocumentsTable = {
  tourId: string;
  language: string;
  titleTerms: string[];
  nameTerms: string[];
  textTerms: string[];
  allTerms: string[];
};

export type SearchNamesTable = {
  kind: string;
  subjectId: string;
  name: string;
};

export type SearchTermsTable = {
  language: string;
  term: string;
  word: string;
  named: boolean;
};

export type SecretsTable = {
  name: string;
  value: Buffer;
  createdAt: Generated<Timestamp>;
};

export type SessionsTable = {
  id: string;
  userId: string;
  userAgent: string | null;
  createdAt: Generated<Timestamp>;
  lastSeenAt: Generated<Timestamp>;
  expiresAt: Timestamp;
  revokedAt: Timestamp | null;
  reauthenticatedAt: Timestamp | null;
};

export type SettingsTable = {
  key: string;
  value: ColumnType<unknown, string, string>;
  updatedAt: Generated<Timestamp>;
};

export type SharedWishlistsTable = {
  userId: string;
  code: string;
  title: string | null;
  sharedAt: Timestamp;
};

export type SupplierMembersTable = {
  supplierId: string;
  userId: string;
};

export type SuppliersTable = {
  id: string;
  slug: string;
  name: string;
  legalName: string;
  country: string;
  currency: string;
  address: string;
  email: string;
  phone: string;
  registerNumber: string;
  taxNumber: string;
  selfCertifiedAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
  registerName: string | null;
  state: Generated<string>;
  checkedAt: Timestamp | null;
  checkedBy: string | null;
  refusal: string | null;
  suspendedAt: Timestamp | null;
};

export type TagTextsTable = {
  tagId: string;
  language: string;
  name: string;
};

export type TagsTable = {
  id: string;
  slug: string;
  position: number;
};

export type ThrottlesTable = {
  key: string;
  windowStartsAt: Timestamp;
  count: number;
};

export type TotpTable = {
  userId: string;
  encryptedSecret: Buffer;
  begunAt: Timestamp;
  confirmedAt: Timestamp | null;
  lastStep: number | null;
};

export type TourCategoriesTable = {
  tourId: string;
  categoryId: string;
};

export type TourPicturesTable = {
  tourId: string;
  position: number;
  url: string;
  scene: ColumnType<unknown, string | null, string>;
};

export type TourTagsTable = {
  tourId: string;
  tagId: string;
};

export type TourTextsTable = {
  tourId: string;
  language: string;
  title: string;
  description: string;
  whatToDo: string | null;
  detail: string | null;
  included: Generated<string[]>;
  meetingPoint: string | null;
};

export type ToursTable = {
  id: string;
  slug: string;
  supplierId: string;
  placeId: string;
  status: Generated<string>;
  currency: string;
  fromPriceMinor: number | null;
  durationMinutes: number | null;
  guideLanguages: Generated<string[]>;
  policyKey: string;
  payLater: boolean;
  confirmation: string;
  pickupAvailable: Generated<boolean>;
  meetingLatitude: number | null;
  meetingLongitude: number | null;
  reviewCount: Generated<number>;
  starsSum: Generated<number>;
  popularity: Generated<number>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type UnitsTable = {
  id: string;
  optionId: string;
  kind: string;
  priceMinor: number;
  minAge: number | null;
  maxAge: number | null;
};

export type UsersTable = {
  id: string;
  email: string;
  name: string;
  role: string;
  passwordHash: string;
  language: string | null;
  currency: string | null;
  phone: string | null;
  city: string | null;
  country: string | null;
  dateOfBirth: string | null;
  loyaltyPoints: number | null;
  preferences: string | null;
  savedLocations: ColumnType<unknown, string | null, string>;
  avatarFile: string | null;
  createdAt: Generated<Timestamp>;
  emailConfirmedAt: Timestamp | null;
  pendingEmail: string | null;
  wantsReminders: Generated<boolean>;
  wantsNews: Generated<boolean>;
  erasedAt: Timestamp | null;
  suspendedAt: Timestamp | null;
  secondFactorGraceFrom: Generated<Timestamp>;
  isDemo: Generated<boolean>;
  confirmedElsewhere: Generated<boolean>;
};

export type WishlistItemsTable = {
  userId: string;
  tourId: string;
  addedAt: Timestamp;
};

export type Tables = {
  affiliateClicks: AffiliateClicksTable;
  affiliateDays: AffiliateDaysTable;
  affiliateReferrals: AffiliateReferralsTable;
  affiliates: AffiliatesTable;
  applications: ApplicationsTable;
  auditEntries: AuditEntriesTable;
  bookingEvents: BookingEventsTable;
  bookings: BookingsTable;
  categories: CategoriesTable;
  categoryTexts: CategoryTextsTable;
  challenges: ChallengesTable;
  contactMessages: ContactMessagesTable;
  departures: DeparturesTable;
  giftCardRedemptions: GiftCardRedemptionsTable;
  giftCards: GiftCardsTable;
  idempotencyKeys: IdempotencyKeysTable;
  jobs: JobsTable;
  ledgerEntries: LedgerEntriesTable;
  ledgerTransactions: LedgerTransactionsTable;
  mailLinks: MailLinksTable;
  mails: MailsTable;
  missingTranslations: MissingTranslationsTable;
  noticeDecisions: NoticeDecisionsTable;
  notices: NoticesTable;
  optionTexts: OptionTextsTable;
  options: OptionsTable;
  passkeys: PasskeysTable;
  payments: PaymentsTable;
  placeTexts: PlaceTextsTable;
  places: PlacesTable;
  recoveryCodes: RecoveryCodesTable;
  refreshTokens: RefreshTokensTable;
  reviewDecisions: ReviewDecisionsTable;
  reviewPhotos: ReviewPhotosTable;
  reviewReports: ReviewReportsTable;
  reviews: ReviewsTable;
  schedules: SchedulesTable;
  searchChanges: SearchChangesTable;
  searchChangesTrimmed: SearchChangesTrimmedTable;
  searchDocuments: SearchDocumentsTable;
  searchNames: SearchNamesTable;
  searchTerms: SearchTermsTable;
  secrets: SecretsTable;
  sessions: SessionsTable;
  settings: SettingsTable;
  sharedWishlists: SharedWishlistsTable;
  supplierMembers: SupplierMembersTable;
  suppliers: SuppliersTable;
  tagTexts: TagTextsTable;
  tags: TagsTable;
  throttles: ThrottlesTable;
  totp: TotpTable;
  tourCategories: TourCategoriesTable;
  tourPictures: TourPicturesTable;
  tourTags: TourTagsTable;
  tourTexts: TourTextsTable;
  tours: ToursTable;
  units: UnitsTable;
  users: UsersTable;
  wishlistItems: WishlistItemsTable;
};

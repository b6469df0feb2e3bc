// The keys of texts/en, as types: a key that no text has does not compile. A new file of texts is listed here.
import type about from '#texts/en/about.json';
import type accessibility from '#texts/en/accessibility.json';
import type affiliates from '#texts/en/affiliates.json';
import type apiKeys from '#texts/en/api-keys.json';
import type app from '#texts/en/app.json';
import type auth from '#texts/en/auth.json';
import type authoring from '#texts/en/authoring.json';
import type availability from '#texts/en/availability.json';
import type becomeSupplier from '#texts/en/become-supplier.json';
import type blog from '#texts/en/blog.json';
import type bookTour from '#texts/en/book-tour.json';
import type bookingChange from '#texts/en/booking-change.json';
import type bookingDetail from '#texts/en/booking-detail.json';
import type bookingList from '#texts/en/booking-list.json';
import type cart from '#texts/en/cart.json';
import type categories from '#texts/en/categories.json';
import type codes from '#texts/en/codes.json';
import type common from '#texts/en/common.json';
import type compare from '#texts/en/compare.json';
import type consoleTexts from '#texts/en/console.json';
import type contact from '#texts/en/contact.json';
import type content from '#texts/en/content.json';
import type contentMail from '#texts/en/content-mail.json';
import type cookies from '#texts/en/cookies.json';
import type calendar from '#texts/en/calendar.json';
import type departures from '#texts/en/departures.json';
import type earlyForms from '#texts/en/early-forms.json';
import type moves from '#texts/en/moves.json';
import type dashboard from '#texts/en/dashboard.json';
import type desk from '#texts/en/desk.json';
import type digitalServices from '#texts/en/digital-services.json';
import type explorer from '#texts/en/explorer.json';
import type featuredTexts from '#texts/en/featured.json';
import type footer from '#texts/en/footer.json';
import type giftCardMail from '#texts/en/gift-card-mail.json';
import type giftCards from '#texts/en/gift-cards.json';
import type help from '#texts/en/help.json';
import type helpAnswers from '#texts/en/help-answers.json';
import type home from '#texts/en/home.json';
import type jobs from '#texts/en/jobs.json';
import type ledger from '#texts/en/ledger.json';
import type legal from '#texts/en/legal.json';
import type login from '#texts/en/login.json';
import type mail from '#texts/en/mail.json';
import type menus from '#texts/en/menus.json';
import type moderation from '#texts/en/moderation.json';
import type navbar from '#texts/en/navbar.json';
import type operations from '#texts/en/operations.json';
import type offers from '#texts/en/offers.json';
import type partnerAccount from '#texts/en/partner-account.json';
import type partnerHome from '#texts/en/partner-home.json';
import type paymentPage from '#texts/en/payment-page.json';
import type payments from '#texts/en/payments.json';
import type personalData from '#texts/en/personal-data.json';
import type personalInfo from '#texts/en/personal-info.json';
import type press from '#texts/en/press.json';
import type priceReasons from '#texts/en/price-reasons.json';
import type privacy from '#texts/en/privacy.json';
import type problems from '#texts/en/problems.json';
import type profile from '#texts/en/profile.json';
import type performance from '#texts/en/performance.json';
import type questions from '#texts/en/questions.json';
import type resources from '#texts/en/resources.json';
import type reviews from '#texts/en/reviews.json';
import type scenes from '#texts/en/scenes.json';
import type searchForm from '#texts/en/search-form.json';
import type searchMore from '#texts/en/search-more.json';
import type searchResults from '#texts/en/search-results.json';
import type security from '#texts/en/security.json';
import type sellerReports from '#texts/en/seller-reports.json';
import type signInCode from '#texts/en/sign-in-code.json';
import type seo from '#texts/en/seo.json';
import type settings from '#texts/en/settings.json';
import type sitemap from '#texts/en/sitemap.json';
import type sorting from '#texts/en/sorting.json';
import type supplierAreas from '#texts/en/supplier-areas.json';
import type supplierCodes from '#texts/en/supplier-codes.json';
import type supplierFiles from '#texts/en/supplier-files.json';
import type taxes from '#texts/en/taxes.json';
import type tags from '#texts/en/tags.json';
import type terms from '#texts/en/terms.json';
import type taxonomy from '#texts/en/taxonomy.json';
import type acting from '#texts/en/acting.json';
import type supplierDocuments from '#texts/en/supplier-documents.json';
import type supplierTerms from '#texts/en/supplier-terms.json';
import type articles from '#texts/en/articles.json';
import type theme from '#texts/en/theme.json';
import type translations from '#texts/en/translations.json';
import type tourDetail from '#texts/en/tour-detail.json';
import type tourMore from '#texts/en/tour-more.json';
import type tours from '#texts/en/tours.json';
import type typedFields from '#texts/en/typed-fields.json';
import type units from '#texts/en/units.json';
import type validity from '#texts/en/validity.json';
import type team from '#texts/en/team.json';
import type waitlist from '#texts/en/waitlist.json';
import type webhooks from '#texts/en/webhooks.json';
import type wishlist from '#texts/en/wishlist.json';

type TextFiles = {
  about: typeof about;
  accessibility: typeof accessibility;
  affiliates: typeof affiliates;
  'api-keys': typeof apiKeys;
  app: typeof app;
  auth: typeof auth;
  authoring: typeof authoring;
  calendar: typeof calendar;
  departures: typeof departures;
  'early-forms': typeof earlyForms;
  moves: typeof moves;
  availability: typeof availability;
  'become-supplier': typeof becomeSupplier;
  blog: typeof blog;
  'book-tour': typeof bookTour;
  'booking-change': typeof bookingChange;
  'booking-detail': typeof bookingDetail;
  'booking-list': typeof bookingList;
  cart: typeof cart;
  categories: typeof categories;
  codes: typeof codes;
  common: typeof common;
  compare: typeof compare;
  console: typeof consoleTexts;
  desk: typeof desk;
  contact: typeof contact;
  content: typeof content;
  'content-mail': typeof contentMail;
  cookies: typeof cookies;
  dashboard: typeof dashboard;
  'digital-services': typeof digitalServices;
  explorer: typeof explorer;
  featured: typeof featuredTexts;
  footer: typeof footer;
  'gift-card-mail': typeof giftCardMail;
  'gift-cards': typeof giftCards;
  help: typeof help;
  'help-answers': typeof helpAnswers;
  home: typeof home;
  jobs: typeof jobs;
  ledger: typeof ledger;
  legal: typeof legal;
  login: typeof login;
  mail: typeof mail;
  menus: typeof menus;
  moderation: typeof moderation;
  navbar: typeof navbar;
  offers: typeof offers;
  operations: typeof operations;
  'partner-account': typeof partnerAccount;
  'partner-home': typeof partnerHome;
  'payment-page': typeof paymentPage;
  payments: typeof payments;
  'personal-data': typeof personalData;
  'personal-info': typeof personalInfo;
  press: typeof press;
  'price-reasons': typeof priceReasons;
  privacy: typeof privacy;
  problems: typeof problems;
  profile: typeof profile;
  questions: typeof questions;
  resources: typeof resources;
  reviews: typeof reviews;
  scenes: typeof scenes;
  'search-form': typeof searchForm;
  'search-more': typeof searchMore;
  'search-results': typeof searchResults;
  security: typeof security;
  'seller-reports': typeof sellerReports;
  'sign-in-code': typeof signInCode;
  seo: typeof seo;
  settings: typeof settings;
  sitemap: typeof sitemap;
  sorting: typeof sorting;
  'supplier-areas': typeof supplierAreas;
  'supplier-codes': typeof supplierCodes;
  'supplier-files': typeof supplierFiles;
  taxes: typeof taxes;
  tags: typeof tags;
  taxonomy: typeof taxonomy;
  articles: typeof articles;
  acting: typeof acting;
  performance: typeof performance;
  'supplier-documents': typeof supplierDocuments;
  'supplier-terms': typeof supplierTerms;
  theme: typeof theme;
  translations: typeof translations;
  terms: typeof terms;
  'tour-detail': typeof tourDetail;
  'tour-more': typeof tourMore;
  tours: typeof tours;
  'typed-fields': typeof typedFields;
  units: typeof units;
  validity: typeof validity;
  team: typeof team;
  waitlist: typeof waitlist;
  webhooks: typeof webhooks;
  wishlist: typeof wishlist;
};

/** A file of texts/en, without its ending. */
export type TextFile = keyof TextFiles;

/** 'tours' for 'tours_one' and 'tours_other'; a key that merely ends like a plural stays what it is. */
type KeyIn<Texts, Key extends keyof Texts = keyof Texts> = Key extends `${infer Base}_one`
  ? `${Base}_other` extends keyof Texts
    ? Base
    : Key
  : Key extends `${infer Base}_other`
    ? `${Base}_one` extends keyof Texts
      ? never
      : Key
    : Key;

/** A key of this file; of several files, one that each of them has. */
export type TextKey<File extends TextFile> = KeyIn<TextFiles[File]> & string;

/** What follows a beginning in the keys of a file: 'bookings' of 'part_bookings'. Names a key that data complete. */
export type KeyEnding<File extends TextFile, Beginning extends string> =
  TextKey<File> extends infer Key ? (Key extends `${Beginning}${infer Ending}` ? Ending : never) : never;

/** What comes before an ending: 'receipt' of 'receipt.subject'. */
export type KeyBeginning<File extends TextFile, Ending extends string> =
  TextKey<File> extends infer Key ? (Key extends `${infer Beginning}${Ending}` ? Beginning : never) : never;

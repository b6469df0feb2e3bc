import type { auditEndpoints } from '#contract/operator/audit.ts';
import type { operatorBookingEndpoints } from '#contract/operator/bookings.ts';
import type { operatorCodeEndpoints } from '#contract/operator/codes.ts';
import type { ledgerEndpoints } from '#contract/operator/ledger.ts';
import type { operationEndpoints } from '#contract/operator/operations.ts';
import type { operatorSettingEndpoints } from '#contract/operator/settings.ts';
import type { operatorTextEndpoints } from '#contract/operator/texts.ts';
import type { operatorUserEndpoints } from '#contract/operator/users.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { decideRefund, withdrawRefund } from '#domain/bookings/goodwill/refund-beyond-terms.ts';
import { proposeRefundByReference, readProposedRefunds } from './bookings/refunds.ts';
import { decideByReference } from './bookings/decide-by-reference.ts';
import { findBookings } from './bookings/find-bookings.ts';
import { readBookingRecord } from './bookings/read-booking-record.ts';
import { featureTour, unfeatureTour } from '#domain/settings/feature-tours.ts';
import { changeStaffRole } from './change-staff-role.ts';
import { endAccountSessions } from './end-account-sessions.ts';
import { createMarketplaceCode, setMarketplaceCodeState } from './codes/marketplace-codes.ts';
import { blockGiftCard, blockPromoCode, findGiftCards, findPromoCodes, resendFoundGiftCard } from './codes/codes.ts';
import { decideDeadJobs, decideHeldMails, decideHeldWebhooks } from './failures/decide-failures.ts';
import { addLogo } from './logo/add-logo.ts';
import { checkLogoOnColours } from './logo/check-logo.ts';
import { readDeadJobs, readFailures, readHeldMails, readHeldWebhooks } from './failures/read-failures.ts';
import { listAccountMails, resendMail } from './resend-mail.ts';
import { getAccount, listAccounts } from './read-accounts.ts';
import { downloadPostings, downloadTrialBalance, readPostings, readTrialBalance } from './ledger/read-ledger.ts';
import { changeSettingByOperator, listSettings } from './settings.ts';
import { enterExchangeRate, listExchangeRates, removeExchangeRate } from './rates/rates.ts';
import { changeText, removeUnusedText } from './texts/change-text.ts';
import { exportTexts, listTexts } from './texts/list-texts.ts';
import { readAuditLog, readVerification, requestAuditCheck } from './read-audit-log.ts';

export const auditHandlers: Handlers<typeof auditEndpoints> = {
  listAuditEntries: (context, { query }) => readAuditLog(context, query),
  verifyAuditLog: (context) => readVerification(context),
  async checkAuditLog(context) {
    await requestAuditCheck(context);
    return {};
  },
};

export const operatorSettingHandlers: Handlers<typeof operatorSettingEndpoints> = {
  listSettings: (context) => listSettings(context),
  changeSetting: (context, { params, body }) => changeSettingByOperator(context, params.key, body.value),
  addLogo: (context, { body }) => addLogo(context, body.picture),
  checkLogoOnColours: (context, { query }) => checkLogoOnColours(context, query),
  async featureTour(context, { body }) {
    await featureTour(context, body);
    return undefined;
  },
  async unfeatureTour(context, { body }) {
    await unfeatureTour(context, body);
    return undefined;
  },
};

export const operatorTextHandlers: Handlers<typeof operatorTextEndpoints> = {
  listTexts: (context, { query }) => listTexts(context, query),
  changeText: (context, { params, body }) => changeText(context, params, body),
  async removeUnusedText(context, { params }) {
    await removeUnusedText(context, params);
    return undefined;
  },
  exportTexts: (context) => exportTexts(context),
};

export const operatorUserHandlers: Handlers<typeof operatorUserEndpoints> = {
  listAccounts: (context, { query }) => listAccounts(context, query),
  getAccount: (context, { params }) => getAccount(context, params.id),
  changeStaffRole: (context, { params, body }) => changeStaffRole(context, params.id, body.staffRole),
  listAccountMails: (context, { params, query }) => listAccountMails(context, params.id, query),
  resendMail: (context, { params }) => resendMail(context, params),
  async endAccountSessions(context, { params }) {
    await endAccountSessions(context, params.id);
    return undefined;
  },
  async endAccountSession(context, { params }) {
    await endAccountSessions(context, params.id, params.sessionId);
    return undefined;
  },
};

export const operatorBookingHandlers: Handlers<typeof operatorBookingEndpoints> = {
  findBookings: (context, { query }) => findBookings(context, query),
  getBookingRecord: (context, { params }) => readBookingRecord(context, params.reference),
  proposeRefund: (context, { params, body }) => proposeRefundByReference(context, params.reference, body),
  listProposedRefunds: (context) => readProposedRefunds(context),
  decideRefund: (context, { params, body }) => decideRefund(context, params.id, body),
  withdrawRefund: (context, { params }) => withdrawRefund(context, params.id),
  decideBookingByOperator: (context, { params, body }) => decideByReference(context, params.reference, body),
};

export const operationHandlers: Handlers<typeof operationEndpoints> = {
  listFailures: (context) => readFailures(context),
  listDeadJobs: (context, { query }) => readDeadJobs(context, query),
  decideDeadJobs: (context, { body }) => decideDeadJobs(context, body),
  listHeldMails: (context, { query }) => readHeldMails(context, query),
  decideHeldMails: (context, { body }) => decideHeldMails(context, body),
  listHeldWebhooks: (context, { query }) => readHeldWebhooks(context, query),
  decideHeldWebhooks: (context, { body }) => decideHeldWebhooks(context, body),
};

export const ledgerHandlers: Handlers<typeof ledgerEndpoints> = {
  getTrialBalance: (context, { query }) => readTrialBalance(context, query),
  downloadTrialBalance: (context, { query }) => downloadTrialBalance(context, query),
  listPostings: (context, { query }) => readPostings(context, query),
  downloadPostings: async (context, { query }) => downloadPostings(context, query),
};

export const operatorCodeHandlers: Handlers<typeof operatorCodeEndpoints> = {
  findGiftCards: (context, { query }) => findGiftCards(context, query),
  resendFoundGiftCard: (context, { params }) => resendFoundGiftCard(context, params.id),
  blockGiftCard: (context, { params, body }) => blockGiftCard(context, params.id, body),
  findPromoCodes: (context, { query }) => findPromoCodes(context, query),
  createMarketplaceCode: (context, { body }) => createMarketplaceCode(context, body),
  setMarketplaceCodeState: (context, { params, body }) => setMarketplaceCodeState(context, params.id, body.state),
  blockPromoCode: (context, { params, body }) => blockPromoCode(context, params.id, body),
  listExchangeRates: (context) => listExchangeRates(context),
  enterExchangeRate: (context, { params, body }) => enterExchangeRate(context, params.currency, body),
  removeExchangeRate: (context, { params }) => removeExchangeRate(context, params.currency),
};
